import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { FiltrosEntendidos } from '#contract/asistente.ts'
import type { Ciudad, Cuando, Deseos, Zona } from './intencion.ts'

const MAX_Q = 100

/** The wishes by the names of the search; what no single filter can say is left out. */
export function filtrosDe(deseos: Deseos, ciudades: readonly Ciudad[]): FiltrosEntendidos {
  const { temas, tipos, cualquiera, participantes, precioMin, precioMax, orden } = deseos
  const varios = cualquiera && temas.length + tipos.length > 1
  const filtros = {
    q: temas.length > 0 && !varios ? temas.join(' ').slice(0, MAX_Q) : undefined,
    ...lugarDe(deseos.zona, ciudades),
    tipo: tipos.length === 1 && !varios ? tipos[0] : undefined,
    participantes: participantes ?? undefined,
    precioMin: precioMin ?? undefined,
    precioMax: precioMax ?? undefined,
    ...fechasDe(deseos.cuando),
    orden: orden ?? undefined,
  }
  return Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor !== undefined)) as FiltrosEntendidos
}

export function fechasDe(cuando: Cuando | null): Pick<FiltrosEntendidos, 'fecha' | 'fechaInicio' | 'fechaFin'> {
  if (!cuando) return {}
  return cuando.fecha ? { fecha: cuando.fecha } : { fechaInicio: cuando.desde, fechaFin: cuando.hasta }
}

/** One city is a destino; several of one region are at least that region. */
function lugarDe(zona: Zona | null, ciudades: readonly Ciudad[]): Pick<FiltrosEntendidos, 'destino' | 'region'> {
  if (!zona) return {}
  if (zona.lugares.length === 0) return { destino: zona.desconocida?.comoSeDijo ?? zona.ausente?.nombre ?? zona.nombre }
  const [primero] = zona.lugares
  if (zona.lugares.length === 1 && 'ciudad' in primero!) return { destino: primero.ciudad }
  const regiones = new Set(
    zona.lugares.map((lugar) =>
      'region' in lugar ? lugar.region : ciudades.find(({ nombre }) => nombre === lugar.ciudad)?.region,
    ),
  )
  if (regiones.size !== 1) return {}
  const region = REGIONES.find(({ codigo }) => regiones.has(codigo))
  return region ? { region: region.nombre } : {}
}

/** A child of whom no age was said has not reached those years in which one may climb a volcano. */
const EDAD_DE_NINO = 12

/** The age from which what is shown must admit; null where everybody is grown up. */
export const edadPedida = ({ edad, ninos }: Pick<Deseos, 'edad' | 'ninos'>): number | null =>
  edad ?? (ninos ? EDAD_DE_NINO : null)
