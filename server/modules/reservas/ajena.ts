import type { Ctx, Tx } from '#server/ctx.ts'
import { exigirOtraEmpresa, exigirOtraPersona, exigirOtroNegocio } from '#server/modules/usuarios/index.ts'
import { getReserva, type ReservaCompleta } from './reservas.db.ts'

/** One of our own decides nothing about a booking of theirs: what they bought, or what their company bought or their business sold (docs/permisos.md 5). */
export async function exigirQueSeaAjena(ctx: Ctx, tx: Tx, reserva: string | ReservaCompleta): Promise<void> {
  const { usuarioId, empresaId, ...r } = typeof reserva === 'string' ? await getReserva(tx, reserva) : reserva
  exigirOtraPersona(ctx, usuarioId)
  await exigirOtroNegocio(ctx, tx, r)
  await exigirOtraEmpresa(ctx, tx, empresaId)
}
