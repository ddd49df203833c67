import type { Tx } from '#server/ctx.ts'
import { insertRows, type Row } from './insert-rows.ts'

/** What our staff did in the demo, as it would have been written down when it was done. */
export async function auditarDemo(tx: Tx): Promise<void> {
  const corridas = await tx.selectFrom('corridas').selectAll().orderBy('createdAt').execute()
  const pedidas = await tx
    .selectFrom('transferencias')
    .select(['id', 'monto', 'motivo', 'pedidaPor', 'pedidaEn'])
    .where('pedidaPor', 'is not', null)
    .execute()
  const resueltos = await tx
    .selectFrom('casos as c')
    .innerJoin('casoHechos as h', 'h.casoId', 'c.id')
    .innerJoin('reservas as r', (join) => join.onRef('c.objetoId', '=', (eb) => eb.cast('r.id', 'text')))
    .select(['c.objetoId', 'c.decision', 'h.actor', 'h.texto', 'h.createdAt', 'r.total'])
    .whereRef('h.hecho', '=', 'c.decision')
    .execute()
  const filas: Row<'auditoria'>[] = [
    ...corridas
      .flatMap((corrida) => [
        acto(corrida.creadaPor, corrida.createdAt, 'crear_corrida', `corrida ${corrida.id}`, { clase: corrida.clase }),
        acto(corrida.aprobadaPor, corrida.aprobadaEn, 'aprobar_corrida', `corrida ${corrida.id}`, {
          estado: 'aprobada',
        }),
        acto(corrida.enviadaPor, corrida.enviadaEn, 'enviar_corrida', `corrida ${corrida.id}`, { estado: 'enviada' }),
        acto(corrida.concluidaPor, corrida.concluidaEn, 'concluir_corrida', `corrida ${corrida.id}`, {
          estado: 'pagada',
        }),
      ])
      .flat(),
    ...pedidas.flatMap(({ id, monto, motivo, pedidaPor, pedidaEn }) =>
      acto(pedidaPor, pedidaEn, 'pedir_transferencia', `transferencia ${id}`, { monto, motivo }),
    ),
    ...resueltos.flatMap(({ objetoId, decision, actor, texto, createdAt, total }) =>
      acto(actor, createdAt, `decidir_${decision}`, `reserva ${objetoId}`, { razon: texto, monto: total }),
    ),
  ]
  await insertRows(
    tx,
    'auditoria',
    filas.toSorted((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime()),
  )
}

/** Nothing where nobody did it yet; `sobre` is kind and id. */
function acto(
  actor: string | null,
  createdAt: Date | null,
  accion: string,
  sobre: `${string} ${string}`,
  detalle: object,
): Row<'auditoria'>[] {
  const [objeto, objetoId] = sobre.split(' ')
  return actor && createdAt ? [{ actor, accion, objeto: objeto!, objetoId: objetoId!, detalle, createdAt }] : []
}
