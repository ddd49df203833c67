import { z } from 'zod'
import { type Access, defineCalls } from './call.ts'
import { Instante, texto, Vacio } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { ClaveActual } from './usuarios.ts'

/** What keeps a business open: bookings to come, money for it or that it owes, money under discussion, and the rest that has not come to its end. */
const MOTIVOS_DE_NO_BAJA = [
  'reservas',
  'pagos',
  'saldo',
  'reclamos',
  'deuda',
  'a_favor',
  'servicios',
  'plan',
  'suspension',
] as const

export const ImpedimentoDeBaja = z.object({
  motivo: z.enum(MOTIVOS_DE_NO_BAJA),
  cuantos: z.int(),
  /** In pesos, where it is about money. */
  monto: z.int().nullable(),
  /** When the last of it ends, where that is known. */
  hasta: Instante.nullable(),
})
export type ImpedimentoDeBaja = z.infer<typeof ImpedimentoDeBaja>

/** Whether a business can be closed now, what stands against it, and what closing it would take along. */
export const EstadoDeBaja = z.object({
  nombre: z.string(),
  puede: z.boolean(),
  impedimentos: z.array(ImpedimentoDeBaja),
  /** That travellers still find. */
  experiencias: z.int(),
  /** Whoever else works for it, and would no longer. */
  personas: z.int(),
  /** Until when the plan is paid for; what is left of it ends too. */
  planHasta: Instante.nullable(),
})
export type EstadoDeBaja = z.infer<typeof EstadoDeBaja>

const errors = [
  'sin-permiso',
  'baja-con-pendientes',
  'transicion-no-permitida',
  'demasiados-intentos',
] as const satisfies ErrorCode[]
const ver = (ruta: string, access: Access) =>
  ({
    route: `GET /api/${ruta}/baja`,
    resumen: 'Si el negocio se puede cerrar ahora, qué falta y qué pasa al cerrarlo.',
    access: [access],
    input: Vacio,
    output: EstadoDeBaja,
    errors: ['sin-permiso'],
  }) as const
const cerrar = (ruta: string, access: Access) =>
  ({
    route: `POST /api/${ruta}/baja`,
    resumen:
      'Cierra el negocio: se retira lo publicado y el equipo deja de entrar. Pide su nombre y la contraseña de quien lo cierra.',
    access: [access],
    input: z.object({ nombre: texto(120, 1), password: ClaveActual }),
    output: Vacio,
    errors,
  }) as const

export const bajas = defineCalls({
  verBajaDeAnfitrion: ver('anfitrion', 'anfitrion'),
  darDeBajaAnfitrion: cerrar('anfitrion', 'anfitrion'),
  verBajaDeProveedor: ver('provider', 'proveedor'),
  darDeBajaProveedor: cerrar('provider', 'proveedor'),
  verBajaDeEmpresa: ver('empresas', 'empresa'),
  cerrarEmpresa: cerrar('empresas', 'empresa'),
})
