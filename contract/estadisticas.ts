import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Instante, Paginacion, Vacio } from './comun.ts'

export const Estadisticas = z.object({
  activeProviders: z.int(),
  totalExperiences: z.int(),
  pendingReview: z.int(),
  b2bClients: z.int(),
})
export type Estadisticas = z.infer<typeof Estadisticas>

/** Something that waits for one of us to look at it. */
export const Pendiente = z.object({
  tipo: z.enum(['proveedor', 'experiencia']),
  id: z.string(),
  nombre: z.string(),
  estado: z.string(),
  /** The operador of an experiencia, the kind of a proveedor. */
  de: z.string(),
  desde: Instante,
})
export type Pendiente = z.infer<typeof Pendiente>

export const estadisticas = defineCalls({
  verEstadisticas: {
    route: 'GET /api/v1/stats',
    resumen: 'Las cuatro cifras del mercado, contadas en el momento.',
    access: ['publico'],
    input: Vacio,
    output: Estadisticas,
    errors: [],
  },
  listarPendientes: {
    route: 'GET /api/admin/pendientes',
    resumen: 'Proveedores y experiencias que esperan revisión, lo más antiguo primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Pendiente),
    paged: true,
    errors: [],
  },
})
