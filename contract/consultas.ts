import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, texto } from './comun.ts'

/** Where it came from: the help pages, or a conversation with the assistant. */
const ORIGENES_CONSULTA = ['ayuda', 'asistente'] as const

/** What somebody asks of one of us. */
export const Consulta = z.object({
  origen: z.enum(ORIGENES_CONSULTA),
  texto: z.string(),
  /** The end of the conversation, as its person chose to show it; gone once it is decided. */
  extracto: z.array(z.object({ mensaje: z.string(), respuesta: z.string() })),
  /** What they had asked before in the same place, and what was answered. */
  antes: z.array(z.object({ texto: z.string(), respuesta: z.string().nullable() })),
  /** Whose account; null for somebody without one, who is answered by mail. */
  usuarioId: z.string().nullable(),
  en: Instante,
  respuesta: z.string().nullable(),
  acciones: z.object({ puedeDecidir: z.boolean() }),
})
export type Consulta = z.infer<typeof Consulta>

/** `cerrada`: without an answer. */
const ESTADOS_CONSULTA = ['en_espera', 'respondida', 'cerrada'] as const
export const EstadoConsulta = z.enum(ESTADOS_CONSULTA)
export type EstadoConsulta = z.infer<typeof EstadoConsulta>

/** One of the own ones, as the list shows it. */
export const ConsultaEnLista = z.object({
  id: z.string(),
  /** Of the last question. */
  estado: EstadoConsulta,
  /** The first question. */
  texto: z.string(),
  /** When something was asked last. */
  en: Instante,
})
export type ConsultaEnLista = z.infer<typeof ConsultaEnLista>

/** What somebody asked and what we answered, from the first question on. */
export const ConsultaPropia = z.object({
  id: z.string(),
  origen: z.enum(ORIGENES_CONSULTA),
  /** Of the last question. */
  estado: EstadoConsulta,
  preguntas: z.array(
    z.object({
      texto: z.string(),
      en: Instante,
      estado: EstadoConsulta,
      respuesta: z.string().nullable(),
      respondidaEn: Instante.nullable(),
    }),
  ),
  /** When all of it is erased; null while something waits for an answer. */
  seBorraEn: Instante.nullable(),
  acciones: z.object({ puedePreguntarOtraVez: z.boolean() }),
})
export type ConsultaPropia = z.infer<typeof ConsultaPropia>

const Pregunta = texto(1000, 1)
const deUna = { access: ['admin'], errors: ['caso-desconocido', 'sin-permiso'] } as const

export const consultas = defineCalls({
  escribirConsulta: {
    route: 'POST /api/consultas',
    resumen:
      'Pide que responda una persona; con `conversacionId` va el final de esa conversación con el asistente. Se responde a `email`, o al correo de la cuenta de quien tiene sesión.',
    access: ['publico'],
    identifica: true,
    input: z.object({ texto: Pregunta, email: Email, conversacionId: z.string().max(200).optional() }),
    /** Where question and answer stand, a path of this site; without an account it carries the key that opens it. */
    output: z.object({ recibida: z.literal(true), enlace: z.string() }),
    errors: ['demasiados-intentos'],
  },
  listarConsultas: {
    route: 'GET /api/consultas',
    resumen: 'Lo que pregunté a una persona del equipo, lo último primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(ConsultaEnLista),
    paged: true,
    errors: [],
  },
  verConsultaPropia: {
    route: 'GET /api/consultas/:consultaId',
    resumen: 'Una consulta mía, con sus respuestas.',
    access: ['viajero'],
    input: z.object({ consultaId: Id }),
    output: ConsultaPropia,
    errors: ['consulta-desconocida', 'sin-permiso'],
  },
  preguntarOtraVez: {
    route: 'POST /api/consultas/:consultaId/preguntar',
    resumen: 'Pregunta de nuevo en una consulta mía que ya se contestó o cerró.',
    access: ['viajero'],
    input: z.object({ consultaId: Id, texto: Pregunta }),
    output: ConsultaPropia,
    errors: ['consulta-desconocida', 'sin-permiso', 'consulta-en-espera', 'demasiados-intentos'],
  },
  verConsultaConEnlace: {
    route: 'GET /api/consultas/enlace/:clave',
    resumen: 'Con el enlace del correo: lo que pregunté sin tener cuenta, con sus respuestas.',
    access: ['publico'],
    input: z.object({ clave: Id }),
    output: ConsultaPropia,
    errors: ['consulta-desconocida'],
  },
  preguntarOtraVezConEnlace: {
    route: 'POST /api/consultas/enlace/:clave/preguntar',
    resumen: 'Con el enlace del correo: pregunta de nuevo en la misma consulta; se responde a `email`.',
    access: ['publico'],
    input: z.object({ clave: Id, texto: Pregunta, email: Email }),
    output: ConsultaPropia,
    errors: ['consulta-desconocida', 'consulta-en-espera', 'demasiados-intentos'],
  },
  verConsulta: {
    route: 'GET /api/admin/consultas/:casoId',
    resumen: 'Lo que preguntó una persona, por el caso que abrió.',
    ...deUna,
    input: z.object({ casoId: Id }),
    output: Consulta,
  },
  decidirConsulta: {
    route: 'POST /api/admin/consultas/:casoId/decidir',
    resumen: 'Contesta una consulta, por correo y en los avisos de quien preguntó, o la cierra sin respuesta.',
    access: ['admin'],
    input: z.object({
      casoId: Id,
      decision: z.enum(['sin_respuesta', 'contestada'], { error: 'Elige una decisión' }),
      respuesta: texto(2000).optional(),
    }),
    output: Consulta,
    errors: ['caso-desconocido', 'sin-permiso', 'caso-ya-resuelto', 'caso-tomado', 'decide-otra-persona'],
  },
})
