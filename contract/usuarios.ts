import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Aceptado, Email, Id, Instante, Telefono, texto, Vacio } from './comun.ts'
import { DERECHOS } from './enumeraciones.ts'
import { PAPELES_PROVEEDOR } from './enumeraciones/operadores.ts'
import { ROLES } from './enumeraciones/personas.ts'

export const Rol = z.enum(ROLES)
export type Rol = z.infer<typeof Rol>

export type Derecho = (typeof DERECHOS)[number]

export const PapelProveedor = z.enum(PAPELES_PROVEEDOR, { error: 'Elige un papel de la lista' })

export const Usuario = z.object({
  id: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  esAnfitrion: z.boolean(),
  rol: Rol,
  emailVerificado: z.boolean(),
  perfilPreferencias: z.record(z.string(), z.unknown()),
  /** Of somebody who works for a provider or a host; whoever offers their own has none, and may do all. */
  derechos: z.array(z.enum(DERECHOS)).optional(),
  /** The businesses that they work for with this credential; the session acts for one of them, or for none while that one is paused. */
  cargos: z
    .array(
      z.object({
        id: z.string(),
        nombre: z.string(),
        papel: PapelProveedor,
        esActual: z.boolean(),
        enPausa: z.boolean(),
      }),
    )
    .optional(),
})
export type Usuario = z.infer<typeof Usuario>

export const Sesion = z.object({ token: z.string(), usuario: Usuario })
export type Sesion = z.infer<typeof Sesion>

export const Clave = z
  .string({ error: 'Escribe una contraseña' })
  .refine((s) => [...s].length >= 10, { error: 'Usa al menos 10 caracteres' })
  .refine((s) => [...s].length <= 128, { error: 'Usa 128 caracteres como máximo' })
  .refine((s) => !s.includes('\u0000'), { error: 'Hay un carácter que no se puede usar' })
  .meta({ minLength: 10, maxLength: 128 })

/** As it is typed to come in: longer than any that can be chosen, so that a wrong one is told as wrong. */
export const ClaveActual = z
  .string({ error: 'Escribe tu contraseña' })
  .min(1, { error: 'Escribe tu contraseña' })
  .max(10_000, { error: 'Usa 10.000 caracteres como máximo' })

const EnlaceRecibido = z.object({ token: z.string().min(1).max(200) })

/** What a mailed link to confirm an address asks, and for whom. */
export const EnlaceDeCorreo = z.object({
  /** The address to be confirmed. */
  correo: z.string(),
  /** `cambio`: an account that has another address so far, shown as `a•••@ejemplo.cl`. */
  tipo: z.enum(['cuenta', 'cambio']),
  cuenta: z.object({ nombre: z.string(), correo: z.string(), creadaEn: Instante }),
  /** Who asks this is signed in to that account. */
  esTuSesion: z.boolean(),
})
export type EnlaceDeCorreo = z.infer<typeof EnlaceDeCorreo>

const Credenciales = z.object({
  email: z
    .string({ error: 'Escribe tu correo' })
    .trim()
    .min(1, { error: 'Escribe tu correo' })
    .max(254, { error: 'Ese correo es demasiado largo' }),
  password: ClaveActual,
  recordarme: z.boolean().optional(),
  totp: z
    .string({ error: 'Escribe el código de 6 números' })
    .max(30, { error: 'Usa 30 caracteres como máximo' })
    .optional(),
})

const login = (route: `POST /api/${string}`, resumen: string) =>
  ({
    route,
    resumen,
    access: ['publico'],
    input: Credenciales,
    output: Sesion,
    errors: [
      'credenciales-incorrectas',
      'totp-requerido',
      'totp-incorrecto',
      'sin-permiso',
      'cuenta-suspendida',
      'demasiados-intentos',
    ],
  }) as const

