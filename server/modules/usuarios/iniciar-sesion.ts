import type { Input } from '#contract/call.ts'
import type { usuarios } from '#contract/usuarios.ts'
import type { Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { pideTotp, usarTotp } from '#server/modules/totp/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirSesion } from './abrir-sesion.ts'
import { claveCorrecta } from './clave.ts'
import { contarFallo, esperarTurno, revisarFallos } from './intentos.ts'
import { findUsuarioPorEmail, tieneMembresia } from './usuarios.db.ts'

type Credenciales = Input<typeof usuarios.iniciarSesion>

export const iniciarSesion = (ctx: Ctx, credenciales: Credenciales) => iniciar(ctx, credenciales, 'cliente')
export const iniciarSesionProveedor = (ctx: Ctx, credenciales: Credenciales) => iniciar(ctx, credenciales, 'proveedor')
export const iniciarSesionAdmin = (ctx: Ctx, credenciales: Credenciales) => iniciar(ctx, credenciales, 'admin')

async function iniciar(ctx: Ctx, { email, password, recordarme, totp }: Credenciales, contexto: Sesion['contexto']) {
  const direccion = email.normalize('NFC').toLowerCase()
  await revisarFallos(ctx, direccion)
  await esperarTurno(ctx, direccion)
  const usuario = await findUsuarioPorEmail(ctx.db, direccion)
  const esSuya = await claveCorrecta(usuario?.claveHash, password, {
    antes: () => revisarFallos(ctx, direccion),
    alFallar: () => contarFallo(ctx, direccion),
  })
  if (!esSuya || !usuario) refuse('credenciales-incorrectas')
  if (usuario.suspendidoEn) refuse('cuenta-suspendida')
  if (!(await tieneMembresia(ctx.db, usuario.id, contexto))) refuse('sin-permiso')
  if (await pideTotp(ctx.db, usuario.id)) await revisarTotp(ctx, usuario, totp)
  return ctx.transaction((tx) => abrirSesion(ctx, tx, usuario.id, contexto, recordarme))
}

/** A wrong code counts like a wrong password, so that neither can be guessed; a recovery code that was used up is told. */
async function revisarTotp(ctx: Ctx, { id, email }: { id: string; email: string }, totp = ''): Promise<void> {
  if (totp.trim() === '') refuse('totp-requerido')
  const usado = await ctx.transaction(async (tx) => {
    const con = await usarTotp(tx, id, totp, ctx.now)
    if (con === 'respaldo') {
      await anotar(tx, { actor: id, accion: 'totp.respaldo', objeto: 'usuario', objetoId: id, now: ctx.now })
      await ctx.enqueue(tx, 'usuarios.avisarSegundoFactor', { usuarioId: id, en: ctx.now.toISOString(), que: con })
    }
    return con
  })
  if (usado) return
  await contarFallo(ctx, email)
  refuse('totp-incorrecto')
}
