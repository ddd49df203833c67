import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { EstadoAlerta, FiltrosDeAlerta } from '#contract/alertas.ts'
import { plazoDeDias, ultimoInstante } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'

const ALERTA_DIAS = 180
export const MAX_ALERTAS = 20

const CLAVES = [
  'q',
  'destino',
  'region',
  'tipo',
  'fechaInicio',
  'fechaFin',
  'participantes',
  'precioMin',
  'precioMax',
  'zona',
] as const satisfies (keyof FiltrosDeAlerta)[]

/** Only what narrows the search, in one order, so that the same search is the same text. */
export function limpiarFiltros(filtros: FiltrosDeAlerta): FiltrosDeAlerta {
  return Object.fromEntries(CLAVES.flatMap((clave) => (filtros[clave] ? [[clave, filtros[clave]]] : [])))
}

export function motivoParaNoGuardarAlerta(
  filtros: FiltrosDeAlerta,
  hoy: string,
): { campo: keyof FiltrosDeAlerta; mensaje: string } | null {
  const { fechaInicio, fechaFin, precioMin = 0, precioMax = 0 } = filtros
  if (fechaInicio && fechaFin && fechaFin < fechaInicio)
    return { campo: 'fechaFin', mensaje: 'La fecha final es anterior a la inicial' }
  if (fechaFin && fechaFin < hoy) return { campo: 'fechaFin', mensaje: 'Esas fechas ya pasaron' }
  if (precioMax > 0 && precioMin > precioMax) return { campo: 'precioMax', mensaje: 'El mínimo supera al máximo' }
  return null
}

/** At the end of its last day, at the latest after half a year. */
export function calcularVenceAlerta({ fechaFin }: FiltrosDeAlerta, ahora: Date): Date {
  const limite = plazoDeDias(ahora, ALERTA_DIAS)
  const ultimo = fechaFin ? ultimoInstante(fechaFin) : limite
  return ultimo < limite ? ultimo : limite
}

export function estadoDeAlerta(
  { estado, venceEn }: { estado: Exclude<EstadoAlerta, 'vencida'>; venceEn: Date },
  ahora: Date,
): EstadoAlerta {
  return ahora <= venceEn ? estado : 'vencida'
}

/** The address of the same search on the site. */
export function enlaceDeBusqueda(filtros: FiltrosDeAlerta): `/${string}` {
  const consulta = new URLSearchParams(
    Object.entries(limpiarFiltros(filtros)).map(([clave, valor]) => [clave, String(valor)]),
  )
  return `/?${consulta}`
}

const dia = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const enPalabras = (fecha: string): string => dia.format(new Date(`${fecha}T00:00:00Z`))

/** What is looked for, as a person would say it: 'Trekking en Pucón, desde el 5 de diciembre, 4 viajeros'. */
export function resumirBusqueda({
  q,
  destino,
  region,
  tipo,
  fechaInicio,
  fechaFin,
  participantes,
  precioMin,
  precioMax,
  zona,
}: FiltrosDeAlerta): string {
  const lugar = destino ?? REGIONES.find(({ codigo }) => codigo === region)?.nombre ?? region
  const que = [
    tipo ?? (q ? `«${q}»` : 'Experiencias'),
    tipo && q && `«${q}»`,
    lugar && `en ${lugar}`,
    zona && !lugar && 'en una zona del mapa',
  ]
    .filter(Boolean)
    .join(' ')
  return [
    que,
    fechas(fechaInicio, fechaFin),
    participantes && (participantes === 1 ? '1 viajero' : `${participantes} viajeros`),
    precioMin && `desde ${enPesos(precioMin)}`,
    precioMax && `hasta ${enPesos(precioMax)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function fechas(desde: string | undefined, hasta: string | undefined): string | null {
  if (desde && hasta)
    return desde === hasta ? `el ${enPalabras(desde)}` : `del ${enPalabras(desde)} al ${enPalabras(hasta)}`
  return desde ? `desde el ${enPalabras(desde)}` : hasta ? `hasta el ${enPalabras(hasta)}` : null
}
