import type { Reserva } from '#contract/reservas.ts'
import { formatMomento } from '#web/ui/horas.ts'

/** 'Sale con 4 viajeros o más: faltan 3. Se decide el jue 19 nov, 10:00; si no se juntan, se cancela y te devolvemos todo.' */
export function fraseDeMinimo(
  { participantes, faltan, decideEn }: NonNullable<Reserva['minimo']>,
  zona: string,
): string {
  return `Sale con ${participantes} viajeros o más: ${faltan === 1 ? 'falta 1' : `faltan ${faltan}`}. Se decide el ${formatMomento(decideEn, zona)}; si no se juntan, se cancela y te devolvemos todo.`
}
