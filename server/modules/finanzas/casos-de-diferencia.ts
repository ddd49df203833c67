import type { DiferenciaHallada } from '#domain/pagos/diferencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { cerrarDiferencias, listDiferenciasSinCaso, saveDiferencias } from './conciliacion.db.ts'

const TITULOS: Record<DiferenciaHallada['de'], string> = {
  cobro: 'Un cobro que no calza',
  reembolso: 'Una devolución que no calza',
  disputa: 'Una disputa que no calza',
  saldo: 'El saldo del medio de pago no calza',
  llamada: 'El medio de pago no acepta nuestras llamadas',
}

/** Told by whoever took money that matches nothing: kept, and in the queue, once whatever the number of times it is told. */
export const anotarDiferencia = (ctx: Ctx, hallada: DiferenciaHallada): Promise<void> =>
  ctx.transaction((tx) => guardarDiferencias(tx, [hallada], ctx.now))

/** Each difference that is open waits for one of us in the queue. */
export async function guardarDiferencias(tx: Tx, halladas: readonly DiferenciaHallada[], now: Date): Promise<void> {
  await saveDiferencias(tx, halladas, now)
  const sinCaso = await listDiferenciasSinCaso(tx)
  const [primera] = sinCaso.filter(({ tipo }) => tipo === 'de_otra')
  for (const { id, de, tipo, intento, nuestro, suyo } of sinCaso.filter(
    (una) => una.tipo !== 'de_otra' || una === primera,
  )) {
    await abrirCaso(tx, {
      tipo: 'discrepancia',
      objeto: 'diferencia',
      objetoId: id,
      titulo: tipo === 'de_otra' ? 'Otro programa cobra en la misma cuenta' : TITULOS[de as DiferenciaHallada['de']],
      detalle: { tipo, intento, nuestro, suyo },
      now,
    })
  }
}

/** What was open and is no more: both say the same now, and its case has nothing left to ask. */
export async function cerrarLasQueCoinciden(
  tx: Tx,
  vistos: string[],
  siguen: readonly DiferenciaHallada[],
  now: Date,
): Promise<void> {
  for (const { id } of await cerrarDiferencias(tx, vistos, siguen, now))
    await resolverCaso(tx, { tipo: 'discrepancia', objetoId: id, actor: null, decision: 'coincide', now })
}
