import { randomUUID } from 'node:crypto'
import { asientoServicioRecibido, asientoTransferenciaRecibida, repartir } from '#domain/pagos/asientos.ts'
import { separarIva } from '#domain/pesos.ts'
import { POR_TRANSFERENCIA } from '#domain/reservas/reembolso.ts'
import type { Tx } from '#server/ctx.ts'
import { asentar } from './libro.ts'
import { insertPago } from './pagos.db.ts'

/** Money for a reserva that came into our bank account: a charge like any other, that no provider knows of. The reserva is locked. */
export async function cobrarPorTransferencia(tx: Tx, { reservaId, monto, comisionTasa, now }: { reservaId: string; monto: number; comisionTasa: number; now: Date }): Promise<void> {
  const id = randomUUID()
  await insertPago(tx, { id, reservaId, forma: 'transferencia', estado: 'exitoso', monto, capturado: monto, comisionTasa, tipoTarjeta: POR_TRANSFERENCIA, capturadoEn: now, tocadoEn: now, createdAt: now, updatedAt: now })
  await asentar(tx, { clave: `cobro:${id}`, tipo: 'cobro', reservaId, apuntes: asientoTransferenciaRecibida(repartir(monto, comisionTasa)), now })
}

/** What a proposal holds beside departures: our own service, booked once however it is paid. */
export const asentarServicio = (tx: Tx, { itemId, monto, por, modo, now }: { itemId: string; monto: number; por: 'banco' | 'psp'; modo: string; now: Date }): Promise<boolean> =>
  asentar(tx, { clave: `servicio:${itemId}`, tipo: 'servicio', reservaId: null, modo, apuntes: asientoServicioRecibido(separarIva(monto), por), now })
