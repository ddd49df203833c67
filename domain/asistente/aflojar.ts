import { centroDe, cercaDe } from './cercania.ts'
import { enPalabras } from './indice-de-lugares.ts'
import type { Ciudad, Deseos, Zona } from './intencion.ts'

/** The wishes without one of them, and the filters that went. */
export interface Aflojado {
  sinFiltros: string[]
  deseos: Deseos
}

const CERCA_KM = 200

/** What to try where nothing fits, the smallest sacrifice first. */
export function aflojar(deseos: Deseos, ciudades: readonly Ciudad[]): Aflojado[] {
  const cerca = deseos.zona && alrededor(deseos.zona, ciudades)
  const hayLugar = deseos.zona === null || deseos.zona.lugares.length > 0
  const soloTemas =
    deseos.zona === null &&
    deseos.tipos.length === 0 &&
    deseos.cuando === null &&
    deseos.participantes === null &&
    !tienePrecio(deseos)
  if (soloTemas) return []
  const posibles: (Aflojado | false)[] = [
    tienePrecio(deseos) && {
      sinFiltros: nombresDePrecio(deseos),
      deseos: {
        ...deseos,
        precioMin: null,
        precioMax: null,
        orden: deseos.precioMax !== null ? 'price_asc' : deseos.orden,
      },
    },
    deseos.cuando !== null && { sinFiltros: nombresDeFecha(deseos), deseos: { ...deseos, cuando: null } },
    cerca !== null && { sinFiltros: ['destino'], deseos: { ...deseos, zona: cerca } },
    deseos.participantes !== null &&
      deseos.participantes > 1 && { sinFiltros: ['participantes'], deseos: { ...deseos, participantes: 1 } },
    cerca !== null && {
      sinFiltros: [...nombresDePrecio(deseos), ...nombresDeFecha(deseos), 'destino'],
      deseos: { ...deseos, precioMin: null, precioMax: null, cuando: null, zona: cerca },
    },
    deseos.zona !== null && { sinFiltros: ['destino'], deseos: { ...deseos, zona: null } },
    deseos.temas.length > 0 && { sinFiltros: ['q'], deseos: { ...deseos, temas: [] } },
    deseos.tipos.length > 0 && { sinFiltros: ['tipo'], deseos: { ...deseos, tipos: [] } },
    deseos.nivel !== null && { sinFiltros: ['nivel'], deseos: { ...deseos, nivel: null } },
    deseos.guia !== null && { sinFiltros: ['guia'], deseos: { ...deseos, guia: null } },
    deseos.edad !== null && { sinFiltros: ['edad'], deseos: { ...deseos, edad: null } },
    deseos.cuando !== null &&
      tienePrecio(deseos) && {
        sinFiltros: [...nombresDePrecio(deseos), ...nombresDeFecha(deseos)],
        deseos: { ...deseos, precioMin: null, precioMax: null, cuando: null },
      },
    deseos.zona !== null && {
      sinFiltros: [...nombresDePrecio(deseos), ...nombresDeFecha(deseos), 'destino'],
      deseos: { ...deseos, precioMin: null, precioMax: null, cuando: null, zona: null },
    },
  ]
  const utiles = posibles.filter((uno) => uno !== false)
  // Where the catalogue has nothing at the place, nothing but another place helps.
  return hayLugar ? utiles : utiles.filter(({ sinFiltros }) => sinFiltros.includes('destino'))
}

function alrededor(zona: Zona, ciudades: readonly Ciudad[]): Zona | null {
  if (zona.ausente && 'region' in zona.ausente)
    return { nombre: enPalabras(zona.ausente.region), lugares: [{ region: zona.ausente.region }] }
  const propias = ciudades.filter(({ nombre }) =>
    zona.lugares.some((lugar) => 'ciudad' in lugar && lugar.ciudad === nombre),
  )
  const centro = propias.length > 0 || zona.ausente ? centroDe(zona, ciudades) : null
  if (!centro) return null
  const lugares = cercaDe(centro, ciudades, CERCA_KM)
  return lugares.length > propias.length
    ? { nombre: `cerca de ${zona.nombre}`.replace('de el ', 'del '), lugares }
    : null
}

const tienePrecio = ({ precioMin, precioMax }: Deseos): boolean => precioMin !== null || precioMax !== null
const nombresDePrecio = ({ precioMin, precioMax }: Deseos): string[] => [
  ...(precioMin !== null ? ['precioMin'] : []),
  ...(precioMax !== null ? ['precioMax'] : []),
]
const nombresDeFecha = ({ cuando }: Deseos): string[] =>
  cuando === null
    ? []
    : cuando.fecha
      ? ['fecha']
      : [...(cuando.desde ? ['fechaInicio'] : []), ...(cuando.hasta ? ['fechaFin'] : [])]
