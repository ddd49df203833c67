import type { Ctx, Tx } from '#server/ctx.ts'
import { exigirOtraEmpresa, exigirOtraPersona } from '#server/modules/usuarios/index.ts'
import type { SolicitudRow } from './solicitudes.db.ts'

/** Nobody of our staff answers what they, or their company, asked for. */
export async function exigirSolicitudAjena(ctx: Ctx, tx: Tx, { usuarioId, empresaId }: SolicitudRow): Promise<void> {
  exigirOtraPersona(ctx, usuarioId)
  await exigirOtraEmpresa(ctx, tx, empresaId)
}
