import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirSitio, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => void (sitio = await abrirSitio()))
afterAll(() => sitio.cerrar())

const pedir = async <T>(method: string, path: string, token: string | null, body?: object): Promise<T> => {
  const response = await fetch(`${sitio.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as T
}
const leer = async (path: string): Promise<string> => (await fetch(`${sitio.base}${path}`)).text()

// What each page offers while a function is on, and says instead while it is off.
const PAGINAS = [
  ['/', 'Preguntar a Matheus', ''],
  ['/matheus-ia', 'Prueba con', 'Matheus no está disponible por ahora'],
  ['/regalar', 'Regalar una experiencia<', 'Por ahora no se venden tarjetas de regalo'],
  ['/convertirse-proveedor', 'Empezar solicitud', 'Por ahora no recibimos anfitriones ni proveedores nuevos'],
  ['/b2b', 'Pedir una propuesta', 'Por ahora no recibimos solicitudes de empresas'],
] as const

it('a function that is switched off leaves every page at once, which says so, and comes back with it', async () => {
  const { token } = await pedir<{ token: string }>('POST', '/api/admin/auth/login', null, {
    email: 'admin@demo.cl',
    password: 'Chile-demo-2026',
  })
  const poner = async (encendidas: boolean): Promise<void> => {
    const regla = await pedir<{ contenido: object; ultima: number }>('GET', '/api/admin/reglas/interruptores', token)
    await pedir('POST', '/api/admin/reglas/interruptores', token, {
      contenido: Object.fromEntries(Object.keys(regla.contenido).map((funcion) => [funcion, encendidas])),
      motivo: 'Mantención',
      parteDe: regla.ultima,
    })
  }
  const revisar = async (encendidas: boolean): Promise<void> => {
    for (const [path, ofrece, dice] of PAGINAS) {
      const pagina = await leer(path)
      expect([path, pagina.includes(ofrece), dice !== '' && pagina.includes(dice)]).toEqual([
        path,
        encendidas,
        dice !== '' && !encendidas,
      ])
    }
  }
  await revisar(true)
  await poner(false)
  await revisar(false)
  await poner(true)
  await revisar(true)
})
