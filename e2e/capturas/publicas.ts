import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { buscar, elegirFecha, escribirDatos, escribirTarjeta, marcoDeTarjeta, pagar, TARJETA } from '../compra.ts'
import { FALLA } from '../falla.ts'
import type { Pantalla } from './pantalla.ts'

const NOMBRE = 'Camina de la Plaza de Armas a La Moneda por sus pasajes'
const PLAZA = '/experience/santiago-centro-plaza-de-armas-a-la-moneda'

const pulsar = (nombre: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name: nombre }).filter({ visible: true }).first().click()
const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

async function reservar(page: Page): Promise<void> {
  await buscar(page, 'plaza de armas', NOMBRE)
  await elegirFecha(page)
}

async function irAlPago(page: Page): Promise<void> {
  await reservar(page)
  await escribirDatos(page, {
    nombre: 'Rosa Pérez',
    correo: `rosa-${randomUUID().slice(0, 8)}@ejemplo.cl`,
    celular: '9 1234 5678',
  })
  await marcoDeTarjeta(page).getByLabel('CVC').waitFor()
}

async function pagarCon(page: Page, tarjeta: string): Promise<void> {
  await irAlPago(page)
  await escribirTarjeta(page, tarjeta)
  await page.getByLabel(/^Acepto los Términos/).check()
  await pagar(page)
}

async function comprar(page: Page): Promise<void> {
  await pagarCon(page, TARJETA.aceptada)
  await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
}

async function verEntrada(page: Page): Promise<void> {
  await comprar(page)
  await page.getByRole('link', { name: 'Ver mi entrada' }).click()
  await page.getByRole('img', { name: /^Código QR de tu reserva/ }).waitFor()
}

async function preguntar(page: Page, ...preguntas: string[]): Promise<void> {
  for (const pregunta of preguntas) {
    await page.getByLabel('Escribe tu pregunta').fill(pregunta)
    const respuesta = page.waitForResponse('**/api/chat/ask')
    await page.keyboard.press('Enter')
    await respuesta
    await page.getByText('Matheus está escribiendo...').waitFor({ state: 'hidden' })
  }
}

const retener = (llamada: RegExp) => (page: Page) => page.route(llamada, () => undefined)
const fallar = (llamada: RegExp) => (page: Page) => page.route(llamada, (route: Route) => route.fulfill(FALLA))

