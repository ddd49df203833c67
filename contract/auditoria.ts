import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Instante, Paginacion } from './comun.ts'

export const Anotado = z.object({
  id: z.int(),
  en: Instante,
  /** First name of our staff, the kind of anybody else. */
  quien: z.string(),
  accion: z.string(),
  objeto: z.string(),
  objetoId: z.string(),
  /** A booking's code, or what an experience, a provider, a company or a case is called; null where it has no name of its own, and for people. */
  nombre: z.string().nullable(),
  /** As it was written down, part by part. */
  detalle: z.array(z.object({ clave: z.string(), valor: z.union([z.string(), z.number(), z.boolean()]) })),
})
export type Anotado = z.infer<typeof Anotado>

const Filtros = {
  accion: z.string().max(60).optional(),
  objeto: z.string().max(40).optional(),
  objetoId: z.string().max(60).optional(),
  actor: z.string().max(60).optional(),
  desde: Fecha.optional(),
  hasta: Fecha.optional(),
}

export const auditoria = defineCalls({
  listarAuditoria: {
    route: 'GET /api/admin/auditoria',
    resumen: 'Quién hizo qué, lo último primero; `antesDe` es el id del último ya visto.',
    access: ['admin'],
    input: z.object({ ...Paginacion, ...Filtros, antesDe: z.string().max(20).optional() }),
    output: z.array(Anotado),
    paged: true,
    errors: ['sin-permiso'],
  },
  exportarAuditoria: {
    route: 'GET /api/admin/auditoria.csv',
    resumen: 'Lo mismo como CSV, hasta 10.000 líneas.',
    access: ['admin'],
    input: z.object(Filtros),
    output: z.string(),
    produces: 'text/csv',
    archivo: 'auditoria.csv',
    errors: ['sin-permiso'],
  },
})
