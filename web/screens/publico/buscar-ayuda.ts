import { comoSeDice } from './ayuda-sinonimos.ts'
import type { Respuesta, Tema } from './ayuda-tipos.ts'

/** The topics with only the answers that have every word looked for or another word for it, in any case and without accents. */
export function buscarAyuda(temas: readonly Tema[], texto: string): Tema[] {
  const palabras = llano(texto).split(/\s+/).filter(Boolean).map(comoSeDice)
  if (palabras.length === 0) return [...temas]
  return temas.flatMap((tema) => {
    const respuestas = tema.respuestas.filter((respuesta) => {
      const todo = llano(`${tema.titulo} ${textoDe(respuesta)}`)
      return palabras.every((formas) => formas.some((forma) => todo.includes(forma)))
    })
    return respuestas.length > 0 ? [{ ...tema, respuestas }] : []
  })
}

export const cuantasRespuestas = (temas: readonly Tema[]): number => temas.reduce((suma, { respuestas }) => suma + respuestas.length, 0)

function textoDe({ pregunta, parrafos, pasos = [], puntos = [], tabla, enlaces = [] }: Respuesta): string {
  const deTabla = { politicas: 'flexible moderada estricta no reembolsable política', emergencias: '131 132 133 ambulancia bomberos carabineros' }
  return [pregunta, ...parrafos, ...pasos, ...puntos, tabla ? deTabla[tabla] : '', ...enlaces.map(({ texto }) => texto)].join(' ')
}

const llano = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
