import { calcularDecision } from '#domain/reservas/aceptacion.ts'

interface ConMinimo {
  confirmacion: 'inmediata' | 'solicitud'
  /** Null or 0 for none. */
  minParticipantes: number | null
  /** Once it was decided that it runs, it runs with whoever comes. */
  decidida: boolean
  inicio: Date
  decisionMinutos: number
  /** Places that are paid for. */
  pagadas: number
}

/** What a departure still waits for before it runs: how many are missing, and when that is looked at. Null where it waits for nobody. */
export function minimoPorReunir({
  confirmacion,
  minParticipantes,
  decidida,
  inicio,
  decisionMinutos,
  pagadas,
}: ConMinimo): { participantes: number; faltan: number; decideEn: Date } | null {
  const participantes = minParticipantes ?? 0
  if (confirmacion === 'solicitud' || decidida || participantes <= 1 || pagadas >= participantes) return null
  return { participantes, faltan: participantes - pagadas, decideEn: calcularDecision(inicio, decisionMinutos) }
}
