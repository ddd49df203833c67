import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, Vacio } from './comun.ts'
import { Clave, ClaveActual } from './usuarios.ts'

export const SesionAbierta = z.object({
  id: z.string(),
  /** 'Chrome en Android'; null where the browser did not say. */
  dispositivo: z.string().nullable(),
  /** The one that asks. */
  actual: z.boolean(),
  recordada: z.boolean(),
  abiertaEn: Instante,
  usadaEn: Instante,
})
export type SesionAbierta = z.infer<typeof SesionAbierta>

export const SegundoFactor = z.object({
  activo: z.boolean(),
  activoDesde: Instante.nullable(),
  codigosRestantes: z.int(),
})
export type SegundoFactor = z.infer<typeof SegundoFactor>

const Totp = z
  .string({ error: 'Escribe el código de 6 números' })
  .trim()
  .min(1, { error: 'Escribe el código de 6 números' })
  .max(30, { error: 'Usa 30 caracteres como máximo' })
const Codigos = z.object({ codigos: z.array(z.string()) })

// The same calls in each context, since a token works in its own alone; spelt out, so that a search finds each route.
type Area = 'viajero' | 'proveedor' | 'admin'
const de = <A extends Area>(area: A) => ({ access: [area] }) as const

const sesiones = {
  resumen: 'Mis sesiones abiertas, la más reciente primero.',
  input: z.object({ ...Paginacion }),
  output: z.array(SesionAbierta),
  paged: true,
  errors: [],
} as const
const terminar = {
  resumen: 'Cierra una sesión propia.',
  input: z.object({ id: Id }),
  output: Vacio,
  errors: ['sesion-desconocida', 'sin-permiso'],
} as const
const terminarOtras = {
  resumen: 'Cierra las demás sesiones de esta cuenta.',
  input: Vacio,
  output: z.object({ cerradas: z.int() }),
  errors: [],
} as const
const clave = {
  resumen: 'Cambia la contraseña y cierra las demás sesiones.',
  input: z.object({ actual: ClaveActual, nueva: Clave }),
  output: Vacio,
  errors: ['demasiados-intentos'],
} as const
const ver = {
  resumen: 'Si la cuenta pide un código al entrar.',
  input: Vacio,
  output: SegundoFactor,
  errors: [],
} as const
const preparar = {
  resumen:
    'Propone un secreto para la aplicación de autenticación (RFC 6238); vale desde que se confirma con un código.',
  input: z.object({ password: ClaveActual }),
  output: z.object({ secreto: z.string(), uri: z.string(), qr: z.object({ lado: z.int(), trazo: z.string() }) }),
  errors: ['totp-activo', 'demasiados-intentos'],
} as const
const activar = {
  resumen: 'Confirma el secreto con un código y entrega los códigos de recuperación, esta única vez.',
  input: z.object({ totp: Totp }),
  output: Codigos,
  errors: ['totp-activo', 'totp-sin-preparar', 'demasiados-intentos'],
} as const
const renovar = {
  resumen: 'Reemplaza los códigos de recuperación.',
  input: z.object({ password: ClaveActual, totp: Totp }),
  output: Codigos,
  errors: ['totp-inactivo', 'demasiados-intentos'],
} as const
const quitar = {
  resumen: 'Deja de pedir un código al entrar.',
  input: z.object({ password: ClaveActual, totp: Totp }),
  output: Vacio,
  errors: ['totp-inactivo', 'demasiados-intentos'],
} as const

export const seguridad = defineCalls({
  listarSesiones: { route: 'GET /api/auth/sesiones', ...de('viajero'), ...sesiones },
  terminarSesion: { route: 'DELETE /api/auth/sesiones/:id', ...de('viajero'), ...terminar },
  terminarOtrasSesiones: { route: 'POST /api/auth/sesiones/terminar-otras', ...de('viajero'), ...terminarOtras },
  cambiarClave: { route: 'POST /api/auth/clave', ...de('viajero'), ...clave },
  verSegundoFactor: { route: 'GET /api/auth/totp', ...de('viajero'), ...ver },
  prepararSegundoFactor: { route: 'POST /api/auth/totp', ...de('viajero'), ...preparar },
  activarSegundoFactor: { route: 'POST /api/auth/totp/activar', ...de('viajero'), ...activar },
  renovarCodigos: { route: 'POST /api/auth/totp/codigos', ...de('viajero'), ...renovar },
  quitarSegundoFactor: { route: 'POST /api/auth/totp/quitar', ...de('viajero'), ...quitar },

  listarSesionesProveedor: { route: 'GET /api/provider/auth/sesiones', ...de('proveedor'), ...sesiones },
  terminarSesionProveedor: { route: 'DELETE /api/provider/auth/sesiones/:id', ...de('proveedor'), ...terminar },
  terminarOtrasSesionesProveedor: {
    route: 'POST /api/provider/auth/sesiones/terminar-otras',
    ...de('proveedor'),
    ...terminarOtras,
  },
  cambiarClaveProveedor: { route: 'POST /api/provider/auth/clave', ...de('proveedor'), ...clave },
  verSegundoFactorProveedor: { route: 'GET /api/provider/auth/totp', ...de('proveedor'), ...ver },
  prepararSegundoFactorProveedor: { route: 'POST /api/provider/auth/totp', ...de('proveedor'), ...preparar },
  activarSegundoFactorProveedor: { route: 'POST /api/provider/auth/totp/activar', ...de('proveedor'), ...activar },
  renovarCodigosProveedor: { route: 'POST /api/provider/auth/totp/codigos', ...de('proveedor'), ...renovar },
  quitarSegundoFactorProveedor: { route: 'POST /api/provider/auth/totp/quitar', ...de('proveedor'), ...quitar },

  listarSesionesAdmin: { route: 'GET /api/admin/auth/sesiones', ...de('admin'), ...sesiones },
  terminarSesionAdmin: { route: 'DELETE /api/admin/auth/sesiones/:id', ...de('admin'), ...terminar },
  terminarOtrasSesionesAdmin: {
    route: 'POST /api/admin/auth/sesiones/terminar-otras',
    ...de('admin'),
    ...terminarOtras,
  },
  cambiarClaveAdmin: { route: 'POST /api/admin/auth/clave', ...de('admin'), ...clave },
  verSegundoFactorAdmin: { route: 'GET /api/admin/auth/totp', ...de('admin'), ...ver },
  prepararSegundoFactorAdmin: { route: 'POST /api/admin/auth/totp', ...de('admin'), ...preparar },
  activarSegundoFactorAdmin: { route: 'POST /api/admin/auth/totp/activar', ...de('admin'), ...activar },
  renovarCodigosAdmin: { route: 'POST /api/admin/auth/totp/codigos', ...de('admin'), ...renovar },
  quitarSegundoFactorAdmin: { route: 'POST /api/admin/auth/totp/quitar', ...de('admin'), ...quitar },
})
