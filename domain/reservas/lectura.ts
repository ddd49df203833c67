import type { MotivoLectura } from '#contract/lecturas.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { llegadaDesde, motivoParaNoCorregirLlegada } from './llegada.ts'

/** When a ticket was read, by our clock: how far the device's is off shows when it sends. Never later than now. */
export function momentoDeLectura({ leidaEn, enviadaEn }: { leidaEn: Date; enviadaEn: Date }, ahora: Date): Date {
  const desfase = ahora.getTime() - enviadaEn.getTime()
  return new Date(Math.min(leidaEn.getTime() + desfase, ahora.getTime()))
}

// How long an answer may be on its way before the device gives it up, with the clocks' own whole seconds.
const MISMO_ACTO_MS = 2 * 60_000

/** Within which an arrival registered by whoever read the ticket is that same reading. */
export const mismoActo = (leidaEn: Date): { desde: Date; hasta: Date } => ({
  desde: new Date(leidaEn.getTime() - MISMO_ACTO_MS),
  hasta: new Date(leidaEn.getTime() + MISMO_ACTO_MS),
})

interface Leida {
  estado: EstadoReserva
  inicio: Date
  fin: Date
  isSalidaCancelada: boolean
  /** Whoever travels says that nobody received them. */
  isEnRevision: boolean
}

/** Why what was read without a network waits for a person; null where it counts as an arrival. */
export function motivoDeLectura(
  { estado, inicio, fin, isSalidaCancelada, isEnRevision }: Leida,
  leidaEn: Date,
  ahora: Date,
): MotivoLectura | null {
  if (estado === 'realizada') return 'ya_registrada'
  if (estado === 'pendiente' || estado === 'pagada') return 'sin_confirmar'
  if (estado === 'no_prestada') return 'no_prestada'
  if (estado !== 'confirmada' && estado !== 'no_asistio') return 'cancelada'
  if (isSalidaCancelada) return 'cancelada'
  if (isEnRevision) return 'en_revision'
  if (leidaEn < llegadaDesde(inicio)) return 'fuera_de_hora'
  if (estado === 'no_asistio' && motivoParaNoCorregirLlegada({ estado, ausenteDesde: fin }, ahora))
    return 'fuera_de_plazo'
  return null
}

/** From when an arrival counts that a person admits although the hour of the device cannot be. */
export const momentoAdmitido = (leidaEn: Date, inicio: Date): Date =>
  new Date(Math.max(leidaEn.getTime(), llegadaDesde(inicio).getTime()))
