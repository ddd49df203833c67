import type { EstadoReserva, Participantes } from '#contract/reservas.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { calcularTotal, type LineaDePrecio } from '#domain/reservas/precio.ts'
import type { SalidaDemo } from './agenda.ts'
import type { Oferta } from './catalogo.ts'
import type { Viajero } from './personas.ts'
import { fractionOf, numberOf } from './seeded.ts'

/** One booking and what became of it. */
export interface Venta {
  name: string
  salida: SalidaDemo
  comprador: Viajero
  /** Bought without an account. */
  esInvitado: boolean
  plazas: number
  lineas: LineaDePrecio[]
  total: number
  creadaEn: Date
  estado: EstadoReserva
  canceladaEn?: Date
  canceladaPor?: CausaCancelacion
  /** Whoever booked says that nobody was there to receive them. */
  sinOperadorEn?: Date
}

const OCUPAN: readonly EstadoReserva[] = ['pagada', 'confirmada', 'realizada', 'no_asistio', 'no_prestada']

/** Takes the places of a booking that holds them. */
export function ocupar({ salida, plazas, estado }: Venta): void {
  if (!OCUPAN.includes(estado)) return
  if (salida.ocupadas + plazas > salida.cupos) throw new RangeError(`${salida.oferta.slug} is full`)
  salida.ocupadas += plazas
}

export function cobrar(
  oferta: Oferta,
  participantes: Participantes,
): { plazas: number; lineas: LineaDePrecio[]; total: number } {
  const precio = calcularTotal(oferta.tarifas, participantes)
  if (precio.motivo !== null) throw new RangeError(`${oferta.slug}: ${precio.motivo}`)
  return {
    lineas: precio.lineas,
    total: precio.total,
    plazas: precio.lineas.reduce((n, { cantidad }) => n + cantidad, 0),
  }
}

const GRUPOS = [1, 1, 2, 2, 2, 2, 3, 4]

/** A usual party of at most `max` people: some bring children, parents, or live nearby. */
export function grupoDe(name: string, oferta: Oferta, max: number): Participantes {
  const personas = Math.min(max, GRUPOS[numberOf(`grupo:${name}`, 0, GRUPOS.length - 1)] ?? 2)
  return repartirEntre(name, oferta, personas)
}

export function repartirEntre(name: string, { tarifas }: Oferta, personas: number): Participantes {
  const otras = tarifas.filter(({ tipo }) => tipo !== 'adulto')
  const otra = otras[numberOf(`otra:${name}`, 0, Math.max(0, otras.length - 1))]
  if (!otra || personas < 2 || fractionOf(`conOtra:${name}`) < 0.6) return { adulto: personas }
  const suyos = personas > 2 ? numberOf(`suyos:${name}`, 1, 2) : 1
  return { adulto: personas - suyos, [otra.tipo]: suyos }
}
