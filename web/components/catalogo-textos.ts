import type { TipoExperiencia } from '#contract/comun.ts'
import type { Orden, Tarifa, TipoTarifa } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'
import { formatPesos } from '#web/ui/formato.ts'

/** After 'experiencias de'. */
export const TEMAS: Record<TipoExperiencia, string> = {
  Trekking: 'trekking',
  Culinaria: 'cocina',
  Cultural: 'cultura',
  Aventura: 'aventura',
  Enológica: 'vino',
  'Stand Up Paddle': 'stand up paddle',
  'Avistamiento de Aves': 'avistamiento de aves',
  'City Tour': 'city tour',
}

export const ORDENES: Record<Orden, string> = {
  relevance: 'Relevancia',
  price_asc: 'Precio: de menor a mayor',
  price_desc: 'Precio: de mayor a menor',
  rating: 'Mejor evaluadas',
  newest: 'Más recientes',
}

export const TARIFAS: Record<TipoTarifa, { uno: string; varios: string }> = {
  adulto: { uno: 'Adulto', varios: 'Adultos' },
  nino: { uno: 'Niño o niña', varios: 'Niños y niñas' },
  adultoMayor: { uno: 'Adulto mayor', varios: 'Adultos mayores' },
  estudiante: { uno: 'Estudiante', varios: 'Estudiantes' },
  residente: { uno: 'Residente', varios: 'Residentes' },
  grupo: { uno: 'Grupo', varios: 'Grupos' },
}

/** 'de 4 a 12 años'; empty for any age. */
export function edadesEnPalabras(min: number | null, max: number | null): string {
  if (max === null) return min ? `desde ${min} años` : ''
  return min ? `${min} a ${max} años` : `hasta ${max} años`
}

/** 'Niño o niña, 4 a 12 años: $9.000' */
export function tarifaEnPalabras({
  tipo,
  precio,
  edadMin,
  edadMax,
}: Omit<Tarifa, 'precio'> & { precio: number | null }): string {
  const quien = [TARIFAS[tipo].uno, edadesEnPalabras(edadMin, edadMax)].filter(Boolean).join(', ')
  return `${quien}: ${precio === null ? 'sin precio' : formatPesos(precio)}`
}

type TextoDePolitica = {
  /** One line; the promise that money comes back. */
  corto: string
  detalle: string
  /** Hours before the start until which everything comes back; null where it never does. */
  horasGratis: number | null
}

/** A policy in words, from what it gives back and until when. */
export function textosDePolitica(tramos: readonly Tramo[]): TextoDePolitica {
  const [todo, ...partes] = tramos
  if (!todo)
    return {
      corto: 'Esta experiencia no tiene devolución si cancelas',
      detalle: 'Si cancelas, no hay devolución.',
      horasGratis: null,
    }
  const limite = hastaAntes(todo.hasta)
  const resto = partes.map(({ hasta, porcentaje }) => `el ${porcentaje} % ${hastaAntes(hasta)}`)
  const detalle =
    resto.length === 0
      ? `Te devolvemos el ${todo.porcentaje} % si cancelas ${limite} de la salida.`
      : `Te devolvemos el ${todo.porcentaje} % ${limite} de la salida y ${resto.join(' y ')}.`
  return {
    corto: `Cancela sin costo ${limite}`,
    detalle: `${detalle} Después no hay devolución.`,
    horasGratis: todo.hasta,
  }
}

const DIA_HORAS = 24
const EN_DIAS_DESDE = 168

/** 'hasta 7 días antes', 'hasta 24 horas antes'. */
export function hastaAntes(horas: number): string {
  if (horas === 0) return 'hasta el inicio'
  return horas >= EN_DIAS_DESDE && horas % DIA_HORAS === 0
    ? `hasta ${horas / DIA_HORAS} días antes`
    : `hasta ${horas} ${horas === 1 ? 'hora' : 'horas'} antes`
}

const REGIONES: Record<string, string> = {
  15: 'Arica y Parinacota',
  '01': 'Tarapacá',
  '02': 'Antofagasta',
  '03': 'Atacama',
  '04': 'Coquimbo',
  '05': 'Valparaíso',
  13: 'la Región Metropolitana',
  '06': "O'Higgins",
  '07': 'el Maule',
  16: 'Ñuble',
  '08': 'el Biobío',
  '09': 'La Araucanía',
  14: 'Los Ríos',
  10: 'Los Lagos',
  11: 'Aysén',
  12: 'Magallanes',
}

/** By its code, as it reads after 'en': 'el Maule', 'Los Lagos'. */
export function enRegion(codigo: string): string {
  return REGIONES[codigo] ?? codigo
}

const IDIOMAS: Record<string, string> = { es: 'Español', en: 'Inglés', pt: 'Portugués', fr: 'Francés', de: 'Alemán' }

export function nombreIdioma(codigo: string): string {
  return IDIOMAS[codigo] ?? codigo
}

/** 'Español, inglés' */
export function nombresDeIdiomas(codigos: readonly string[]): string {
  return codigos.map((codigo, i) => (i === 0 ? nombreIdioma(codigo) : nombreIdioma(codigo).toLowerCase())).join(', ')
}

/** From 1 to 5. */
export const DIFICULTADES = ['Muy suave', 'Suave', 'Moderada', 'Exigente', 'Muy exigente'] as const
