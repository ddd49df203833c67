import { COMO_UN_CORREO, motivoDeCorreo } from '#contract/correos.ts'
import { COMO_UN_TELEFONO, esTelefono } from '#contract/telefonos.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Pregunta, Respuesta, RespuestaDada, TipoPregunta } from '#contract/recogida.ts'

export interface Revisadas {
  respuestas: Respuesta[]
  motivo: ErrorCode | null
  /** `respuestas.<preguntaId>`, or `respuestas.<preguntaId>.<persona>` counted from 1. */
  errores: { campo: string; mensaje: string }[]
}

interface Pedido {
  preguntas: readonly Pregunta[]
  personas: number
  dadas: readonly RespuestaDada[]
  /** Whether one that has to be answered may still wait. */
  exigir: boolean
}

/** Answers in the order of the questions, people in theirs; empty ones are left out, the last of two counts. */
export function revisarRespuestas({ preguntas, personas, dadas, exigir }: Pedido): Revisadas {
  const ajena = dadas.find((una) => una.valor !== '' && !preguntas.some((pregunta) => esDe(pregunta, una, personas)))
  if (ajena)
    return {
      respuestas: [],
      motivo: 'respuesta-invalida',
      errores: [
        { campo: campoDe(ajena.preguntaId, ajena.persona ?? null), mensaje: 'Esa pregunta no es de esta experiencia' },
      ],
    }
  const lugares = preguntas.flatMap((pregunta) =>
    personasDe(pregunta, personas).map((persona) => ({ pregunta, persona })),
  )
  const valores = lugares.map(({ pregunta, persona }) => ({
    pregunta,
    persona,
    valor: dadas.findLast((una) => una.preguntaId === pregunta.id && (una.persona ?? null) === persona)?.valor ?? '',
  }))
  const malas = valores
    .filter(({ pregunta, valor }) => valor !== '' && !sirve(pregunta, valor))
    .map(({ pregunta, persona }) => ({ campo: campoDe(pregunta.id, persona), mensaje: COMO[pregunta.tipo] }))
  if (malas.length > 0) return { respuestas: [], motivo: 'respuesta-invalida', errores: malas }
  const respuestas = valores
    .filter(({ valor }) => valor !== '')
    .map(({ pregunta, persona, valor }) => ({ preguntaId: pregunta.id, titulo: pregunta.titulo, persona, valor }))
  const faltan = exigir
    ? valores
        .filter(({ pregunta, valor }) => pregunta.obligatoria && valor === '')
        .map(({ pregunta, persona }) => ({ campo: campoDe(pregunta.id, persona), mensaje: 'Responde esta pregunta' }))
    : []
  return { respuestas, motivo: faltan.length > 0 ? 'pregunta-sin-respuesta' : null, errores: faltan }
}

/** Whom a question is put to: null is the whole booking. */
const personasDe = ({ para }: Pick<Pregunta, 'para'>, personas: number): (number | null)[] =>
  para === 'reserva' ? [null] : Array.from({ length: personas }, (_, i) => i + 1)

const esDe = (pregunta: Pregunta, { preguntaId, persona }: RespuestaDada, personas: number): boolean =>
  pregunta.id === preguntaId && personasDe(pregunta, personas).includes(persona ?? null)

const campoDe = (preguntaId: string, persona: number | null): string =>
  `respuestas.${preguntaId}${persona === null ? '' : `.${persona}`}`

const FORMAS: Partial<Record<TipoPregunta, RegExp>> = {
  numero: /^-?\d{1,9}(?:[.,]\d{1,3})?$/,
  hora: /^([01]\d|2[0-3]):[0-5]\d$/,
}

const SIRVE: Partial<Record<TipoPregunta, (valor: string) => boolean>> = {
  fecha: esFecha,
  parrafo: () => true,
  correo: (valor) => motivoDeCorreo(valor) === null,
  telefono: esTelefono,
}

const COMO: Record<TipoPregunta, string> = {
  texto: 'Usa 200 caracteres como máximo',
  parrafo: 'Usa 1.000 caracteres como máximo',
  numero: 'Escribe un número',
  fecha: 'Escribe una fecha como 2026-11-14',
  hora: 'Escribe una hora como 09:30',
  correo: COMO_UN_CORREO,
  telefono: COMO_UN_TELEFONO,
  opciones: 'Elige una alternativa de la lista',
}

function sirve({ tipo, alternativas }: Pregunta, valor: string): boolean {
  if (tipo === 'opciones') return alternativas.includes(valor)
  if (tipo !== 'parrafo' && [...valor].length > 200) return false
  return SIRVE[tipo]?.(valor) ?? FORMAS[tipo]?.test(valor) ?? true
}

function esFecha(valor: string): boolean {
  const instante = /^\d{4}-\d\d-\d\d$/.test(valor) ? Date.parse(valor) : Number.NaN
  return !Number.isNaN(instante) && new Date(instante).toISOString().startsWith(valor)
}
