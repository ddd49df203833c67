import { randomUUID } from 'node:crypto'
import { sumar } from '#domain/pesos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentarServicio } from '#server/modules/pagos/index.ts'
import { findCobroVivo, insertCobro, listServicios, updateCobro } from './servicios.db.ts'

/** The money for the services of a proposal came into our bank account: one charge, as by card, that no provider knows of. The request is locked. */
export async function cobrarServiciosPorTransferencia(
  { now, psp: { dinero: modo } }: Pick<Ctx, 'now' | 'psp'>,
  tx: Tx,
  propuestaId: string,
): Promise<void> {
  const servicios = await listServicios(tx, propuestaId)
  if (servicios.length === 0) return
  // A page of the provider that nobody paid: what it may still bring is not ours to keep.
  const abierto = await findCobroVivo(tx, propuestaId)
  if (abierto) await updateCobro(tx, abierto.id, { estado: 'anulado' }, now)
  const monto = sumar(servicios.map(({ total }) => total))
  await insertCobro(tx, {
    id: randomUUID(),
    propuestaId,
    monto,
    forma: 'transferencia',
    estado: 'pagado',
    modo,
    pagadoEn: now,
    tocadoEn: now,
    createdAt: now,
  })
  for (const { id: itemId, total } of servicios)
    await asentarServicio(tx, { itemId, monto: total, por: 'banco', modo, now })
}
