import { z } from 'zod'
import { Instante, linea, texto } from './comun.ts'
import { MAX_PARTICIPANTES, MAX_PREGUNTAS, MAX_PUNTOS } from './topes.ts'

const MAX_ALTERNATIVAS = 20

const entero = (min: number, max: number, error: string) => z.int({ error }).min(min, { error }).max(max, { error })
const Clave = z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'Ese identificador no sirve' })
const sinRepetir = (filas: readonly { id: string }[]): boolean =>
  new Set(filas.map(({ id }) => id)).size === filas.length

/** Where the operator picks people up before the start; `ventanaMinutos` is how long it may take to come. */
export const PuntoDeRecogida = z.object({
  id: Clave,
  nombre: texto(80, 1),
  direccion: texto(140, 1),
  minutosAntes: entero(0, 720, 'Escribe entre 0 y 720 minutos'),
  ventanaMinutos: entero(0, 120, 'Escribe entre 0 y 120 minutos'),
  lugar: z
    .object(
      { lat: z.number().min(-56.6).max(-17.4), lng: z.number().min(-110).max(-66) },
      { error: 'Marca un lugar de Chile' },
    )
    .nullable(),
})
export type PuntoDeRecogida = z.infer<typeof PuntoDeRecogida>

export const PuntosDeRecogida = z
  .array(PuntoDeRecogida)
  .max(MAX_PUNTOS, { error: `Escribe ${MAX_PUNTOS} puntos como máximo` })
  .refine(sinRepetir, { error: 'Hay dos puntos con el mismo identificador' })

const TIPOS_PREGUNTA = ['texto', 'parrafo', 'numero', 'fecha', 'hora', 'correo', 'telefono', 'opciones'] as const
export type TipoPregunta = (typeof TIPOS_PREGUNTA)[number]

/** What an operator needs to know: once for the booking, or of each person. `alternativas` only where one of them is chosen. */
export const Pregunta = z
  .object({
    id: Clave,
    titulo: texto(120, 1),
    ayuda: linea(200),
    para: z.enum(['reserva', 'persona'], { error: 'Elige a quién se pregunta' }),
    tipo: z.enum(TIPOS_PREGUNTA, { error: 'Elige un tipo de respuesta' }),
    obligatoria: z.boolean({ error: 'Di si es obligatoria' }),
    alternativas: z
      .array(texto(80, 1))
      .max(MAX_ALTERNATIVAS, { error: `Escribe ${MAX_ALTERNATIVAS} alternativas como máximo` }),
  })
  .refine(({ tipo, alternativas }) => tipo !== 'opciones' || new Set(alternativas).size >= 2, {
    error: 'Escribe al menos dos alternativas',
    path: ['alternativas'],
  })
export type Pregunta = z.infer<typeof Pregunta>

export const Preguntas = z
  .array(Pregunta)
  .max(MAX_PREGUNTAS, { error: `Escribe ${MAX_PREGUNTAS} preguntas como máximo` })
  .refine(sinRepetir, { error: 'Hay dos preguntas con el mismo identificador' })

/** `persona` counts from 1; absent where the question is of the whole booking. An empty value is no answer. */
export const RespuestaDada = z.object({
  preguntaId: z.string().max(40),
  persona: z.int().min(1).max(MAX_PARTICIPANTES).optional(),
  valor: texto(1000),
})
export type RespuestaDada = z.infer<typeof RespuestaDada>

/** As it was asked, so that a question changed later does not change what was answered. */
export const Respuesta = z.object({
  preguntaId: z.string(),
  titulo: z.string(),
  persona: z.int().nullable(),
  valor: z.string(),
})
export type Respuesta = z.infer<typeof Respuesta>

/** Where and when somebody is picked up; `hora` is null where the operator still has to say it. */
export const RecogidaDeReserva = z.object({
  nombre: z.string(),
  direccion: z.string(),
  hora: Instante.nullable(),
  hasta: Instante.nullable(),
})
export type RecogidaDeReserva = z.infer<typeof RecogidaDeReserva>
