import type { Page } from 'playwright-core'
import type { Contexto } from '../sesion.ts'
import type { Pantalla } from './pantalla.ts'

type Cuenta = NonNullable<Pantalla['como']>

const de = (quien: string, como: Cuenta, rutas: string[]): Pantalla[] =>
  rutas.map((ruta) => ({ nombre: `${quien}-${ruta.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`, ruta, como }))

const abrir = (nombre: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name: nombre }).first().click()

/** Goes where the first link to such an address leads. */
const alPrimero = (direccion: string) => async (page: Page) => {
  await page.locator(`main a[href^="${direccion}"]`).filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.pathname.startsWith(direccion))
}

const deUna = (nombre: string, ruta: string, como: Cuenta, direccion: string): Pantalla => ({
  nombre,
  ruta,
  como,
  hacer: alPrimero(direccion),
})

const cuenta = (quien: string, contexto: Contexto): Cuenta => ({ email: `${quien}@demo.cl`, contexto })
const VIAJERA = cuenta('viajera', 'cliente')
const ANFITRIONA = cuenta('anfitriona', 'cliente')
const PROVEEDOR = cuenta('proveedor', 'proveedor')
const EMPRESA = cuenta('empresa', 'cliente')
const ADMIN = cuenta('admin', 'admin')

/** What each account of the demo sees of its own. */
export const DE_CUENTA: Pantalla[] = [
  ...de('viajera', VIAJERA, [
    '/mis-entradas',
    '/favoritos',
    '/mensajes',
    '/alertas',
    '/consultas',
    '/lista-de-espera',
    '/perfil',
    '/perfil/datos',
    '/perfil/viajeros',
    '/perfil/preferencias',
    '/perfil/seguridad',
    '/perfil/privacidad',
    '/configuracion',
  ]),
  { nombre: 'viajera-entrada', ruta: '/mis-entradas', como: VIAJERA, hacer: abrir(/^Camina la quebrada del Kari/i) },
  {
    nombre: 'viajera-pasadas',
    ruta: '/mis-entradas',
    como: VIAJERA,
    hacer: (page) => page.getByRole('tab', { name: 'Pasadas' }).click(),
  },
  ...de('anfitriona', ANFITRIONA, [
    '/mis-experiencias-anfitrion',
    '/crear-experiencia-anfitrion',
    '/anfitrion/reservas',
    '/anfitrion/mensajes',
    '/anfitrion/opiniones',
    '/anfitrion/equipo',
    '/anfitrion/cerrar',
    '/anfitrion/liquidaciones',
    '/anfitrion/salidas',
    '/host-analytics',
    '/subscribe-anfitrion',
    '/onboarding-anfitrion',
    '/check-in',
  ]),
  deUna('anfitriona-editar', '/mis-experiencias-anfitrion', ANFITRIONA, '/editar-experiencia-anfitrion/'),
  deUna('anfitriona-calendario', '/mis-experiencias-anfitrion', ANFITRIONA, '/anfitrion/calendario/'),
  deUna('anfitriona-conversacion', '/anfitrion/mensajes', ANFITRIONA, '/anfitrion/mensajes/'),
  deUna('viajera-conversacion', '/mensajes', VIAJERA, '/mensajes/'),
  ...de('proveedor', PROVEEDOR, [
    '/proveedor/dashboard',
    '/proveedor/equipo',
    '/proveedor/cerrar',
    '/proveedor/avisos',
    '/proveedor/seguridad',
    '/proveedor/alta',
    '/proveedor/mensajes',
    '/proveedor/opiniones',
    '/proveedor/liquidaciones',
    '/proveedor/salidas',
    '/proveedor/experiencias/nueva',
  ]),
  ...de('empresa', EMPRESA, ['/empresas/dashboard', '/empresas/reservar', '/empresas/cerrar']),
  deUna('empresa-voucher', '/empresas/dashboard?vista=reservas', EMPRESA, '/empresas/voucher/'),
  ...de('empresa', EMPRESA, [
    '/empresas/dashboard?vista=reservas',
    '/empresas/dashboard?vista=claves',
    '/empresas/dashboard?vista=facturacion',
    '/empresas/dashboard?vista=equipo',
  ]),
  deUna('admin-caso', '/admin/casos', ADMIN, '/admin/casos/'),
  ...['discrepancia', 'liquidacion', 'entrega', 'documento', 'consulta', 'asistente', 'datos'].map((cola) =>
    deUna(`admin-caso-${cola}`, `/admin/casos?tipo=${cola}`, ADMIN, '/admin/casos/'),
  ),
  deUna('admin-caso-resuelto', '/admin/casos?ver=resueltos', ADMIN, '/admin/casos/'),
  deUna('admin-operador', '/admin/operadores', ADMIN, '/admin/operadores/'),
  deUna('admin-empresa', '/admin/empresas', ADMIN, '/admin/empresas/'),
  deUna('admin-regla', '/admin/reglas', ADMIN, '/admin/reglas/'),
  ...de('admin', ADMIN, [
    '/admin/casos?ver=resueltos',
    '/admin/finanzas/transferencias',
    '/admin/finanzas/creditos',
    '/admin/finanzas/conciliacion',
    '/admin/seguridad',
  ]),
  ...de('admin', ADMIN, [
    '/admin/dashboard',
    '/admin/casos',
    '/admin/finanzas',
    '/admin/finanzas/devoluciones',
    '/admin/finanzas/libro',
    '/admin/operadores',
    '/admin/personal',
    '/admin/auditoria',
    '/admin/reglas',
    '/admin/contenido',
    '/admin/empresas',
    '/admin/salud',
    '/admin/buscar',
  ]),
]
