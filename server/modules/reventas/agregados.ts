import type { PuntoDeRecogida, Respuesta, RespuestaDada } from '#contract/recogida.ts'
import { conOffset } from '#domain/fechas.ts'
import { revisarRespuestas } from '#domain/preguntas/respuestas.ts'
import { elegirRecogida, faltaRecogida, horaDeRecogida, type RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotarPedido } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import type { UnidadRow } from './reventas.db.ts'
import type { Agregados, Producto } from './tipos.ts'

interface Antes {
  id: string
  recogida: RecogidaElegida | null
  respuestas: Respuesta[]
}

/** Writes where a booking is picked up and what was answered; what was said before and is no longer asked or offered is dropped. */
export async function anotarAgregados(
  ctx: Ctx,
  tx: Tx,
  antes: Antes,
  {
    producto,
    pedido,
    unidades,
  }: { producto: Producto; pedido: Agregados; unidades: readonly Pick<UnidadRow, 'respuestas'>[] },
): Promise<void> {
  const { recogida, motivo } = elegirRecogida(producto, pedido.recogida ?? {}, antes.recogida)
  if (motivo) refuse(motivo, { errores: [{ campo: 'recogidaId', mensaje: 'Elige un punto de la lista' }] })
  if (pedido.exige?.recogida && faltaRecogida(producto, recogida))
    refuse('recogida-requerida', {
      errores: [{ campo: 'recogidaId', mensaje: 'Elige dónde pasan a buscar a quien viaja' }],
    })
  const nuevas: RespuestaDada[] = [
    ...unidades.flatMap(({ respuestas }, i) => respuestas.map((una) => ({ ...una, persona: i + 1 }))),
    ...(pedido.respuestas ?? []),
  ]
  const deAntes = antes.respuestas
    .filter(({ persona }) => persona === null)
    .map(({ preguntaId, valor }) => ({ preguntaId, valor }))
  const dadas = [...deAntes, ...nuevas].filter((una) => !esDeAntes(antes, una) || cabe(producto, una, unidades.length))
  const {
    respuestas,
    motivo: mala,
    errores,
  } = revisarRespuestas({
    preguntas: producto.preguntas,
    personas: unidades.length,
    dadas,
    exigir: pedido.exige?.respuestas === true,
  })
  if (mala) refuse(mala, { errores })
  await anotarPedido(tx, antes.id, { recogida, respuestas }, ctx.now)
}

const esDeAntes = ({ respuestas }: Antes, { preguntaId, valor }: RespuestaDada): boolean =>
  respuestas.some((una) => una.preguntaId === preguntaId && una.valor === valor)

const cabe = ({ preguntas }: Producto, dada: RespuestaDada, personas: number): boolean =>
  revisarRespuestas({ preguntas, personas, dadas: [dada], exigir: false }).motivo === null

/** When somebody is at a punto for a departure, in the hours of the place. */
export function horaEnPunto(
  punto: PuntoDeRecogida,
  { zona }: Pick<Producto, 'zona'>,
  inicio: Date,
): { hora: string; hasta: string | null } {
  const { hora, hasta } = horaDeRecogida(inicio, punto)
  return { hora: conOffset(hora, zona), hasta: hasta && conOffset(hasta, zona) }
}
