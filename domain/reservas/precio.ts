import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { Participantes } from '#contract/reservas.ts'
import { MAX_PARTICIPANTES } from '#contract/topes.ts'
import { esMonto, multiplicar, sumar } from '#domain/pesos.ts'

// docs/nunca.md 7.
export const PRECIO_MIN = 1_000
export const PRECIO_MAX = 20_000_000
export const TOTAL_MAX = 200_000_000
// What Stripe takes in one charge in pesos: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
export const COBRO_MIN = 500
const COBRO_MAX = 99_999_999

/** Whether one card charge can carry this total. */
export const esCobrable = (total: number): boolean => total >= COBRO_MIN && total <= COBRO_MAX

export interface TarifaVendida {
  tipo: TipoTarifa
  precio: number
}

export interface LineaDePrecio {
  tipo: TipoTarifa
  cantidad: number
  precioUnitario: number
}

export type Precio = { motivo: null; lineas: LineaDePrecio[]; total: number } | { motivo: ErrorCode }

export function calcularTotal(tarifas: readonly TarifaVendida[], participantes: Participantes): Precio {
  if (motivoParaNoAceptar(participantes)) return { motivo: 'datos-invalidos' }

  const lineas: LineaDePrecio[] = []
  for (const tipo of TIPOS_TARIFA) {
    const cantidad = participantes[tipo] ?? 0
    if (cantidad === 0) continue
    const tarifa = tarifas.find((vendida) => vendida.tipo === tipo)
    if (!tarifa) return { motivo: 'tarifa-no-vendida' }
    if (!esMonto(tarifa.precio) || tarifa.precio > PRECIO_MAX) return { motivo: 'datos-invalidos' }
    lineas.push({ tipo, cantidad, precioUnitario: tarifa.precio })
  }

  const total = totalDe(lineas)
  return total > TOTAL_MAX ? { motivo: 'datos-invalidos' } : { motivo: null, lineas, total }
}

/** One line for each price of a kind, in the order of the kinds. */
export function juntarLineas(lineas: readonly LineaDePrecio[]): LineaDePrecio[] {
  const juntas = new Map<string, LineaDePrecio>()
  for (const linea of lineas) {
    const clave = `${linea.tipo} ${linea.precioUnitario}`
    juntas.set(clave, { ...linea, cantidad: linea.cantidad + (juntas.get(clave)?.cantidad ?? 0) })
  }
  return [...juntas.values()].toSorted((a, b) => TIPOS_TARIFA.indexOf(a.tipo) - TIPOS_TARIFA.indexOf(b.tipo))
}

/** How many of each kind, whatever they cost. */
export function participantesDe(lineas: readonly Pick<LineaDePrecio, 'tipo' | 'cantidad'>[]): Participantes {
  const participantes: Participantes = {}
  for (const { tipo, cantidad } of lineas) participantes[tipo] = (participantes[tipo] ?? 0) + cantidad
  return participantes
}

export function totalDe(lineas: readonly LineaDePrecio[]): number {
  return sumar(lineas.map((linea) => multiplicar(linea.precioUnitario, linea.cantidad)))
}

/** Places taken: one per person, and all those of a group for each group. */
export function plazasDe(participantes: Participantes, cuposPorGrupo: number): number {
  return sumar(TIPOS_TARIFA.map((tipo) => multiplicar(participantes[tipo] ?? 0, tipo === 'grupo' ? cuposPorGrupo : 1)))
}

function motivoParaNoAceptar(participantes: Participantes): ErrorCode | null {
  const cantidades = TIPOS_TARIFA.map((tipo) => participantes[tipo] ?? 0)
  if (!cantidades.every(esMonto)) return 'datos-invalidos'
  const personas = sumar(cantidades)
  return personas >= 1 && personas <= MAX_PARTICIPANTES ? null : 'datos-invalidos'
}
