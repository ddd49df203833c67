import type { RecogidaDeReserva, Respuesta, RespuestaDada } from '#contract/recogida.ts'
import type { Participantes } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { revisarRespuestas } from '#domain/preguntas/respuestas.ts'
import { elegirRecogida, faltaRecogida, horaDeRecogida, type RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { Tx } from '#server/ctx.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { refuse } from '#server/refusal.ts'
import { updatePedido } from './reservas.db.ts'

/** Where a buyer is picked up and what they answer, or the refusal that names each field. */
export function componerPedido(
  oferta: Pick<Oferta, 'recogida' | 'recogidaObligatoria' | 'preguntas'>,
  {
    recogidaId,
    respuestas = [],
    participantes,
  }: { recogidaId?: string | undefined; respuestas?: RespuestaDada[] | undefined; participantes: Participantes },
): { recogida: RecogidaElegida | null; respuestas: Respuesta[] } {
  const { recogida, motivo } = elegirRecogida(oferta, { puntoId: recogidaId }, null)
  if (motivo) refuse(motivo, { errores: [{ campo: 'recogidaId', mensaje: 'Elige un punto de la lista' }] })
  if (faltaRecogida(oferta, recogida))
    refuse('recogida-requerida', { errores: [{ campo: 'recogidaId', mensaje: 'Elige dónde pasan a buscarte' }] })
  const personas = Object.values(participantes).reduce((n, cuantos) => n + (cuantos ?? 0), 0)
  const revisadas = revisarRespuestas({ preguntas: oferta.preguntas, personas, dadas: respuestas, exigir: true })
  if (revisadas.motivo) refuse(revisadas.motivo, { errores: revisadas.errores })
  return { recogida, respuestas: revisadas.respuestas }
}

/** What a company says of a booking it has. */
export const anotarPedido = (
  tx: Tx,
  id: string,
  pedido: { recogida: RecogidaElegida | null; respuestas: Respuesta[] },
  now: Date,
): Promise<void> => updatePedido(tx, id, columnasDePedido(pedido), now)

/** No card number is kept, wherever it is typed. */
export const columnasDePedido = ({
  recogida,
  respuestas,
}: {
  recogida?: RecogidaElegida | null | undefined
  respuestas?: Respuesta[] | undefined
}) => ({
  recogida: recogida ? JSON.stringify(recogida) : null,
  respuestas: JSON.stringify(respuestas ?? []),
})

/** As a ticket and a list of who goes show it. */
export function toRecogidaJson({
  recogida,
  inicioUtc,
  zona,
}: {
  recogida: RecogidaElegida | null
  inicioUtc: Date
  zona: string
}): RecogidaDeReserva | null {
  if (!recogida) return null
  const { punto, hotel, habitacion } = recogida
  if (!punto)
    return {
      nombre: hotel ?? 'Por acordar',
      direccion: habitacion ? `Habitación ${habitacion}` : '',
      hora: null,
      hasta: null,
    }
  const { hora, hasta } = horaDeRecogida(inicioUtc, punto)
  return {
    nombre: punto.nombre,
    direccion: punto.direccion,
    hora: conOffset(hora, zona),
    hasta: hasta && conOffset(hasta, zona),
  }
}
