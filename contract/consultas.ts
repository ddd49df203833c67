import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, texto } from './comun.ts'

/** Where it came from: the help pages, or a conversation with the assistant. */
export const ORIGENES_CONSULTA = ['ayuda', 'asistente'] as const

/** What somebody asks of one of us. */
export const Consulta = z.object({
  origen: z.enum(ORIGENES_CONSULTA),
  texto: z.string(),
  /** The end of the conversation, as its person chose to show it; gone once it is decided. */
  extracto: z.array(z.object({ mensaje: z.string(), respuesta: z.string() })),
  /** Whose account; null for somebody without one, who is answered by mail. */
  usuarioId: z.string().nullable(),
  en: Instante,
  respuesta: z.string().nullable(),
  acciones: z.object({ puedeDecidir: z.boolean() }),
})
export type Consulta = z.infer<typeof Consulta>

const deUna = { access: ['admin'], errors: ['caso-desconocido', 'sin-permiso'] } as const

export const consultas = defineCalls({
  escribirConsulta: {
    route: 'POST /api/consultas',
    resumen: 'Pide que responda una persona; con `conversacionId` va el final de esa conversación con el asistente. Se responde a `email`, o al correo de la cuenta de quien tiene sesión.',
    access: ['publico'],
    identifica: true,
    input: z.object({ texto: texto(1000, 1), email: Email, conversacionId: z.string().max(200).optional() }),
    output: z.object({ recibida: z.literal(true) }),
    errors: ['demasiados-intentos'],
  },
  verConsulta: { route: 'GET /api/admin/consultas/:casoId', resumen: 'Lo que preguntó una persona, por el caso que abrió.', ...deUna, input: z.object({ casoId: Id }), output: Consulta },
  decidirConsulta: {
    route: 'POST /api/admin/consultas/:casoId/decidir',
    resumen: 'Contesta una consulta, por correo y en los avisos de quien preguntó, o la cierra sin respuesta.',
    access: ['admin'],
    input: z.object({ casoId: Id, decision: z.enum(['sin_respuesta', 'contestada'], { error: 'Elige una decisión' }), respuesta: texto(2000).optional() }),
    output: Consulta,
    errors: ['caso-desconocido', 'sin-permiso', 'caso-ya-resuelto', 'caso-tomado'],
  },
})
