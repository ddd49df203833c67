import { conValores, type ValoresDichos } from '#domain/reglas/valores.ts'
import { TEMAS } from './ayuda-textos.ts'
import type { Tema } from './ayuda-tipos.ts'

/** The help as it reads under the rules of today. */
export function temasCon(valores: ValoresDichos): Tema[] {
  const decir = (textos: readonly string[]): string[] => textos.map((texto) => conValores(texto, valores))
  return TEMAS.map((tema) => ({
    ...tema,
    respuestas: tema.respuestas.map((respuesta) => ({
      ...respuesta,
      parrafos: decir(respuesta.parrafos),
      ...(respuesta.pasos && { pasos: decir(respuesta.pasos) }),
      ...(respuesta.puntos && { puntos: decir(respuesta.puntos) }),
    })),
  }))
}