export const usuarios = defineCalls({
  registrarUsuario: {
    route: 'POST /api/auth/register',
    resumen: 'Crea una cuenta de viajero y abre su sesión.',
    access: ['publico'],
    input: z.object({
      nombre: texto(80, 1),
      email: Email,
      password: Clave,
      telefono: Telefono.optional(),
      aceptaTerminos: Aceptado,
      aceptaMarketing: z.boolean({ error: 'Elige sí o no' }).optional(),
      aceptaPersonalizacionIA: z.boolean({ error: 'Elige sí o no' }).optional(),
    }),
    output: Sesion,
    status: 201,
    errors: ['correo-en-uso', 'demasiados-intentos'],
  },
  iniciarSesion: login('POST /api/auth/login', 'Abre una sesión de viajero, anfitrión o empresa.'),
  verUsuario: {
    route: 'GET /api/auth/me',
    resumen: 'La persona de la sesión.',
    access: ['viajero'],
    input: Vacio,
    output: Usuario,
    errors: [],
  },
  elegirCargo: {
    route: 'POST /api/auth/cargo',
    resumen: 'De los anfitriones con que trabajo, para cuál es esta sesión desde ahora.',
    access: ['viajero'],
    input: z.object({ cargoId: Id }),
    output: Usuario,
    errors: ['cargo-desconocido', 'cargo-en-pausa'],
  },
  cerrarSesion: {
    route: 'POST /api/auth/logout',
    resumen: 'Termina la sesión.',
    access: ['viajero'],
    input: Vacio,
    output: Vacio,
    errors: [],
  },
  pedirClaveNueva: {
    route: 'POST /api/auth/forgot-password',
    resumen: 'Envía un enlace para cambiar la contraseña, si el correo existe.',
    access: ['publico'],
    input: z.object({ email: Email }),
    output: Vacio,
    status: 202,
    errors: ['demasiados-intentos'],
  },
  cambiarClaveConEnlace: {
    route: 'POST /api/auth/reset-password',
    resumen: 'Cambia la contraseña con el enlace recibido y cierra las demás sesiones.',
    access: ['publico'],
    input: z.object({ token: z.string().min(1).max(200), password: Clave }),
    output: Vacio,
    errors: ['enlace-vencido', 'demasiados-intentos'],
  },
  revisarEnlaceDeClave: {
    route: 'POST /api/auth/reset-password/enlace',
    resumen: 'Si el enlace recibido todavía sirve para cambiar la contraseña; no lo gasta.',
    access: ['publico'],
    input: z.object({ token: z.string().min(1).max(200) }),
    output: Vacio,
    consulta: true,
    errors: ['enlace-vencido'],
  },
  verEnlaceDeCorreo: {
    route: 'POST /api/auth/verificar-correo/enlace',
    resumen: 'Qué cuenta pide confirmar esa dirección con el enlace recibido; no confirma nada ni lo gasta.',
    access: ['publico'],
    identifica: true,
    input: EnlaceRecibido,
    output: EnlaceDeCorreo,
    consulta: true,
    errors: ['enlace-vencido'],
  },
  verificarCorreo: {
    route: 'POST /api/auth/verificar-correo',
    resumen:
      'Confirma la dirección de correo con el enlace recibido. Con la sesión de esa cuenta trae además lo reservado antes con ella como invitado; la dirección nueva, al cambiarla, se confirma solo con esa sesión.',
    access: ['publico'],
    identifica: true,
    input: EnlaceRecibido,
    output: Vacio,
    errors: ['enlace-vencido', 'correo-en-uso', 'cambio-sin-sesion', 'demasiados-intentos'],
  },
  soltarCorreo: {
    route: 'POST /api/auth/verificar-correo/no-fui-yo',
    resumen: 'Quien recibe el enlace dice que esa cuenta no es suya: la dirección queda libre y la cuenta, sin ella.',
    access: ['publico'],
    input: EnlaceRecibido,
    output: Vacio,
    errors: ['enlace-vencido'],
  },
  reenviarVerificacion: {
    route: 'POST /api/auth/verificar-correo/enviar',
    resumen: 'Envía de nuevo el enlace para confirmar el correo, si falta confirmarlo.',
    access: ['viajero'],
    input: Vacio,
    output: Vacio,
    status: 202,
    errors: ['demasiados-intentos'],
  },
  cambiarCorreo: {
    route: 'POST /api/auth/correo',
    resumen: 'Envía un enlace a la dirección nueva; el correo cambia al confirmarla.',
    access: ['viajero'],
    input: z.object({ email: Email, password: ClaveActual }),
    output: Vacio,
    status: 202,
    errors: ['correo-en-uso', 'demasiados-intentos'],
  },
  deshacerCambioDeCorreo: {
    route: 'POST /api/auth/correo/deshacer',
    resumen:
      'Vuelve a la dirección anterior, que la cuenta había confirmado, con el enlace que recibió, cierra las sesiones y pide una contraseña nueva.',
    access: ['publico'],
    input: z.object({ token: z.string().min(1).max(200) }),
    output: Vacio,
    errors: ['enlace-vencido', 'correo-en-uso', 'demasiados-intentos'],
  },
  iniciarSesionProveedor: login('POST /api/provider/auth/login', 'Abre una sesión del área de proveedores.'),
  verProveedorEnSesion: {
    route: 'GET /api/provider/auth/me',
    resumen: 'La persona de la sesión de proveedor.',
    access: ['proveedor'],
    input: Vacio,
    output: Usuario,
    errors: [],
  },
  elegirCargoProveedor: {
    route: 'POST /api/provider/auth/cargo',
    resumen: 'De los proveedores con que trabajo, para cuál es esta sesión desde ahora.',
    access: ['proveedor'],
    input: z.object({ cargoId: Id }),
    output: Usuario,
    errors: ['cargo-desconocido', 'cargo-en-pausa'],
  },
  cerrarSesionProveedor: {
    route: 'POST /api/provider/auth/logout',
    resumen: 'Termina la sesión de proveedor.',
    access: ['proveedor'],
    input: Vacio,
    output: Vacio,
    errors: [],
  },
  iniciarSesionAdmin: login('POST /api/admin/auth/login', 'Abre una sesión de administración.'),
  verAdminEnSesion: {
    route: 'GET /api/admin/auth/me',
    resumen: 'La persona de la sesión de administración.',
    access: ['admin'],
    input: Vacio,
    output: Usuario,
    errors: [],
  },
  cerrarSesionAdmin: {
    route: 'POST /api/admin/auth/logout',
    resumen: 'Termina la sesión de administración.',
    access: ['admin'],
    input: Vacio,
    output: Vacio,
    errors: [],
  },
})
