import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Vacio } from './comun.ts'

export const ESTADOS_EMPRESA = ['Pendiente', 'Activa', 'Observada', 'Suspendida'] as const

export const Empresa = z.object({
  id: z.string(),
  nombre: z.string(),
  razonSocial: z.string(),
  rut: z.string(),
  giro: z.string(),
  tipo: z.enum(['revendedor', 'corporativo']),
  estado: z.enum(ESTADOS_EMPRESA),
  email: z.string(),
  /** What the person of the session may do for it. */
  papel: z.enum(['dueno', 'aprobador', 'comprador', 'lectura']),
})
export type Empresa = z.infer<typeof Empresa>

export const empresas = defineCalls({
  verMiEmpresa: { route: 'GET /api/empresas/mi-empresa', resumen: 'La empresa de la sesión.', access: ['empresa'], input: Vacio, output: Empresa, errors: ['sin-permiso'] },
})
