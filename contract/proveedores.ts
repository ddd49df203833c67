import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Paginacion, RegionPedida } from './comun.ts'
import { Calificacion, Experiencia, PromedioDeAspecto, Resena } from './experiencias.ts'
import { ESTADOS_A_LA_VISTA, ESTADOS_PROVEEDOR } from './enumeraciones/operadores.ts'

export const EstadoProveedor = z.enum(ESTADOS_PROVEEDOR)
export type EstadoProveedor = z.infer<typeof EstadoProveedor>

export const Proveedor = z.object({
  id: z.string(),
  nombreComercial: z.string(),
  tipoProveedor: z.string(),
  estado: EstadoProveedor,
  slug: z.string(),
  codigoCorto: z.string(),
  region: z.string(),
  ciudad: z.string(),
  experiencias: z.int(),
  calificacion: Calificacion,
})
export type Proveedor = z.infer<typeof Proveedor>

export const ProveedorDetalle = Proveedor.extend({
  calificacion: Calificacion.extend({ aspectos: z.array(PromedioDeAspecto) }),
  descripcion: z.string(),
  idiomas: z.array(z.string()),
  verificaciones: z.array(z.string()),
  listado: z.array(Experiencia),
})
export type ProveedorDetalle = z.infer<typeof ProveedorDetalle>

/** An opinion beside those of other experiences. */
export const ResenaDeProveedor = Resena.extend({
  experiencia: z.object({ id: z.string(), slug: z.string(), nombreExperiencia: z.string() }),
})
export type ResenaDeProveedor = z.infer<typeof ResenaDeProveedor>

export const FiltrosProveedor = z.object({
  q: z.string().trim().max(100).optional(),
  tipo: z.string().trim().max(60).optional(),
  region: RegionPedida.optional(),
  estado: z.enum(ESTADOS_A_LA_VISTA, { error: 'Elige un estado de la lista' }).optional(),
  orden: z.enum(['nombre', 'recientes'], { error: 'Elige un orden de la lista' }).optional(),
  ...Paginacion,
})

export const proveedores = defineCalls({
  listarProveedores: {
    route: 'GET /api/v1/proveedores',
    resumen: 'Proveedores visibles al público, por nombre (los activos primero) o el más reciente primero.',
    access: ['publico'],
    input: FiltrosProveedor,
    output: z.array(Proveedor),
    errors: [],
    paged: true,
  },
  verProveedor: {
    route: 'GET /api/v1/proveedores/:id',
    resumen: 'Un proveedor por id, slug o código corto.',
    access: ['publico'],
    input: z.object({ id: Id }),
    output: ProveedorDetalle,
    errors: ['proveedor-desconocido'],
  },
  listarOpinionesDeProveedor: {
    route: 'GET /api/v1/proveedores/:id/resenas',
    resumen: 'Opiniones verificadas de todo lo que ofrece un proveedor, la más reciente primero.',
    access: ['publico'],
    input: z.object({ id: Id, ...Paginacion }),
    output: z.array(ResenaDeProveedor),
    errors: ['proveedor-desconocido'],
    paged: true,
  },
  verProveedorPorSlug: {
    route: 'GET /api/v1/proveedores/slug/:slug',
    resumen: 'Un proveedor por su slug.',
    access: ['publico'],
    input: z.object({ slug: Id }),
    output: ProveedorDetalle,
    errors: ['proveedor-desconocido'],
  },
})
