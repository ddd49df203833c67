import type { Ctx, Tx } from '#server/ctx.ts'
import { findMiembro, trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { getReserva, type ReservaCompleta } from './reservas.db.ts'

/** One of our own decides nothing about money of theirs: what they bought, or what their company bought or their business sold (reliability 6). */
export async function exigirQueSeaAjena(ctx: Ctx, tx: Tx, reserva: string | ReservaCompleta): Promise<void> {
  const { usuarioId, empresaId, ...r } = typeof reserva === 'string' ? await getReserva(tx, reserva) : reserva
  const yo = deQuien(ctx)
  if (yo !== null && (usuarioId === yo || (await trabajaPara(tx, yo, r)))) refuse('decide-otra-persona')
  if (empresaId !== null) await exigirOtraEmpresa(ctx, tx, empresaId)
}

/** The same of what a company asked for beside its bookings. */
export async function exigirOtraEmpresa(ctx: Ctx, tx: Tx, empresaId: string): Promise<void> {
  const yo = deQuien(ctx)
  if (yo !== null && (await findMiembro(tx, empresaId, yo))) refuse('decide-otra-persona')
}

const deQuien = ({ actor }: Ctx): string | null => (actor.tipo === 'sesion' ? actor.usuarioId : null)
