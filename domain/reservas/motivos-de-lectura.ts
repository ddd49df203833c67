import type { MotivoLectura } from '#contract/lecturas.ts'

/** What a person is told of a ticket that did not count by itself. */
export const MOTIVO_EN_FRASE: Record<MotivoLectura, string> = {
  ya_registrada: 'esa entrada ya estaba registrada, puede que dos personas la hayan leído',
  cancelada: 'la reserva estaba cancelada cuando llegó la lectura',
  sin_confirmar: 'la reserva no está confirmada',
  no_prestada: 'esa salida figura como no realizada',
  en_revision: 'quien viaja avisó que nadie lo recibió y lo estamos revisando',
  fuera_de_hora: 'se leyó más de 2 horas antes de la salida',
  fuera_de_plazo: 'llegó más de 48 horas después del término',
  ajena: 'la leyó alguien que no tiene asignada esa salida',
  desconocida: 'ninguna de tus reservas tiene ese código',
}
