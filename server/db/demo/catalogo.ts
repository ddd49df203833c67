import type { TipoExperiencia } from '#contract/comun.ts'
import { zonaDeRegion } from '#domain/fechas.ts'
import { experienciasEnRevision } from './experiencias-en-revision.ts'
import { ANFITRION_DEMO, PROVEEDOR_DEMO } from './personas.ts'
import { fractionOf, idDe, numberOf } from './seeded.ts'
import type { ExperienciaDemo } from './tipos.ts'
import { experiencias } from './zonas.ts'

/** Came back to the host of the demo with something to correct. */
export const OBSERVADA = 'mantagua-aves-en-la-duna'

export const RETRACTO_VERSION = '2026-11-01'

const CIERRE_MINUTOS: Record<TipoExperiencia, number> = {
  'City Tour': 60,
  Culinaria: 60,
  Cultural: 60,
  Enológica: 120,
  'Stand Up Paddle': 120,
  'Avistamiento de Aves': 120,
  Trekking: 720,
  Aventura: 720,
}

// The texts ask for a minimum, or for acceptance, oftener than a market would like.
const MAX_CON_MINIMO = 10
const MAX_CON_SOLICITUD = 20
const SIN_OPINIONES = 35

type TipoVendido = 'adulto' | 'nino' | 'adultoMayor' | 'estudiante' | 'residente'

/** An experiencia as it is sold. */
export interface Oferta extends Omit<ExperienciaDemo, 'minParticipantes' | 'tarifas'> {
  id: string
  opcionId: string
  zonaHoraria: string
  cierreMinutos: number
  minParticipantes: number | null
  tarifas: { tipo: TipoVendido; precio: number }[]
  publicadaHaceDias: number
  /** Nobody has written about it yet. */
  esNueva: boolean
}

const conMinimo = first(
  MAX_CON_MINIMO,
  experiencias.filter(({ minParticipantes }) => minParticipantes),
  ({ minParticipantes, slug }) => fractionOf(slug) - (minParticipantes ?? 0),
)
const conSolicitud = first(
  MAX_CON_SOLICITUD,
  experiencias.filter(({ confirmacion }) => confirmacion === 'solicitud'),
  (una) => fractionOf(una.slug) - Number(esDeCuentaDemo(una)),
)
const nuevas = first(
  SIN_OPINIONES,
  experiencias.filter((una) => !esDeCuentaDemo(una)),
  ({ slug }) => fractionOf(`nueva:${slug}`),
)

export const ofertas: Oferta[] = experiencias.map(ofertaDe)
export const ofertasEnRevision: Oferta[] = experienciasEnRevision.map(ofertaDe)

/** Of the operators whose areas the demo accounts open: those should have something to show. */
export function esDeCuentaDemo({ operador }: { operador: string }): boolean {
  return operador === ANFITRION_DEMO || operador === PROVEEDOR_DEMO
}

function ofertaDe(experiencia: ExperienciaDemo): Oferta {
  const { slug, tipo, region, comuna, precio, tarifas = {} } = experiencia
  const esNueva = nuevas.has(experiencia)
  const esReciente = esNueva && fractionOf(`reciente:${slug}`) < 0.6
  const otras = (['nino', 'adultoMayor', 'estudiante', 'residente'] as const).flatMap((kind) =>
    tarifas[kind] === undefined ? [] : [{ tipo: kind, precio: tarifas[kind] }],
  )
  return {
    ...experiencia,
    id: idDe(`experiencia:${slug}`),
    opcionId: idDe(`opcion:${slug}`),
    zonaHoraria: zonaDeRegion(region, comuna),
    cierreMinutos: CIERRE_MINUTOS[tipo],
    minParticipantes: conMinimo.has(experiencia) ? (experiencia.minParticipantes ?? null) : null,
    confirmacion: conSolicitud.has(experiencia) ? 'solicitud' : 'inmediata',
    tarifas: [{ tipo: 'adulto', precio }, ...otras],
    publicadaHaceDias: esReciente ? numberOf(`publicada:${slug}`, 3, 45) : numberOf(`publicada:${slug}`, 165, 520),
    esNueva,
  }
}

function first<T>(count: number, list: readonly T[], rank: (item: T) => number): Set<T> {
  return new Set(list.toSorted((a, b) => rank(a) - rank(b)).slice(0, count))
}
