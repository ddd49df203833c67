import { randomUUID } from 'node:crypto'
import { motivoParaNoFiar } from '#domain/empresas/credito.ts'
import { asientoDeDiferencia, saldoDeCredito, saldoDeCreditoCancelado, type Apunte } from '#domain/pagos/asientos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { asentar } from './libro.ts'
import { findDeuda, lockDeudora, sumCredito } from './credito.db.ts'

/**
 * A company owes this reserva from now on: what the ledger says of it is brought to `total`, with what units owe that were taken off. The reserva is locked by the caller.
 * What would take it past its limit is refused with `credito-insuficiente`.
 */
export async function fijarCredito(
  tx: Tx,
  {
    reservaId,
    total,
    porQuitadas = 0,
    tasa,
    now,
  }: { reservaId: string; total: number; porQuitadas?: number; tasa: number; now: Date },
): Promise<void> {
  const actual = await sumCredito(tx, reservaId)
  await revisarCredito(tx, reservaId, total + porQuitadas - (actual.empresas ?? 0))
  const tipo = Object.keys(actual).length === 0 ? 'credito' : 'credito_ajustado'
  await asentarDiferencia(tx, {
    reservaId,
    tipo,
    apuntes: asientoDeDiferencia(actual, saldoDeCredito(total, tasa, porQuitadas)),
    now,
  })
}

/** What the ledger says that a company owes of a reserva. */
export const debeDe = async (db: Db | Tx, reservaId: string): Promise<number> =>
  (await sumCredito(db, reservaId)).empresas ?? 0

/** Two at once cannot both take what is left. */
async function revisarCredito(tx: Tx, reservaId: string, aumento: number): Promise<void> {
  if (aumento <= 0) return
  const empresaId = await lockDeudora(tx, reservaId)
  if (!empresaId) throw new Error(`reserva ${reservaId} on credit has no empresa`)
  const motivo = motivoParaNoFiar(await findDeuda(tx, empresaId, reservaId), aumento)
  if (motivo) refuse(motivo)
}

/** What a company still owes of a reserva that ended: the part that its policy does not give back. */
export async function soltarCredito(
  tx: Tx,
  {
    reservaId,
    porcentaje,
    porQuitadas = 0,
    now,
  }: { reservaId: string; porcentaje: number; porQuitadas?: number; now: Date },
): Promise<void> {
  const actual = await sumCredito(tx, reservaId)
  await asentarDiferencia(tx, {
    reservaId,
    tipo: 'credito_soltado',
    apuntes: asientoDeDiferencia(
      actual,
      saldoDeCreditoCancelado({ debe: actual.empresas ?? 0, porQuitadas }, porcentaje),
    ),
    now,
  })
}

// Each movement of a reserva is its own: the lock on the reserva keeps two from booking the same difference.
const asentarDiferencia = (
  tx: Tx,
  m: { reservaId: string; tipo: string; apuntes: readonly Apunte[]; now: Date },
): Promise<boolean> => asentar(tx, { ...m, clave: `${m.tipo}:${m.reservaId}:${randomUUID()}` })
