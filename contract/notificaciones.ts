import { z } from 'zod'
import { TipoAviso } from './avisos.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, Vacio } from './comun.ts'

export const Notificacion = z.object({
  id: z.string(),
  tipo: TipoAviso,
  titulo: z.string(),
  texto: z.string(),
  /** A path of this site. */
  enlace: z.string().regex(/^\/(?!\/)/),
  leida: z.boolean(),
  creadaEn: Instante,
})
export type Notificacion = z.infer<typeof Notificacion>

const SinLeer = z.object({ sinLeer: z.int().min(0) })

export const notificaciones = defineCalls({
  listarNotificaciones: {
    route: 'GET /api/notificaciones',
    resumen: 'Mis notificaciones, la más reciente primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(Notificacion),
    paged: true,
    errors: [],
  },
  contarNotificaciones: {
    route: 'GET /api/notificaciones/sin-leer',
    resumen: 'Cuántas notificaciones no he leído.',
    access: ['viajero'],
    input: Vacio,
    output: SinLeer,
    errors: [],
  },
  leerNotificacion: {
    route: 'POST /api/notificaciones/:notificacionId/leer',
    resumen: 'Marca una notificación como leída.',
    access: ['viajero'],
    input: z.object({ notificacionId: Id }),
    output: SinLeer,
    errors: ['notificacion-desconocida', 'sin-permiso'],
  },
  leerTodasLasNotificaciones: {
    route: 'POST /api/notificaciones/leer-todas',
    resumen: 'Marca todas mis notificaciones como leídas.',
    access: ['viajero'],
    input: Vacio,
    output: SinLeer,
    errors: [],
  },
  listarNotificacionesDeProveedor: {
    route: 'GET /api/provider/notificaciones',
    resumen: 'Las notificaciones de la empresa para mí, la más reciente primero.',
    access: ['proveedor'],
    input: z.object({ ...Paginacion }),
    output: z.array(Notificacion),
    paged: true,
    errors: [],
  },
  contarNotificacionesDeProveedor: {
    route: 'GET /api/provider/notificaciones/sin-leer',
    resumen: 'Cuántas notificaciones de la empresa no he leído.',
    access: ['proveedor'],
    input: Vacio,
    output: SinLeer,
    errors: [],
  },
  leerNotificacionDeProveedor: {
    route: 'POST /api/provider/notificaciones/:notificacionId/leer',
    resumen: 'Marca una notificación de la empresa como leída.',
    access: ['proveedor'],
    input: z.object({ notificacionId: Id }),
    output: SinLeer,
    errors: ['notificacion-desconocida', 'sin-permiso'],
  },
  leerTodasLasNotificacionesDeProveedor: {
    route: 'POST /api/provider/notificaciones/leer-todas',
    resumen: 'Marca todas mis notificaciones de la empresa como leídas.',
    access: ['proveedor'],
    input: Vacio,
    output: SinLeer,
    errors: [],
  },
})
