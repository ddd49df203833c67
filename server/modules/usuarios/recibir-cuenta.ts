import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { refuseCampo } from '#server/refusal.ts'
import { hashClave } from './clave.ts'
import { crearCuenta } from './crear-cuenta.ts'
import { empezarDeNuevo } from './empezar-de-nuevo.ts'
import { anularEnlaces } from './enlaces.db.ts'
import { marcarVerificado, updateUsuario, type UsuarioRow } from './usuarios.db.ts'

/** For whoever came by a mailed link: a new account, or the one that nobody confirmed, begun anew. Its address is thereby confirmed. */
export async function recibirCuenta(
  ctx: Ctx,
  cuenta: UsuarioRow | undefined,
  datos: { nombre: string; email: string; password: string },
): Promise<(tx: Tx) => Promise<string>> {
  const tomar = cuenta ? await tomarCuenta(ctx, cuenta.id, datos) : await crearCuenta(ctx, datos)
  return async (tx) => {
    const id = await tomar(tx)
    await marcarVerificado(tx, id, ctx.now)
    await anularEnlaces(tx, id, ['correo'], ctx)
    await ctx.enqueue(tx, 'reservas.reclamar', { usuarioId: id })
    return id
  }
}

async function tomarCuenta(
  ctx: Ctx,
  id: string,
  { nombre, email, password }: { nombre: string; email: string; password: string },
): Promise<(tx: Tx) => Promise<string>> {
  const motivo = motivoParaNoAceptarClave(password, { email, nombre })
  if (motivo) refuseCampo('password', motivo)
  const claveHash = await hashClave(password)
  return async (tx) => {
    await empezarDeNuevo(ctx, tx, id)
    await updateUsuario(tx, id, { nombre, claveHash }, ctx.now)
    return id
  }
}
