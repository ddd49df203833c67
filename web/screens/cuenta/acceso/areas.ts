import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import type { ContextoSesion } from '#web/api/sesion.ts'

type Credenciales = { email: string; password: string; recordarme: boolean; totp?: string }

/** One door of the house: which credential it takes and where it leads. */
export type Area = {
  contexto: ContextoSesion
  titulo: string
  boton: string
  inicio: string
  entrar: (credenciales: Credenciales) => Promise<{ token: string; usuario: Usuario }>
  verSesion: () => Promise<Usuario>
  /** Whether this person belongs here; the server still decides on every call. */
  admite: (usuario: Usuario) => boolean
  poster: string
  /** Where whoever has no account here gets one. */
  alta?: { to: string; texto: string }
  /** What whoever signed in with a traveller's account may do instead. */
  sinEspacio?: { texto: string; to: string; enlace: string }
  otras: { to: string; texto: string }[]
}

const cliente = {
  contexto: 'cliente',
  entrar: (credenciales: Credenciales) => api.call('iniciarSesion', credenciales),
  verSesion: () => api.call('verUsuario', {}),
} as const

const VIAJEROS = { to: '/login', texto: 'Iniciar Sesión como viajero' }
const ANFITRIONES = { to: '/anfitrion/login', texto: 'Espacio de anfitrión' }
const PROVEEDORES = { to: '/proveedor/login', texto: 'Ingreso de proveedores' }
const EMPRESAS = { to: '/empresas/login', texto: 'Ingreso de empresas' }

export const VIAJERO: Area = {
  ...cliente,
  titulo: 'Iniciar Sesión',
  boton: 'Iniciar Sesión',
  inicio: '/',
  admite: () => true,
  poster: '/escenas/S2-trekking-1.svg',
  otras: [],
}

export const ANFITRION: Area = {
  ...cliente,
  titulo: 'Ingresa a tu espacio de anfitrión',
  boton: 'Ingresar',
  inicio: '/mis-experiencias-anfitrion',
  admite: ({ esAnfitrion, rol, cargos }) => esAnfitrion || rol !== 'viajero' || cargos !== undefined,
  poster: '/escenas/S1-cultural-1.svg',
  alta: { to: '/convertirse-anfitrion', texto: 'Ofrecer una experiencia' },
  sinEspacio: {
    texto: 'Todavía no tiene espacio de anfitrión.',
    to: '/subscribe-anfitrion',
    enlace: 'Crear mi experiencia',
  },
  otras: [VIAJEROS, PROVEEDORES, EMPRESAS],
}

/** Whoever wants to become a host: a traveller's account will do, and one may be made on the way. */
export const FUTURO_ANFITRION: Area = { ...ANFITRION, admite: () => true }

export const PROVEEDOR: Area = {
  contexto: 'proveedor',
  titulo: 'Ingresa como proveedor',
  boton: 'Ingresar',
  inicio: '/proveedor/dashboard',
  entrar: (credenciales) => api.call('iniciarSesionProveedor', credenciales),
  verSesion: () => api.call('verProveedorEnSesion', {}),
  admite: () => true,
  poster: '/escenas/C1-enologica-1.svg',
  alta: { to: '/convertirse-proveedor', texto: 'Registrar mi empresa' },
  otras: [VIAJEROS, ANFITRIONES, EMPRESAS],
}

export const EMPRESA: Area = {
  ...cliente,
  titulo: 'Ingresa a tu cuenta de empresa',
  boton: 'Ingresar',
  inicio: '/empresas/dashboard',
  admite: ({ rol }) => rol !== 'viajero',
  poster: '/escenas/C2-city-tour-1.svg',
  alta: { to: '/empresas/registro', texto: 'Crear cuenta de empresa' },
  otras: [VIAJEROS, ANFITRIONES, PROVEEDORES],
}

export const ADMINISTRACION: Area = {
  contexto: 'admin',
  titulo: 'Administración',
  boton: 'Ingresar',
  inicio: '/admin/dashboard',
  entrar: (credenciales) => api.call('iniciarSesionAdmin', credenciales),
  verSesion: () => api.call('verAdminEnSesion', {}),
  admite: () => true,
  poster: '',
  otras: [],
}
