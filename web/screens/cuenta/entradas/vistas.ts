import type { Reserva, VistaReserva } from '#contract/reservas.ts'
import { diaEn } from '#web/ui/horas.ts'

export type Vista = VistaReserva

export const VISTAS: { value: Vista; label: string }[] = [
  { value: 'proximas', label: 'Próximas' },
  { value: 'pasadas', label: 'Pasadas' },
  { value: 'canceladas', label: 'Canceladas' },
]

type Grupo = { hoy: Reserva[]; resto: Reserva[] }

/** What comes first soonest first, what is over latest first; today's bookings stand apart. */
export function repartir(reservas: Reserva[], ahora: Date): Record<Vista, Grupo> {
  const grupos: Record<Vista, Grupo> = { proximas: vacio(), pasadas: vacio(), canceladas: vacio() }
  for (const reserva of reservas) {
    const grupo = grupos[vistaDe(reserva, ahora)]
    grupo[esDeHoy(reserva, ahora) && grupo === grupos.proximas ? 'hoy' : 'resto'].push(reserva)
  }
  grupos.proximas.hoy.sort(porInicio)
  grupos.proximas.resto.sort(porInicio)
  grupos.pasadas.resto.sort(porInicio).reverse()
  grupos.canceladas.resto.sort(porInicio).reverse()
  return grupos
}

const vacio = (): Grupo => ({ hoy: [], resto: [] })
const porInicio = (a: Reserva, b: Reserva): number => Date.parse(a.inicio) - Date.parse(b.inicio)

function vistaDe({ estado, fin }: Reserva, ahora: Date): Vista {
  if (estado === 'cancelada' || estado === 'rechazada' || estado === 'expirada') return 'canceladas'
  if (estado === 'realizada' || estado === 'no_asistio' || estado === 'no_prestada') return 'pasadas'
  return Date.parse(fin) < ahora.getTime() ? 'pasadas' : 'proximas'
}

export function esDeHoy({ estado, suspension, inicio, zonaHoraria }: Reserva, ahora: Date): boolean {
  return estado === 'confirmada' && !suspension && diaEn(inicio, zonaHoraria) === diaEn(ahora, zonaHoraria)
}
