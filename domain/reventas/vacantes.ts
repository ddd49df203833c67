import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import { estaALaVenta } from '#domain/disponibilidad/cupos.ts'
import { plazasEnVenta } from '#domain/espera/oferta.ts'

const MEJOR_PRIMERO = ['disponible', 'quedan_pocas', 'agotada', 'cerrada'] as const
export type EstadoVacante = (typeof MEJOR_PRIMERO)[number]

export interface SalidaContada {
  cupos: number
  ocupadas: number
  fila: readonly number[] | null
  estado: EstadoSalida
  cierreVentas: Date
  inicioUtc: Date
  /** Whether the papers of its operador reach that day. */
  documentosAlDia: boolean
}

/** How a salida stands for whoever sells it on: `quedan_pocas` when under half are left. `alcanza`: places that what it shares with others allows. */
export function contarVacantes(
  salida: SalidaContada,
  { recibeReservas, alcanza }: { recibeReservas: boolean; alcanza: number },
  ahora: Date,
): { estado: EstadoVacante; vacantes: number } {
  const vacantes = plazasEnVenta(salida, alcanza, ahora)
  if (!recibeReservas || !salida.documentosAlDia || !estaALaVenta(salida, ahora)) return { estado: 'cerrada', vacantes }
  if (vacantes === 0) return { estado: 'agotada', vacantes }
  return { estado: vacantes * 2 < salida.cupos ? 'quedan_pocas' : 'disponible', vacantes }
}

/** The best of a day. */
export const mejorEstado = (estados: readonly EstadoVacante[]): EstadoVacante =>
  MEJOR_PRIMERO.find((estado) => estados.includes(estado)) ?? 'cerrada'
