import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import type { RespuestaDada } from '#contract/recogida.ts'
import type { Participantes } from '#contract/reservas.ts'
import { cantidadDe, TIPOS } from '#web/components/reserva-textos.ts'
import { textsOf } from '#web/ui/texts-of.ts'
import type { FieldRule } from '#web/ui/use-form-errors.ts'

/** What an operator offers and asks beyond name and phone. */
export type Pedible = Pick<ExperienciaDetalle, 'recogida' | 'recogidaObligatoria' | 'preguntas'>

/** What was chosen and answered, as the reserva takes it. */
export type Pedido = { recogidaId?: string; respuestas?: RespuestaDada[] }

export type Campo = { name: string; pregunta: Pedible['preguntas'][number]; persona: number | null }

export const pideAlgo = ({ recogida, preguntas }: Pedible): boolean => recogida.length > 0 || preguntas.length > 0

/** 'Adulto 1', 'Adulto 2', 'Niño 1': in the order in which they are counted everywhere. */
export function personasDe(participantes: Participantes): string[] {
  return TIPOS.flatMap((tipo) =>
    Array.from(
      { length: participantes[tipo] ?? 0 },
      (_, i) => `${mayuscula(cantidadDe(tipo, 1).replace(/^1 /, ''))} ${i + 1}`,
    ),
  )
}

/** One field a question, or one for each person. */
export function camposDe({ preguntas }: Pedible, personas: number): Campo[] {
  return preguntas.flatMap((pregunta): Campo[] =>
    pregunta.para === 'reserva'
      ? [{ name: `respuestas.${pregunta.id}`, pregunta, persona: null }]
      : Array.from({ length: personas }, (_, i) => ({
          name: `respuestas.${pregunta.id}.${i + 1}`,
          pregunta,
          persona: i + 1,
        })),
  )
}

/** What has to be there before it is sent; the rest is the server's to judge. */
export function reglasDe(pedible: Pedible, personas: number): Record<string, FieldRule> {
  const exige = (mensaje: string) => (value: string) => (value ? undefined : mensaje)
  const preguntas = camposDe(pedible, personas)
    .filter(({ pregunta }) => pregunta.obligatoria)
    .map(({ name }) => [name, exige('Responde esta pregunta')] as const)
  return {
    ...(pedible.recogidaObligatoria &&
      pedible.recogida.length > 0 && { recogidaId: exige('Elige dónde pasan a buscarte') }),
    ...Object.fromEntries(preguntas),
  }
}

export function pedidoDe(form: HTMLFormElement, pedible: Pedible, personas: number): Pedido {
  const data = new FormData(form)
  const valorDe = textsOf(data)
  const recogidaId = valorDe('recogidaId')
  const respuestas = camposDe(pedible, personas).flatMap(({ name, pregunta, persona }) => {
    const valor = valorDe(name)
    return valor ? [{ preguntaId: pregunta.id, ...(persona !== null && { persona }), valor }] : []
  })
  return { ...(recogidaId && { recogidaId }), ...(respuestas.length > 0 && { respuestas }) }
}

const mayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
