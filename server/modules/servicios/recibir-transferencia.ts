import { randomUUID } from 'node:crypto'
import { sumar } from '#domain/pesos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentarServicio } from '#server/modules/pagos/index.ts'
import { devolverServicios } from './devolver.ts'
import { findCobroVivo, insertCobro, listServicios, updateCobro } from './servicios.db.ts'

/** The money for the services of a proposal came into our bank account: one charge, as by card, that no provider knows of. The request is locked. `vuelven`: nobody goes where they were to serve. Answers how much goes back. */
export async function cobrarServiciosPorTransferencia(
  ctx: Ctx,
  tx: Tx,
  propuestaId: string,
  { vuelven }: { vuelven: boolean },
): Promise<{ devuelto: number }> {
  const {
    now,
    psp: { dinero: modo },
  } = ctx
  const servicios = await listServicios(tx, propuestaId)
  if (servicios.length === 0) return { devuelto: 0 }
  // A page of the provider that nobody paid: what it may still bring is not ours to keep.
  const abierto = await findCobroVivo(tx, propuestaId)
  if (abierto) await updateCobro(tx, abierto.id, { estado: 'anulado' }, now)
  const monto = sumar(servicios.map(({ total }) => total))
  const id = randomUUID()
  await insertCobro(tx, {
    id,
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
  if (!vuelven || monto === 0) return { devuelto: 0 }
  await devolverServicios(ctx, tx, id, { id: randomUUID(), monto })
  return { devuelto: monto }
}
