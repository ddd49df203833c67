import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, texto, Vacio } from './comun.ts'
import { Experiencia, FiltrosExperiencia } from './experiencias.ts'
import { FiltrosProveedor, Proveedor } from './proveedores.ts'

export const PERMISOS_CLAVE = ['catalogo:leer', 'reservas:escribir'] as const
export const PermisoClave = z.enum(PERMISOS_CLAVE, { error: 'Elige permisos de la lista' })
export type PermisoClave = z.infer<typeof PermisoClave>

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

export const ClaveApi = z.object({
  id: z.string(),
  nombre: z.string(),
  /** What tells it apart: its beginning and its end, as `thub_live_…4F9A`. */
  muestra: z.string(),
  permisos: z.array(PermisoClave),
  creadaEn: Instante,
  venceEn: Instante,
  ultimoUsoEn: Instante.nullable(),
  revocadaEn: Instante.nullable(),
  /** Neither revoked nor past its end. */
  vigente: z.boolean(),
})
export type ClaveApi = z.infer<typeof ClaveApi>

export const empresas = defineCalls({
  verMiEmpresa: { route: 'GET /api/empresas/mi-empresa', resumen: 'La empresa de la sesión.', access: ['empresa'], input: Vacio, output: Empresa, errors: ['sin-permiso'] },
  listarClaves: { route: 'GET /api/empresas/claves', resumen: 'Las claves de API de la empresa: vigentes primero, luego la más nueva.', access: ['empresa'], input: z.object({ ...Paginacion }), output: z.array(ClaveApi), paged: true, errors: ['sin-permiso'] },
  crearClave: {
    route: 'POST /api/empresas/claves',
    resumen: 'Crea una clave de API. La clave viene solo en esta respuesta.',
    access: ['empresa'],
    input: z.object({
      nombre: texto(60, 1),
      permisos: z.array(PermisoClave, { error: 'Elige al menos un permiso' }).min(1, { error: 'Elige al menos un permiso' }).max(10, { error: 'Elige al menos un permiso' }),
      /** An instant, or the last day it works; a year from now unless said, which is also the longest. */
      venceEn: z.union([z.iso.date(), Instante], { error: 'Escribe una fecha como 2026-11-14' }).optional(),
    }),
    output: ClaveApi.extend({ clave: z.string() }),
    status: 201,
    errors: ['sin-permiso', 'empresa-no-activa', 'demasiadas-claves'],
  },
  revocarClave: {
    route: 'DELETE /api/empresas/claves/:id',
    resumen: 'Revoca una clave: deja de servir de inmediato. Repetirlo no cambia nada.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: ClaveApi,
    errors: ['sin-permiso', 'clave-api-desconocida'],
  },
})

/** What a company's system reads with its key, as Bearer or `X-API-Key`. */
export const b2b = defineCalls({
  listarExperienciasB2b: {
    route: 'GET /api/v1/b2b/experiencias',
    resumen: 'El catálogo publicado, para sistemas de empresas. Mismos filtros que el listado público.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: FiltrosExperiencia,
    output: z.array(Experiencia),
    errors: [],
    paged: true,
  },
  listarProveedoresB2b: {
    route: 'GET /api/v1/b2b/proveedores',
    resumen: 'Los proveedores visibles, para sistemas de empresas.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: FiltrosProveedor,
    output: z.array(Proveedor),
    errors: [],
    paged: true,
  },
})
