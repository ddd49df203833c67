import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import { comunasDe } from '#contract/comunas.ts'
import { paraComparar } from '#domain/busqueda/texto.ts'
import { APODOS, DE_NINGUNA_PARTE, FUERA_DE_CHILE, OTRAS_CIUDADES } from './apodos-de-lugar.ts'
import type { Ciudad, Lugar, Zona } from './intencion.ts'

/** A name as people may write it, and what it stands for. */
export interface Entrada {
  zona: Zona
  /** Where it lies, if that is known. */
  centro: { lat: number; lng: number } | null
  /** Not in Chile. */
  fuera?: string
  /** Read only as it is spelled, after a word that leads to a place. */
  literal?: boolean
}

const indices = new WeakMap<readonly Ciudad[], Map<string, Entrada>>()

/** Every name of a place, by its plain words; made once for each catalogue. */
export function indiceDe(ciudades: readonly Ciudad[]): Map<string, Entrada> {
  const conocido = indices.get(ciudades)
  if (conocido) return conocido
  const indice = new Map<string, Entrada>()
  for (const [clave, nombre] of Object.entries(FUERA_DE_CHILE))
    indice.set(clave, { zona: { nombre, lugares: [] }, centro: null, fuera: nombre })
  for (const [clave, [nombre, lat, lng]] of Object.entries(OTRAS_CIUDADES))
    indice.set(plano(clave), { zona: { nombre, lugares: [], ausente: { nombre, lat, lng } }, centro: { lat, lng } })
  for (const [clave, nombre] of Object.entries(DE_NINGUNA_PARTE))
    indice.set(clave, {
      zona: { nombre, lugares: [], desconocida: { comoSeDijo: nombre } },
      centro: null,
      literal: true,
    })
  agregarRegiones(indice, ciudades)
  agregarApodos(indice, ciudades)
  agregarComunas(indice)
  for (const ciudad of ciudades)
    indice.set(plano(ciudad.nombre), {
      zona: { nombre: ciudad.nombre, lugares: [{ ciudad: ciudad.nombre }] },
      centro: ciudad,
    })
  indices.set(ciudades, indice)
  return indice
}

function agregarRegiones(indice: Map<string, Entrada>, ciudades: readonly Ciudad[]): void {
  for (const { codigo, nombre } of REGIONES) {
    const clave = plano(nombre)
    const entrada: Entrada = {
      zona: { nombre: enPalabras(codigo), lugares: [{ region: codigo }] },
      centro: centroDe(ciudades.filter(({ region }) => region === codigo)),
    }
    const romano = NUMERO_ROMANO[codigo]
    for (const forma of [
      `region de ${clave}`,
      `region del ${clave}`,
      `region ${clave}`,
      ...(romano ? [`${romano} region`] : []),
    ])
      indice.set(forma, entrada)
    if (!indice.has(clave)) indice.set(clave, entrada)
  }
}

// The old numbers, without the X that a phone writes for 'por'.
const NUMERO_ROMANO: Record<string, string> = {
  '01': 'i',
  '02': 'ii',
  '03': 'iii',
  '04': 'iv',
  '05': 'v',
  '06': 'vi',
  '07': 'vii',
  '08': 'viii',
  '09': 'ix',
  '11': 'xi',
  '12': 'xii',
  '14': 'xiv',
  '15': 'xv',
  '16': 'xvi',
}

const CON_ARTICULO = new Set(["Libertador General Bernardo O'Higgins", 'Maule', 'Biobío'])

/** 'la Región del Maule'. */
export function enPalabras(codigo: string): string {
  const nombre = REGIONES.find((region) => region.codigo === codigo)!.nombre
  return nombre.startsWith('Metropolitana')
    ? `la Región ${nombre}`
    : `la Región ${CON_ARTICULO.has(nombre) ? 'del' : 'de'} ${nombre}`
}

// Comunas whose names are said more often of something else.
const PALABRAS = new Set([
  'navidad',
  'primavera',
  'el bosque',
  'camarones',
  'la estrella',
  'laguna blanca',
  'el monte',
  'corral',
  'cisnes',
  'los alamos',
  'la cruz',
  'nacimiento',
  'independencia',
  'victoria',
  'canela',
  'florida',
  'lago verde',
  'antartica',
  'o higgins',
  'pinto',
  'santa maria',
])

/** The rest of the country's comunas: nothing is published there, but they are places. */
function agregarComunas(indice: Map<string, Entrada>): void {
  for (const { codigo: region } of REGIONES) {
    for (const { nombre } of comunasDe(region)) {
      const clave = plano(nombre)
      if (!indice.has(clave) && !PALABRAS.has(clave))
        indice.set(clave, { zona: { nombre, lugares: [], ausente: { nombre, region } }, centro: null, literal: true })
    }
  }
}

function agregarApodos(indice: Map<string, Entrada>, ciudades: readonly Ciudad[]): void {
  for (const [clave, { nombre, ciudades: pedidas = [], regiones = [] }] of Object.entries(APODOS)) {
    const presentes = pedidas
      .map((una) => ciudades.find((ciudad) => ciudad.nombre === una))
      .filter((ciudad) => ciudad !== undefined)
    // A city that also names its region: only where the city is not there does the region answer.
    const lugares: Lugar[] =
      presentes.length > 0
        ? presentes.map((ciudad) => ({ ciudad: ciudad.nombre }))
        : regiones.map((region) => ({ region }))
    const otra = OTRAS_CIUDADES[pedidas[0] ? plano(pedidas[0]) : '']
    if (lugares.length === 0 && otra)
      indice.set(plano(clave), {
        zona: { nombre, lugares, ausente: { nombre, lat: otra[1], lng: otra[2] } },
        centro: { lat: otra[1], lng: otra[2] },
      })
    else
      indice.set(plano(clave), {
        zona: { nombre, lugares },
        centro: presentes[0] ?? centroDe(ciudades.filter(({ region }) => regiones.includes(region))),
      })
  }
}

function centroDe(ciudades: readonly Ciudad[]): { lat: number; lng: number } | null {
  if (ciudades.length === 0) return null
  const media = (valores: number[]): number => valores.reduce((a, b) => a + b, 0) / valores.length
  return { lat: media(ciudades.map(({ lat }) => lat)), lng: media(ciudades.map(({ lng }) => lng)) }
}

/** As `normalizar` leaves it. */
const plano = (nombre: string): string =>
  paraComparar(nombre)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
