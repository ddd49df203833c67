import { sinAcentos } from '#domain/busqueda/texto.ts'
import { CLAVES_COMUNES } from './claves-comunes.ts'

const MARCA = ['tourismhub', 'tourismhubchile', 'tourism', 'hubchile']
const MIN_DISTINTOS = 4
const SEGUIDILLAS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklnzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
]

interface Persona {
  email?: string
  nombre?: string
}

/** The sentence beside the field, for a password that is long enough but easy to guess. Length is the contract's. */
export function motivoParaNoAceptarClave(clave: string, persona: Persona): string | null {
  if (esComun(clave)) return 'Esa contraseña es muy común. Elige otra más difícil de adivinar'
  if (esDeLaPersona(clave, persona)) return 'No uses solo tu nombre, tu correo o nuestra marca. Agrega otras palabras'
  return null
}

export function esComun(clave: string): boolean {
  const plana = sinAcentos(clave).toLowerCase()
  if (new Set(plana).size < MIN_DISTINTOS) return true
  if (SEGUIDILLAS.some((fila) => fila.includes(plana) || fila.includes(invertir(plana)))) return true
  return variantes(clave).some((variante) => CLAVES_COMUNES.has(variante) || CLAVES_COMUNES.has(mitad(variante)))
}

function esDeLaPersona(clave: string, { email = '', nombre = '' }: Persona): boolean {
  const palabras = sinAcentos(nombre)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const correo = sinAcentos(email).toLowerCase()
  const propias = [
    ...MARCA,
    ...palabras,
    palabras.join(''),
    palabras.toReversed().join(''),
    soloLetras(correo),
    soloLetras(correo.replace(/@.*/, '')),
  ]
    .filter((palabra) => palabra.length >= 3)
    .flatMap((palabra) => [palabra, sinOrillas(palabra)])
  return variantes(clave).some(
    (variante) => propias.includes(soloLetras(variante)) || propias.includes(mitad(soloLetras(variante))),
  )
}

/** As typed, without what people add at either end, and with 4 read as a. */
function variantes(clave: string): string[] {
  const plana = sinAcentos(clave).toLowerCase()
  return [plana, sinOrillas(plana), sinOrillas(sinDisfraz(plana)), sinDisfraz(sinOrillas(plana))].filter(
    (variante) => variante.length >= 3,
  )
}

const DISFRACES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function sinDisfraz(texto: string): string {
  return texto.replace(/[013457@$!]/g, (signo) => DISFRACES[signo] ?? signo)
}

function sinOrillas(texto: string): string {
  return texto.replace(/^[^a-z]+|[^a-z]+$/g, '')
}

function soloLetras(texto: string): string {
  return texto.replace(/[^a-z0-9]/g, '')
}

/** 'colocolo' of 'colocolocolocolo'. */
function mitad(texto: string): string {
  const primera = texto.slice(0, texto.length / 2)
  return primera + primera === texto ? primera : texto
}

function invertir(texto: string): string {
  return [...texto].reverse().join('')
}
