import { ofertas, esDeCuentaDemo, type Oferta } from './catalogo.ts'
import { autorDe, esDeCualquiera } from './compradores.ts'
import { deRepuesto, opiniones } from './contenido/opiniones.ts'
import { viajera, type Viajero } from './personas.ts'
import { fractionOf, numberOf, oneOf, shuffled } from './seeded.ts'
import { pasadasDeLaViajera } from './viajera.ts'

export interface OpinionDemo {
  name: string
  oferta: Oferta
  autor: Viajero
  puntaje: number
  comentario: string
  respuesta: string | null
  /** How many days ago the trip was, about. */
  haceDias: number
  /** How many went; a usual party where it does not matter. */
  personas: number | undefined
}

const CANTIDADES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 7, 12]
const CANTIDADES_DE_DEMO = [5, 6, 8]

/** Who wrote what about which experiencia: the same in every fresh start, whatever the day. */
export function crearOpiniones(): OpinionDemo[] {
  const dichas = new Map<string, Set<string>>()
  return ofertas.flatMap((oferta) => {
    const suyas = dichas.get(oferta.operador) ?? new Set()
    dichas.set(oferta.operador, suyas)
    return opinionesDe(oferta, suyas)
  })
}

/** `dichas`: what was already said of whoever offers it. */
function opinionesDe(oferta: Oferta, dichas: Set<string>): OpinionDemo[] {
  if (oferta.esNueva) return []
  const paseo = pasadasDeLaViajera.find(({ slug, opina }) => opina && slug === oferta.slug)
  const autores = new Set<Viajero>()
  return textosDe(oferta, paseo !== undefined).map(({ puntaje, comentario: elegido }, i) => {
    const name = `${oferta.slug}:${i}`
    const comentario = sinRepetir(name, oferta, puntaje, elegido, dichas)
    dichas.add(comentario)
    const suyo = i === 0 ? paseo : undefined
    const autor = suyo ? viajera : autorDe(`autor:${name}`, comentario, autores)
    autores.add(autor)
    return {
      name,
      oferta,
      autor,
      puntaje,
      comentario,
      respuesta: respuestaDe(name, puntaje),
      haceDias: suyo?.haceDias ?? numberOf(`dias:${name}`, 3, 113),
      personas: suyo?.personas,
    }
  })
}

function textosDe(
  { slug, tipo, operador }: Oferta,
  opinaLaViajera: boolean,
): { puntaje: number; comentario: string }[] {
  const textos = shuffled(`textos:${slug}`, opiniones[tipo]).slice(0, cantidadDe(slug, operador))
  if (!opinaLaViajera) return textos
  const suyo = opiniones[tipo].find(
    ({ puntaje, comentario }) =>
      puntaje === 5 && esDeCualquiera(comentario) && !textos.some((otro) => otro.comentario === comentario),
  )
  return suyo ? [suyo, ...textos.slice(1)] : textos
}

/** Two people never write the same of one operator: another of its kind with as many stars stands in. */
function sinRepetir(
  name: string,
  { tipo }: Oferta,
  puntaje: number,
  elegido: string,
  dichas: ReadonlySet<string>,
): string {
  if (!dichas.has(elegido)) return elegido
  const otras = [...shuffled(`otras:${name}`, opiniones[tipo]), ...shuffled(`otras:${name}`, deRepuesto)]
  return otras.find((otra) => otra.puntaje === puntaje && !dichas.has(otra.comentario))?.comentario ?? elegido
}

function cantidadDe(slug: string, operador: string): number {
  return oneOf(`cantidad:${slug}`, esDeCuentaDemo({ operador }) ? CANTIDADES_DE_DEMO : CANTIDADES)
}

const GRACIAS = [
  'Muchas gracias por venir y por tomarse el tiempo de escribir. Aquí los esperamos de vuelta.',
  'Qué alegría leer esto. Se lo contamos a todo el equipo.',
  'Gracias por las palabras y por la buena compañía de ese día.',
  'Nos deja muy contentos que lo hayan pasado bien. Saludos y buen viaje.',
  'Gracias. Con grupos así, el trabajo se hace solo.',
]
const TOMAMOS_NOTA = [
  'Gracias por contarlo con franqueza. Tomamos nota y ya lo conversamos en el equipo.',
  'Lamentamos ese detalle. Desde esta semana lo avisamos al confirmar la reserva.',
  'Tienes razón, ese día no salió como debía. Gracias por decirlo: lo estamos corrigiendo.',
]

function respuestaDe(name: string, puntaje: number): string | null {
  const responde = fractionOf(`responde:${name}`) < (puntaje <= 3 ? 0.6 : 0.15)
  if (!responde) return null
  return oneOf(`respuesta:${name}`, puntaje <= 3 ? TOMAMOS_NOTA : GRACIAS)
}
