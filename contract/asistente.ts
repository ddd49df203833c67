import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Instante, Pesos, TipoExperiencia, texto, Vacio, textoExacto } from './comun.ts'
import { Experiencia, Orden } from './experiencias.ts'

/** What was understood, by the names the listing takes; nothing is there that was not asked for. */
export const FiltrosEntendidos = z.object({
  q: z.string().optional(),
  destino: z.string().optional(),
  region: z.string().optional(),
  tipo: TipoExperiencia.optional(),
  participantes: z.int().optional(),
  precioMin: Pesos.optional(),
  precioMax: Pesos.optional(),
  fecha: Fecha.optional(),
  fechaInicio: Fecha.optional(),
  fechaFin: Fecha.optional(),
  orden: Orden.optional(),
})
export type FiltrosEntendidos = z.infer<typeof FiltrosEntendidos>

/** `salida`: the first departure that fits, where dates or people were given. */
export const ExperienciaSugerida = Experiencia.extend({
  salida: z
    .object({ id: z.string(), inicio: Instante, cuposDisponibles: z.int().min(1), precioPorPersona: Pesos })
    .nullable(),
})
export type ExperienciaSugerida = z.infer<typeof ExperienciaSugerida>

/** Where a fact of the answer comes from: always a path of this site. */
export const Fuente = z.object({ titulo: z.string(), url: z.string().regex(/^\/(?!\/)/) })
export type Fuente = z.infer<typeof Fuente>

/** What comes closest where nothing satisfies every filter. */
export const Alternativas = z.object({
  /** The filters that had to go, by name. */
  sinFiltros: z.array(z.string()),
  filtros: FiltrosEntendidos,
  experiencias: z.array(ExperienciaSugerida).max(6),
})
export type Alternativas = z.infer<typeof Alternativas>

const MAX_PREFERENCIAS = 2048
const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const Preferencia = z
  .union([texto(200), z.array(texto(80)).max(20)], { error: 'Escribe un texto o una lista de textos' })
  .nullish()

export const Preferencias = z
  .looseObject({
    intereses: Preferencia,
    ritmo: Preferencia,
    dieta: Preferencia,
    movilidad: Preferencia,
    presupuesto: Preferencia,
  })
  .refine((p) => bytes(p) <= MAX_PREFERENCIAS, { error: 'Las preferencias pesan más de 2 KiB' })
  .transform(({ intereses, ritmo, dieta, movilidad, presupuesto }) => ({
    intereses,
    ritmo,
    dieta,
    movilidad,
    presupuesto,
  }))
export type Preferencias = z.output<typeof Preferencias>

export const asistente = defineCalls({
  preguntarAsistente: {
    route: 'POST /api/chat/ask',
    resumen: 'Responde una pregunta en español con experiencias reales del catálogo.',
    access: ['publico'],
    identifica: true,
    input: z.object({
      /** Whether a card is in it is answered too, so it is blotted out behind this. */
      message: textoExacto(2000, 1),
      userPreferences: Preferencias.nullish(),
      conversacionId: z
        .string({ error: 'Escribe un texto' })
        .max(200, { error: 'Usa 200 caracteres como máximo' })
        .nullish(),
    }),
    output: z.object({
      response: z.string(),
      filtros: FiltrosEntendidos,
      experiencias: z.array(ExperienciaSugerida).max(6),
      alternativas: Alternativas.nullable(),
      conversacionId: z.string(),
      fuentes: z.array(Fuente),
      /** `persona`: one of us is offered beside the answer. */
      accion: z.enum(['persona']).nullable(),
    }),
    errors: ['demasiados-intentos'],
    maxBody: 16 * 1024,
  },
  olvidarConversacion: {
    route: 'POST /api/chat/olvidar',
    resumen: 'Borra una conversación con el asistente: la propia, o la que no es de nadie.',
    access: ['publico'],
    identifica: true,
    input: z.object({ conversacionId: textoExacto(200, 1) }),
    output: Vacio,
    errors: [],
  },
})
