import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { usuarios } from '#contract/usuarios.ts'
import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { abrirSesion } from './abrir-sesion.ts'
import { hashClave } from './clave.ts'
import { darEnlace } from './dar-enlace.ts'
import { insertConsentimiento, insertUsuario } from './usuarios.db.ts'
import { TEXTOS_VERSION } from './consentir.ts'

export async function registrarUsuario(ctx: Ctx, input: Input<typeof usuarios.registrarUsuario>) {
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const motivo = motivoParaNoAceptarClave(input.password, { email: input.email, nombre: input.nombre })
  if (motivo) refuseCampo('password', motivo)
  const claveHash = await hashClave(input.password)
  const id = randomUUID()
  return ctx.transaction(async (tx) => {
    const row = { id, nombre: input.nombre, email: input.email, telefono: input.telefono ?? null, claveHash, createdAt: ctx.now, updatedAt: ctx.now }
    if (!(await insertUsuario(tx, row))) refuse('correo-en-uso')
    const aceptados = [['terminos', true], ['marketing', input.aceptaMarketing], ['personalizacion_ia', input.aceptaPersonalizacionIA]] as const
    for (const [tipo, otorgado] of aceptados) if (otorgado) await insertConsentimiento(tx, { usuarioId: id, tipo, version: TEXTOS_VERSION, otorgado, ip: ctx.address, now: ctx.now })
    await darEnlace(ctx, tx, id, 'correo')
    return abrirSesion(ctx, tx, id, 'cliente')
  })
}
