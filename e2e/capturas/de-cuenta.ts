import type { Page } from 'playwright-core'
import type { Contexto } from '../sesion.ts'
import type { Pantalla } from './pantalla.ts'

const de = (quien: string, email: string, contexto: Contexto, rutas: string[]): Pantalla[] =>
  rutas.map((ruta) => ({ nombre: `${quien}-${ruta.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`, ruta, como: { email, contexto } }))

const abrir = (nombre: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name: nombre }).first().click()

const VIAJERA = { email: 'viajera@demo.cl', contexto: 'cliente' } as const

/** What each account of the demo sees of its own. */
export const DE_CUENTA: Pantalla[] = [
  ...de('viajera', 'viajera@demo.cl', 'cliente', ['/mis-entradas', '/favoritos', '/mensajes', '/alertas', '/lista-de-espera', '/perfil', '/perfil/datos', '/perfil/viajeros', '/perfil/preferencias', '/perfil/seguridad', '/perfil/privacidad', '/configuracion']),
  { nombre: 'viajera-entrada', ruta: '/mis-entradas', como: VIAJERA, hacer: abrir(/^Camina la quebrada del Kari/i) },
  { nombre: 'viajera-pasadas', ruta: '/mis-entradas', como: VIAJERA, hacer: (page) => page.getByRole('tab', { name: 'Pasadas' }).click() },
  ...de('anfitriona', 'anfitriona@demo.cl', 'cliente', ['/mis-experiencias-anfitrion', '/crear-experiencia-anfitrion', '/anfitrion/reservas', '/anfitrion/mensajes', '/anfitrion/opiniones', '/anfitrion/equipo', '/anfitrion/liquidaciones', '/anfitrion/salidas', '/host-analytics', '/subscribe-anfitrion', '/onboarding-anfitrion', '/check-in']),
  ...de('proveedor', 'proveedor@demo.cl', 'proveedor', ['/proveedor/dashboard', '/proveedor/equipo', '/proveedor/seguridad', '/proveedor/alta', '/proveedor/mensajes', '/proveedor/opiniones', '/proveedor/liquidaciones', '/proveedor/salidas', '/proveedor/experiencias/nueva']),
  ...de('empresa', 'empresa@demo.cl', 'cliente', ['/empresas/dashboard', '/empresas/reservar']),
  ...de('admin', 'admin@demo.cl', 'admin', ['/admin/dashboard', '/admin/casos', '/admin/finanzas', '/admin/finanzas/devoluciones', '/admin/finanzas/libro', '/admin/operadores', '/admin/personal', '/admin/auditoria', '/admin/reglas', '/admin/contenido', '/admin/empresas', '/admin/salud', '/admin/buscar']),
]
