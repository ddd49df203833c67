import type { Contenido, OtraTarifa } from '#contract/contenido.ts'
import type { CampoInvalido } from '#contract/errors.ts'
import type { Tarifa, TipoTarifa } from '#contract/experiencias.ts'
import { revisarCadaTarifa } from '#domain/disponibilidad/tarifas.ts'
import { enPesos } from '#domain/pesos.ts'

const NOMBRES: Record<OtraTarifa['tipo'], string> = {
  nino: 'Niño o niña',
  adultoMayor: 'Adulto mayor',
  estudiante: 'Estudiante',
  residente: 'Residente',
  grupo: 'Grupo privado (toda la salida)',
}
const ORDEN = Object.keys(NOMBRES) as OtraTarifa['tipo'][]

/** Their age is what makes them pay it; anybody else shows a card, or comes as a whole group. */
const tieneEdades = (tipo: TipoTarifa): boolean => tipo === 'nino' || tipo === 'adultoMayor'

type DeTarifas = Pick<Contenido, 'precioPorPersona' | 'otrasTarifas' | 'edadMin'>

/** Every price that an experiencia sells at, with the ages that each is for. Who is older than a child pays as an adult. */
export function tarifasDe({ precioPorPersona, otrasTarifas, edadMin }: DeTarifas): Tarifa[] {
  if (precioPorPersona === null) return []
  const desde = edadMin > 0 ? edadMin : null
  const nino = otrasTarifas.find(({ tipo, precio }) => tipo === 'nino' && precio !== null)
  // Whoever is younger than a child of that fare pays as an adult too.
  const ninoHasta = nino && (nino.edadMin ?? 0) <= edadMin ? nino.edadMax : null
  const otras = enSuOrden(otrasTarifas).flatMap(({ precio, ...una }): Tarifa[] => {
    if (precio === null) return []
    return [
      tieneEdades(una.tipo)
        ? { ...una, precio }
        : { tipo: una.tipo, precio, edadMin: una.tipo === 'grupo' ? null : desde, edadMax: null },
    ]
  })
  return [
    { tipo: 'adulto', precio: precioPorPersona, edadMin: ninoHasta === null ? desde : ninoHasta + 1, edadMax: null },
    ...otras,
  ]
}

/** The other way round: what its operador said, from what it sells at. */
export function otrasTarifasDe(tarifas: readonly Tarifa[]): OtraTarifa[] {
  const otras = tarifas.flatMap(({ tipo, precio, edadMin, edadMax }): OtraTarifa[] => {
    if (tipo === 'adulto') return []
    return [tieneEdades(tipo) ? { tipo, precio, edadMin, edadMax } : { tipo, precio, edadMin: null, edadMax: null }]
  })
  return enSuOrden(otras)
}

export const enSuOrden = (otras: readonly OtraTarifa[]): OtraTarifa[] =>
  otras.toSorted((una, otra) => ORDEN.indexOf(una.tipo) - ORDEN.indexOf(otra.tipo))

/** What cannot be, as it is written. */
export function revisarOtrasTarifas(otras: readonly OtraTarifa[]): CampoInvalido[] {
  const campo = 'contenido.otrasTarifas'
  const conEdadDeMas = otras.flatMap(({ tipo, edadMin, edadMax }, i) =>
    tieneEdades(tipo) || (edadMin === null && edadMax === null)
      ? []
      : [
          {
            campo: `${campo}.${i}.${edadMin === null ? 'edadMax' : 'edadMin'}`,
            mensaje: 'Esta tarifa no lleva edades',
          },
        ],
  )
  return [...revisarCadaTarifa(otras, campo), ...conEdadDeMas]
}

/** What is missing before it may be sold. */
export function faltaEnTarifas({ otrasTarifas, edadMin }: DeTarifas): string | null {
  const sinPrecio = otrasTarifas.find(({ precio }) => precio === null)
  if (sinPrecio) return `Escribe el precio de ${NOMBRES[sinPrecio.tipo].toLowerCase()}, o quita esa tarifa`
  const [nino, mayor] = (['nino', 'adultoMayor'] as const).map((tipo) => otrasTarifas.find((una) => una.tipo === tipo))
  if (nino && nino.edadMax === null) return 'Escribe hasta qué edad se paga como niño o niña'
  if (nino && nino.edadMax! < edadMin)
    return `La tarifa de niño o niña llega a los ${nino.edadMax} años, y la edad mínima es ${edadMin}`
  return mayor && mayor.edadMin === null ? 'Escribe desde qué edad se paga como adulto mayor' : null
}

/** 'Niño o niña, de 4 a 12 años: $9.000' */
export function tarifaEnPalabras({ tipo, precio, edadMin, edadMax }: OtraTarifa): string {
  const edades =
    edadMin !== null && edadMax !== null
      ? `, de ${edadMin} a ${edadMax} años`
      : edadMax !== null
        ? `, hasta ${edadMax} años`
        : edadMin !== null
          ? `, desde ${edadMin} años`
          : ''
  return `${NOMBRES[tipo]}${edades}: ${precio === null ? 'sin precio' : precio === 0 ? 'no paga' : enPesos(precio)}`
}
