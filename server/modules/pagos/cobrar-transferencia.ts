import { randomUUID } from 'node:crypto'
import {
  asientoDineroTardio,
  asientoServicioRecibido,
  asientoTransferenciaRecibida,
  repartir,
} from '#domain/pagos/asientos.ts'
import { separarIva } from '#domain/pesos.ts'
import { POR_TRANSFERENCIA } from '#domain/reservas/reembolso.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentar } from './libro.ts'
import { insertPago, type PagoRow } from './pagos.db.ts'
import { devolverTodo } from './solicitar-reembolso.ts'

/** Money for a reserva that came into our bank account: a charge like any other, that no provider knows of. The reserva is locked. */
export async function cobrarPorTransferencia(tx: Tx, transferida: Transferida & { now: Date }): Promise<void> {
  const { id, reservaId, monto, comisionTasa } = await anotarCobro(tx, transferida)
  await asentar(tx, {
    clave: `cobro:${id}`,
    tipo: 'cobro',
    reservaId,
    apuntes: asientoTransferenciaRecibida(repartir(monto, comisionTasa)),
    now: transferida.now,
  })
}

interface Transferida {
  reservaId: string
  monto: number
  comisionTasa: number
}

/** The same for a reserva that stands no more: what came for it goes back the way it came. The reserva is locked. */
export async function devolverTransferenciaTardia(
  ctx: Ctx,
  tx: Tx,
  { zona, ...transferida }: Transferida & { zona: string },
): Promise<void> {
  const pago = await anotarCobro(tx, { ...transferida, now: ctx.now })
  await asentar(tx, {
    clave: `cobro:${pago.id}`,
    tipo: 'cobro_tardio',
    reservaId: pago.reservaId,
    apuntes: asientoDineroTardio(pago.monto, 'banco'),
    now: ctx.now,
  })
  await devolverTodo(ctx, tx, pago, zona, 'cobro_tardio')
}

const anotarCobro = (tx: Tx, { now, monto, ...de }: Transferida & { now: Date }): Promise<PagoRow> =>
  insertPago(tx, {
    ...de,
    id: randomUUID(),
    forma: 'transferencia',
    estado: 'exitoso',
    monto,
    capturado: monto,
    tipoTarjeta: POR_TRANSFERENCIA,
    capturadoEn: now,
    tocadoEn: now,
    createdAt: now,
    updatedAt: now,
  })

/** What a proposal holds beside departures: our own service, booked once however it is paid. */
export const asentarServicio = (
  tx: Tx,
  { itemId, monto, por, modo, now }: { itemId: string; monto: number; por: 'banco' | 'psp'; modo: string; now: Date },
): Promise<boolean> =>
  asentar(tx, {
    clave: `servicio:${itemId}`,
    tipo: 'servicio',
    reservaId: null,
    modo,
    apuntes: asientoServicioRecibido(separarIva(monto), por),
    now,
  })
