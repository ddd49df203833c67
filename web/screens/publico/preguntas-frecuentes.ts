import { type Dato, dato } from '#web/components/datos-estructurados.ts'
import type { Respuesta, Tema } from './ayuda-tipos.ts'

/** The help as questions with their answers in plain text, word for word what the page shows. */
export function preguntasFrecuentes(temas: readonly Tema[]): Dato {
  return dato('FAQPage', {
    inLanguage: 'es-CL',
    mainEntity: temas
      .flatMap(({ respuestas }) => respuestas)
      .map((respuesta) => ({
        '@type': 'Question',
        name: respuesta.pregunta,
        acceptedAnswer: { '@type': 'Answer', text: enTexto(respuesta) },
      })),
  })
}

const enTexto = ({ parrafos, pasos = [], puntos = [] }: Respuesta): string =>
  [...parrafos, ...pasos, ...puntos].join(' ')
