import type { Ctx, Tx } from '#server/ctx.ts'
import { deleteTotp } from '#server/modules/totp/index.ts'
import { anularEnlaces } from './enlaces.db.ts'
import { deleteSesionesDe } from './sesiones.db.ts'
import { updateUsuario, type UsuarioRow } from './usuarios.db.ts'

/** Only where the address was confirmed do its reader and the holder of the password count as one. */
export const esDeQuienLee = (cuenta: UsuarioRow | undefined): cuenta is UsuarioRow => cuenta !== undefined && cuenta.emailVerificadoEn !== null && cuenta.claveHash !== ''

/** Whoever opened an account with an address that nobody confirmed may be a stranger: it begins anew for whoever reads that mail. */
export async function empezarDeNuevo({ now }: Pick<Ctx, 'now'>, tx: Tx, usuarioId: string): Promise<void> {
  await updateUsuario(tx, usuarioId, { claveHash: '' }, now)
  await deleteSesionesDe(tx, usuarioId)
  await deleteTotp(tx, usuarioId)
  await anularEnlaces(tx, usuarioId, ['clave', 'correo', 'correo_nuevo', 'correo_anterior', 'invitacion'], now)
}
