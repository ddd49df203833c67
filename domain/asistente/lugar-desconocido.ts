import type { LecturaDeDeseos } from './deseos.ts'
import type { Zona } from './intencion.ts'
import { normalizar } from './normalizar.ts'
import { ES_COMUN } from './palabras-comunes.ts'

const NOMBRE = String.raw`\p{Lu}\p{Ll}{2,}`
const PROPIO = new RegExp(
  String.raw`(?<![\p{L}])(?:en|a|por|hacia|cerca de) ((?:la |el |los |las )?${NOMBRE}(?: (?:(?:de|del|la|los|las|el) )*${NOMBRE}){0,3})`,
  'gu',
)
// 'En Navidad', 'en Chile', 'en Español'.
const NO_ES_LUGAR =
  /^(?:chile|espanol|ingles|frances|aleman|italiano|portugues|navidad|internet|whatsapp|instagram|google|facebook|matheus|tourism|hub)$/

/** A name after 'en' that nothing could read: a place we do not know, which no other may stand in for. */
export function conLugarDesconocido(lectura: LecturaDeDeseos, mensaje: string): LecturaDeDeseos {
  const { deseos, avisos, resto, temaEsSuelto } = lectura
  if (deseos.zona !== null || deseos.sinCiudades.length > 0 || avisos.some(({ clase }) => clase === 'fuera-de-chile'))
    return lectura
  const dicho = [...mensaje.matchAll(PROPIO)]
    .map(([, nombre]) => nombre!)
    .find((nombre) => quedoSinLeer(normalizar(nombre), resto))
  if (dicho === undefined) return lectura
  const zona: Zona = { nombre: 'ese lugar', lugares: [], desconocida: { comoSeDijo: dicho.slice(0, MAX_NOMBRE) } }
  return { ...lectura, deseos: { ...deseos, zona, temas: temaEsSuelto ? [] : deseos.temas }, temaEsSuelto: false }
}

const MAX_NOMBRE = 60

function quedoSinLeer(nombre: string, resto: string): boolean {
  const palabras = nombre.split(' ')
  return (
    ` ${resto} `.includes(` ${nombre} `) &&
    !palabras.every((palabra) => ES_COMUN(palabra)) &&
    !palabras.some((palabra) => NO_ES_LUGAR.test(palabra))
  )
}
