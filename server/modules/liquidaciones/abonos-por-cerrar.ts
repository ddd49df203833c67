import type { Tx } from '#server/ctx.ts'
import { refuseCampo } from '#server/refusal.ts'
import { listAbonos, type AbonoRow } from './corridas.db.ts'

/** What the bank did not carry out of a run, and why. */
export interface Devuelto {
  abonoId: string
  motivo: string
}

/** The transfers that the bank has yet to answer for, and the reasons of those it returned. */
export async function abonosPorCerrar(
  tx: Tx,
  corridaId: string,
  devueltos: readonly Devuelto[],
): Promise<{ pendientes: AbonoRow[]; motivos: Map<string, string> }> {
  const pendientes = (await listAbonos(tx, corridaId)).filter(({ estado }) => estado === 'pendiente')
  const motivos = new Map(devueltos.map(({ abonoId, motivo }) => [abonoId, motivo]))
  if ([...motivos.keys()].some((abonoId) => !pendientes.some(({ id }) => id === abonoId)))
    refuseCampo('devueltos', 'Ese abono no está en esta nómina')
  return { pendientes, motivos }
}