/** What anyone sees, page by page and state by state. */
export const PUBLICAS: Pantalla[] = [
  { nombre: 'inicio', ruta: '/' },
  { nombre: 'inicio-ventana', ruta: '/', isVentana: true },
  {
    nombre: 'inicio-menu',
    ruta: '/',
    hacer: (page) =>
      isNarrow(page) ? pulsar('Abrir menú')(page) : page.getByRole('link', { name: 'Registrarse' }).first().focus(),
    isVentana: true,
  },
  {
    nombre: 'inicio-pie',
    ruta: '/',
    hacer: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    isVentana: true,
  },
  { nombre: 'resultados-ciudad', ruta: '/?destino=Puc%C3%B3n' },
  { nombre: 'resultados-tipo', ruta: '/?tipo=Culinaria' },
  { nombre: 'resultados-palabra', ruta: '/?q=kayak' },
  { nombre: 'resultados-en-parte', ruta: '/?q=kayak+con+unicornios' },
  { nombre: 'resultados-ninguno', ruta: '/?q=submarino' },
  { nombre: 'resultados-precios-chocan', ruta: '/?precioMin=50000&precioMax=20000' },
  { nombre: 'resultados-filtros', ruta: '/?destino=Valpara%C3%ADso', hacer: pulsar('Más filtros'), isVentana: true },
  {
    nombre: 'resultados-cargan',
    ruta: '/',
    hacer: async (page) => {
      await retener(/api\/v1\/experiencias\?/)(page)
      await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill('trekking')
      await page.keyboard.press('Enter')
      await page.locator('section[aria-label=Resultados] [aria-busy=true]').first().waitFor()
    },
    isVentana: true,
  },
  {
    nombre: 'resultados-fallan',
    ruta: '/',
    hacer: async (page) => {
      await fallar(/api\/v1\/experiencias\?/)(page)
      await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill('trekking')
      await page.keyboard.press('Enter')
      await page.getByText('No pudimos cargar las experiencias').waitFor()
    },
    isVentana: true,
  },
  {
    nombre: 'buscar-ayuda',
    ruta: '/',
    hacer: async (page) => {
      await page.getByRole('button', { name: 'Ayuda: Destino' }).click()
      await page.getByRole('button', { name: 'Entendido' }).waitFor()
    },
    isVentana: true,
  },
  {
    nombre: 'buscar-fechas',
    ruta: '/',
    hacer: async (page) => {
      await page.getByRole('button', { name: /Elige tus fechas/ }).click()
      await page.getByRole('grid').first().waitFor()
    },
    isVentana: true,
  },
  { nombre: 'mapa', ruta: '/#mapa', hacer: (page) => page.locator('[data-pin]').first().waitFor(), isVentana: true },
  {
    nombre: 'mapa-pucon',
    ruta: '/?destino=Puc%C3%B3n#mapa',
    hacer: (page) => page.locator('[data-pin]').first().waitFor(),
    isVentana: true,
  },
  {
    nombre: 'chat',
    ruta: '/',
    hacer: async (page) => {
      await pulsar('Abrir chat con Matheus')(page)
      await page.getByRole('dialog').waitFor()
    },
    isVentana: true,
  },
  {
    nombre: 'chat-respuesta',
    ruta: '/',
    hacer: async (page) => {
      await pulsar('Abrir chat con Matheus')(page)
      await page.getByRole('dialog').waitFor()
      await preguntar(page, 'kayak en el sur pa 2 personas bajo 40 lucas')
    },
    isVentana: true,
  },
  { nombre: 'experiencia', ruta: PLAZA },
  { nombre: 'experiencia-ventana', ruta: PLAZA, isVentana: true },
  {
    nombre: 'experiencia-sur',
    ruta: '/?q=kayak',
    hacer: (page) =>
      page
        .getByRole('link', { name: /^Reservar: / })
        .first()
        .click()
        .then(() => page.waitForURL(/experience/)),
  },
  {
    nombre: 'experiencia-fechas',
    ruta: PLAZA,
    hacer: async (page) => {
      if (isNarrow(page)) await pulsar(/^Ver fechas$/)(page)
      await page.getByRole('gridcell').first().waitFor()
      await page.getByRole('button', { name: 'Mes siguiente' }).click()
      await page
        .getByRole('gridcell')
        .getByRole('button', { name: /\d cupos?/ })
        .and(page.locator(':not([aria-disabled=true])'))
        .last()
        .click()
    },
    isVentana: true,
  },
  { nombre: 'experiencia-foto', ruta: PLAZA, hacer: pulsar(/^Ampliar imagen/), isVentana: true },
  { nombre: 'experiencia-compartir', ruta: PLAZA, hacer: pulsar(/^Compartir/), isVentana: true },
  { nombre: 'experiencia-no-existe', ruta: '/experience/no-existe' },
  { nombre: 'destinos', ruta: '/experiencias' },
  { nombre: 'ciudad', ruta: '/experiencias/pucon' },
  { nombre: 'ciudad-y-tipo', ruta: '/experiencias/pucon/trekking' },
  { nombre: 'compartir', ruta: '/compartir/santiago-centro-plaza-de-armas-a-la-moneda' },
  { nombre: 'proveedores', ruta: '/providers' },
  { nombre: 'proveedores-ninguno', ruta: '/providers?q=xyzxyz' },
  { nombre: 'proveedor', ruta: '/provider-profile/mapocho-a-pie' },
  { nombre: 'reservar-vacio', ruta: '/reservar/santiago-centro-plaza-de-armas-a-la-moneda' },
  { nombre: 'reservar-datos', ruta: '/', hacer: reservar },
  {
    nombre: 'reservar-datos-errores',
    ruta: '/',
    hacer: async (page) => {
      await reservar(page)
      await pulsar('Ir al pago')(page)
      await page.getByText('Revisa estos datos').waitFor()
    },
  },
  { nombre: 'pago', ruta: '/', hacer: irAlPago },
  {
    nombre: 'pago-sin-llenar',
    ruta: '/',
    hacer: async (page) => {
      await irAlPago(page)
      await pagar(page)
      await marcoDeTarjeta(page).getByText('Escribe el CVC').waitFor()
    },
  },
  {
    nombre: 'pago-rechazado',
    ruta: '/',
    hacer: async (page) => {
      await pagarCon(page, TARJETA.rechazada)
      await marcoDeTarjeta(page).getByText('Tu banco rechazó el pago y no hubo cobro').waitFor()
    },
  },
  {
    nombre: 'pago-banco',
    ruta: '/',
    hacer: async (page) => {
      await pagarCon(page, TARJETA.conBanco)
      await page.getByRole('dialog', { name: 'Verificación de tu banco' }).waitFor()
    },
    isVentana: true,
  },
  { nombre: 'pago-aprobado', ruta: '/', hacer: comprar },
  { nombre: 'entrada', ruta: '/', hacer: verEntrada },
  {
    nombre: 'entrada-cancelar',
    ruta: '/',
    hacer: async (page) => {
      await verEntrada(page)
      await pulsar('Cancelar reserva')(page)
      await page
        .getByRole('alertdialog')
        .getByText(/Devolución/)
        .waitFor()
    },
    isVentana: true,
  },
  {
    nombre: 'entrada-cancelada',
    ruta: '/',
    hacer: async (page) => {
      await verEntrada(page)
      await pulsar('Cancelar reserva')(page)
      await pulsar('Sí, cancelar la reserva')(page)
      await page.getByRole('heading', { level: 1, name: 'Reserva cancelada' }).waitFor()
    },
  },
  { nombre: 'pago-no-existe', ruta: '/payment-success' },
  { nombre: 'buscar-entrada', ruta: '/buscar-entrada' },
  {
    nombre: 'buscar-entrada-enviada',
    ruta: '/buscar-entrada',
    hacer: async (page) => {
      await page.getByLabel('Correo').fill('otra@ejemplo.cl')
      await page.getByLabel('Código').fill('7K4M-92QX')
      await pulsar('Buscar mi entrada')(page)
      await page.getByText('Si hay una reserva, te enviamos un enlace').waitFor()
    },
  },
  { nombre: 'regalar', ruta: '/regalar' },
  {
    nombre: 'regalar-errores',
    ruta: '/regalar',
    hacer: async (page) => {
      await page.locator('main form button[type=submit]').first().click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { nombre: 'login', ruta: '/login' },
  {
    nombre: 'login-mal',
    ruta: '/login',
    hacer: async (page) => {
      await page.getByLabel('Correo').fill('viajera@demo.cl')
      await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-clave')
      await pulsar('Iniciar Sesión')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  { nombre: 'register', ruta: '/register' },
  {
    nombre: 'register-errores',
    ruta: '/register',
    hacer: async (page) => {
      await page.locator('main form button[type=submit]').first().click()
      await page.getByText('Revisa estos datos').waitFor()
    },
  },
  { nombre: 'forgot-password', ruta: '/forgot-password' },
  {
    nombre: 'forgot-password-enviado',
    ruta: '/forgot-password',
    hacer: async (page) => {
      await page.getByLabel('Correo').fill('nadie@ejemplo.cl')
      await page.locator('main form button[type=submit]').first().click()
      await page.getByText('Si el correo existe, te enviamos un enlace').waitFor()
    },
  },
  { nombre: 'restablecer-vencido', ruta: '/restablecer-clave' },
  { nombre: 'verificar-vencido', ruta: '/verificar-correo' },
  { nombre: 'anfitrion-login', ruta: '/anfitrion/login' },
  { nombre: 'proveedor-login', ruta: '/proveedor/login' },
  { nombre: 'empresas-login', ruta: '/empresas/login' },
  { nombre: 'empresas-registro', ruta: '/empresas/registro' },
  { nombre: 'b2b', ruta: '/b2b' },
  {
    nombre: 'b2b-errores',
    ruta: '/b2b',
    hacer: async (page) => {
      await page.locator('main form button[type=submit]').last().click()
      await page.getByText('Revisa estos datos').waitFor()
    },
  },
  { nombre: 'empresas', ruta: '/empresas' },
  { nombre: 'convertirse-anfitrion', ruta: '/convertirse-anfitrion' },
  { nombre: 'convertirse-proveedor', ruta: '/convertirse-proveedor' },
  { nombre: 'matheus', ruta: '/matheus-ia' },
  {
    nombre: 'matheus-respuesta',
    ruta: '/matheus-ia',
    hacer: (page) => preguntar(page, 'termas cerca de pucón el finde', '¿y más barato?'),
    isVentana: true,
  },
  {
    nombre: 'matheus-ayuda',
    ruta: '/matheus-ia',
    hacer: (page) => preguntar(page, '¿qué pasa si llueve?', 'quiero arrendar un depto en santiago'),
    isVentana: true,
  },
  { nombre: 'ayuda', ruta: '/ayuda' },
  { nombre: 'ayuda-buscar', ruta: '/ayuda', hacer: (page) => page.getByRole('searchbox').first().fill('reembolso') },
  { nombre: 'terminos', ruta: '/terminos' },
  { nombre: 'privacidad', ruta: '/privacidad' },
  { nombre: 'favoritos', ruta: '/favoritos' },
  { nombre: 'api-docs', ruta: '/api-docs', isVentana: true },
  { nombre: 'no-encontrada', ruta: '/una-pagina-que-no-existe' },
  { nombre: 'sin-conexion', ruta: '/sin-conexion' },
]
