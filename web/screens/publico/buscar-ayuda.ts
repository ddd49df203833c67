import { comoSeDice } from './ayuda-sinonimos.ts'
import type { Respuesta, Tema } from './ayuda-tipos.ts'

/** The topics with only the answers that have every word looked for or another word for it, in any case and without accents; those that ask it come first. */
export function buscarAyuda(temas: readonly Tema[], texto: string): Tema[] {
  const palabras = llano(texto).split(/\s+/).filter(Boolean).map(comoSeDice)
  if (palabras.length === 0) return [...temas]
  return ordenar(
    temas.flatMap((tema) => {
      const respuestas = ordenar(
        tema.respuestas
          .map((respuesta) => ({ ...respuesta, acierto: aciertoDe(tema, respuesta, palabras) }))
          .filter(({ acierto }) => acierto > 0),
      )
      return respuestas.length > 0 ? [{ ...tema, respuestas, acierto: respuestas[0]!.acierto }] : []
    }),
  )
}

const EN_PREGUNTA = 4
const EN_TEMA = 2
const EN_TEXTO = 1

/** How much of what is looked for an answer is about; 0 where a word is missing. The word as it was written counts more than another for it. */
function aciertoDe(tema: Tema, respuesta: Respuesta, palabras: string[][]): number {
  const lugares = [
    [llano(respuesta.pregunta), EN_PREGUNTA],
    [llano(tema.titulo), EN_TEMA],
    [llano(textoDe(respuesta)), EN_TEXTO],
  ] as const
  const aciertos = palabras.map(([escrita, ...otras]) =>
    lugares.reduce(
      (suma, [lugar, peso]) =>
        suma + (lugar.includes(escrita!) ? peso : otras.some((otra) => lugar.includes(otra)) ? peso / 2 : 0),
      0,
    ),
  )
  return aciertos.includes(0) ? 0 : aciertos.reduce((suma, acierto) => suma + acierto, 0)
}

const ordenar = <T extends { acierto: number }>(cosas: T[]): T[] => cosas.toSorted((a, b) => b.acierto - a.acierto)

export const cuantasRespuestas = (temas: readonly Tema[]): number =>
  temas.reduce((suma, { respuestas }) => suma + respuestas.length, 0)

function textoDe({ pregunta, parrafos, pasos = [], puntos = [], tabla, enlaces = [] }: Respuesta): string {
  const deTabla = {
    politicas: 'flexible moderada estricta no reembolsable política',
    emergencias: '131 132 133 ambulancia bomberos carabineros',
  }
  return [
    pregunta,
    ...parrafos,
    ...pasos,
    ...puntos,
    tabla ? deTabla[tabla] : '',
    ...enlaces.map(({ texto }) => texto),
  ].join(' ')
}

const llano = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
