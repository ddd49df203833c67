import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Vacio } from './comun.ts'

export const Estadisticas = z.object({
  activeProviders: z.int(),
  totalExperiences: z.int(),
  pendingReview: z.int(),
  b2bClients: z.int(),
})
export type Estadisticas = z.infer<typeof Estadisticas>

export const estadisticas = defineCalls({
  verEstadisticas: { route: 'GET /api/v1/stats', resumen: 'Las cuatro cifras del mercado, contadas en el momento.', access: ['publico'], input: Vacio, output: Estadisticas, errors: [] },
})
