import { cuposDisponibles, estaALaVenta, type EstadoSalida } from '#domain/disponibilidad/cupos.ts'
import { plazasApartadas } from '#domain/espera/oferta.ts'

export type EstadoVacante = 'disponible' | 'quedan_pocas' | 'agotada' | 'cerrada'

export interface SalidaContada {
  cupos: number
  ocupadas: number
  fila: readonly number[] | null
  estado: EstadoSalida
  cierreVentas: Date
  inicioUtc: Date
}

/** How a salida stands for whoever sells it on: `quedan_pocas` when under half are left. */
export function contarVacantes(salida: SalidaContada, recibeReservas: boolean, ahora: Date): { estado: EstadoVacante; vacantes: number } {
  const libres = cuposDisponibles(salida.cupos, salida.ocupadas)
  const vacantes = libres - plazasApartadas(salida.fila ?? [], libres, { ahora, cierreVentas: salida.cierreVentas })
  if (!recibeReservas || !estaALaVenta(salida, ahora)) return { estado: 'cerrada', vacantes }
  if (vacantes === 0) return { estado: 'agotada', vacantes }
  return { estado: vacantes * 2 < salida.cupos ? 'quedan_pocas' : 'disponible', vacantes }
}

const MEJOR_PRIMERO: readonly EstadoVacante[] = ['disponible', 'quedan_pocas', 'agotada', 'cerrada']

/** The best of a day. */
export const mejorEstado = (estados: readonly EstadoVacante[]): EstadoVacante => MEJOR_PRIMERO.find((estado) => estados.includes(estado)) ?? 'cerrada'
