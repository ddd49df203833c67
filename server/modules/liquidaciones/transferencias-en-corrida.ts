import { randomUUID } from 'node:crypto'
import { calcularFechaDePago } from '#domain/liquidaciones/liberacion.ts'
import {
  asientoAbonoPagado,
  asientoTransferenciaDevuelta,
  asientoTransferenciaEnviada,
} from '#domain/pagos/asientos.ts'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import {
  darPorTransferida,
  insertMovimientos,
  lockAprobadas,
  lockTransferencias,
  moverTransferencia,
  seguirTransferencia,
  type TransferenciaRow,
} from '#server/modules/pagos/index.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { lockReservas, seguirTransferida } from '#server/modules/reservas/index.ts'
import { insertCorrida, listAbonos, updateAbonos, type AbonoRow } from './corridas.db.ts'
import { abonosPorCerrar, type Devuelto } from './abonos-por-cerrar.ts'

const MAX = 1000
const CAMBIO = 'Cambió después de crear la nómina'

/** A run of what is given back by transfer; null where nothing was approved. Two at once wait for each other, and the second finds nothing left. */
export async function reunirTransferencias(
  tx: Tx,
  { autor, modo, now, nuevoId = randomUUID }: { autor: string; modo: ModoDeDinero; now: Date; nuevoId?: () => string },
): Promise<string | null> {
  const filas = await lockAprobadas(tx, modo, MAX)
  if (filas.length === 0) return null
  const id = nuevoId()
  const abonos = filas.map(
    ({ id: transferenciaId, titular, rut, banco, tipoCuenta, numeroCuenta, cuentaSellada, monto }) => ({
      id: nuevoId(),
      corridaId: id,
      transferenciaId,
      operador: titular!,
      titular: titular!,
      rut: rut!,
      banco: banco!,
      tipoCuenta: tipoCuenta!,
      numeroCuenta: numeroCuenta!,
      cuentaSellada,
      monto,
      estado: 'pendiente',
      createdAt: now,
      updatedAt: now,
    }),
  )
  await insertCorrida(
    tx,
    {
      id,
      clase: 'devoluciones',
      estado: 'borrador',
      modo,
      fechaPago: calcularFechaDePago(now, await feriadosDe(tx, now)),
      creadaPor: autor,
      createdAt: now,
      updatedAt: now,
    },
    abonos,
  )
  for (const fila of filas) await moverTransferencia(tx, fila, 'incluir', {}, now)
  return id
}

/** The file goes to the bank: what is not owed any more stays behind. The run is locked by the caller. */
export async function despacharTransferencias(tx: Tx, corridaId: string, now: Date): Promise<void> {
  const { abonos, filas } = await abrir(tx, corridaId)
  const salen = abonos.filter((abono) => filaDe(filas, abono).estado === 'en_nomina')
  await updateAbonos(
    tx,
    abonos.filter((abono) => !salen.includes(abono)).map(({ id }) => id),
    { estado: 'retirado', motivo: CAMBIO },
    now,
  )
  await insertMovimientos(
    tx,
    salen.map((abono) => ({
      clave: `transferencia:${abono.id}`,
      tipo: 'transferencia',
      reservaId: filaDe(filas, abono).reservaId,
      modo: abono.modo,
      apuntes: asientoTransferenciaEnviada(abono.monto),
    })),
    now,
  )
  for (const abono of salen) {
    await moverTransferencia(tx, filaDe(filas, abono), 'enviar', {}, now)
    await seguirTransferencia(tx, filaDe(filas, abono), { actor: null, hecho: 'enviada', now })
  }
}

/** What the bank did: paid, or returned and in the queue again. Says whether any was paid. The run is locked by the caller. */
export async function cerrarTransferencias(
  ctx: Ctx,
  tx: Tx,
  corridaId: string,
  devueltos: readonly Devuelto[],
): Promise<boolean> {
  const { pendientes, motivos } = await abonosPorCerrar(tx, corridaId, devueltos)
  const { filas } = await abrir(tx, corridaId)
  const pagados = pendientes.filter(({ id }) => !motivos.has(id))
  const vuelven = pendientes.filter(({ id }) => motivos.has(id))
  const { now } = ctx
  await insertMovimientos(
    tx,
    pagados.map((abono) => ({
      clave: `abono_pagado:${abono.id}`,
      tipo: 'abono_pagado',
      reservaId: filaDe(filas, abono).reservaId,
      modo: abono.modo,
      apuntes: asientoAbonoPagado(abono.monto),
    })),
    now,
  )
  await insertMovimientos(
    tx,
    vuelven.map((abono) => ({
      clave: `transferencia_devuelta:${abono.id}`,
      tipo: 'transferencia_devuelta',
      reservaId: filaDe(filas, abono).reservaId,
      modo: abono.modo,
      apuntes: asientoTransferenciaDevuelta(abono.monto),
    })),
    now,
  )
  await updateAbonos(
    tx,
    pagados.map(({ id }) => id),
    { estado: 'pagado' },
    now,
  )
  for (const abono of pagados) {
    const fila = filaDe(filas, abono)
    await darPorTransferida(ctx, tx, fila, abono.id)
    if (fila.origen === 'reembolso') await seguirTransferida(ctx, tx, fila.origenId)
  }
  for (const abono of vuelven) {
    const motivo = motivos.get(abono.id)!
    await updateAbonos(tx, [abono.id], { estado: 'devuelto', motivo }, now)
    await moverTransferencia(tx, filaDe(filas, abono), 'devolver', { observacion: motivo }, now)
    await seguirTransferencia(tx, filaDe(filas, abono), { actor: null, hecho: 'devuelta', texto: motivo, now })
  }
  return pagados.length > 0
}

/** Reservas first, by id, as every other money act takes them. */
async function abrir(tx: Tx, corridaId: string): Promise<{ abonos: AbonoRow[]; filas: Map<string, TransferenciaRow> }> {
  const abonos = (await listAbonos(tx, corridaId)).filter(({ estado }) => estado === 'pendiente')
  const ids = abonos.map(({ transferenciaId }) => transferenciaId!)
  const reservaIds =
    ids.length === 0
      ? []
      : (
          await tx
            .selectFrom('transferencias')
            .select('reservaId')
            .distinct()
            .where('id', 'in', ids)
            .where('reservaId', 'is not', null)
            .execute()
        ).map(({ reservaId }) => reservaId!)
  if (reservaIds.length > 0) await lockReservas(tx, reservaIds)
  return { abonos, filas: new Map((await lockTransferencias(tx, ids)).map((fila) => [fila.id, fila])) }
}

const filaDe = (filas: Map<string, TransferenciaRow>, { transferenciaId }: AbonoRow): TransferenciaRow =>
  filas.get(transferenciaId!)!
