import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Equipo } from '#contract/empresas.ts'
import { fechaLocal, sumarDias, ZONA_DE_CHILE } from '#domain/fechas.ts'
import { inesperados, type Pantalla, pasarPorSusEstados } from './estados.ts'
import { pedirEn } from './pedir.ts'
import { conToken, visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const PANTALLAS: [string, Pantalla][] = [
  [
    'the panel',
    {
      ruta: '/empresas/dashboard',
      llamada: /\/api\/empresas\/mi-empresa$/,
      falla: 'No pudimos abrir esta página',
      llega: (page) => page.getByRole('heading', { name: 'Costanera Viajes' }).waitFor(),
    },
  ],
  [
    'requests',
    {
      ruta: '/empresas/dashboard',
      llamada: /\/api\/empresas\/solicitudes\?/,
      falla: 'No pudimos cargar tus solicitudes',
      llega: (page) => page.getByText('303').first().waitFor(),
    },
  ],
  [
    'bookings',
    {
      ruta: '/empresas/dashboard?vista=reservas',
      llamada: /\/api\/empresas\/reservas\?/,
      falla: 'No pudimos cargar tus reservas',
      llega: (page) => page.getByRole('table', { name: 'Reservas' }).waitFor(),
    },
  ],
  [
    'held places',
    {
      ruta: '/empresas/dashboard?vista=reservas',
      llamada: /\/api\/empresas\/cupos\?/,
      falla: 'No pudimos cargar tus cupos',
      llega: (page) =>
        page
          .getByRole('table', { name: 'Cupos retenidos' })
          .getByRole('link', { name: /^Aceptar la propuesta 303/ })
          .waitFor(),
    },
  ],
  [
    'the team',
    {
      ruta: '/empresas/dashboard?vista=equipo',
      llamada: /\/api\/empresas\/equipo$/,
      falla: 'No pudimos cargar el equipo',
      llega: (page) => page.getByRole('button', { name: 'Invitar' }).first().waitFor(),
    },
  ],
  [
    'the statement',
    {
      ruta: '/empresas/dashboard?vista=facturacion',
      llamada: /\/api\/empresas\/cuenta\?/,
      falla: 'No pudimos cargar la cuenta',
      llega: (page) => page.getByRole('heading', { name: 'Datos para la factura del mes' }).waitFor(),
    },
  ],
  [
    'its credit',
    {
      ruta: '/empresas/dashboard?vista=facturacion',
      llamada: /\/api\/empresas\/credito$/,
      falla: 'No pudimos cargar tu crédito',
      llega: (page) =>
        page
          .getByText(/; disponible \$/)
          .first()
          .waitFor(),
    },
  ],
  [
    'the keys',
    {
      ruta: '/empresas/dashboard?vista=claves',
      llamada: /\/api\/empresas\/claves(\?|$)/,
      falla: 'No pudimos cargar tus claves',
      llega: (page) => page.getByRole('button', { name: 'Crear clave' }).first().waitFor(),
    },
  ],
  [
    'the webhooks',
    {
      ruta: '/empresas/dashboard?vista=claves',
      llamada: /\/api\/empresas\/webhooks(\?|$)/,
      falla: 'No pudimos cargar tus direcciones',
      llega: (page) => page.getByRole('heading', { name: 'Webhooks' }).waitFor(),
    },
  ],
  [
    'booking for others',
    {
      ruta: '/empresas/reservar?experiencia=santa-cruz-carmenere-entre-hileras',
      llamada: /\/api\/v1\/experiencias\/[^/?]+$/,
      falla: 'No pudimos cargar la experiencia',
      llega: (page) => page.getByLabel('Salida').waitFor(),
    },
  ],
  [
    'its departures',
    {
      ruta: '/empresas/reservar?experiencia=santa-cruz-carmenere-entre-hileras',
      llamada: /\/api\/v1\/experiencias\/[^/]+\/disponibilidad/,
      falla: 'No pudimos cargar las salidas',
      llega: (page) => page.getByLabel('Salida').waitFor(),
    },
  ],
]

it.each(PANTALLAS)(
  '%s: waits with what it will look like, says when it fails, and comes back',
  { retry: 0 },
  async (_cual, pantalla) => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
    await pasarPorSusEstados(page, pantalla)
    expect(inesperados(problemas)).toEqual([])
    await cerrar()
  },
)

it('its movements wait, say when they fail, and come back, in the last month that has any', { retry: 0 }, async () => {
  const { page, problemas, cerrar, token } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
  const mes = await ultimoMesConMovimientos(token)
  await pasarPorSusEstados(page, {
    ruta: `/empresas/dashboard?vista=facturacion&mes=${mes}`,
    llamada: /\/api\/empresas\/cuenta\/movimientos\?/,
    falla: 'No pudimos cargar los movimientos',
    llega: () => page.getByRole('table', { name: 'Movimientos del mes' }).waitFor(),
  })
  expect(inesperados(problemas)).toEqual([])
  await cerrar()
})

/** On the first days of a month this one may have none yet. */
async function ultimoMesConMovimientos(token: string): Promise<string> {
  const hoy = fechaLocal(new Date(), ZONA_DE_CHILE)
  for (const mes of [hoy, sumarDias(`${hoy.slice(0, 7)}-01`, -1), sumarDias(`${hoy.slice(0, 7)}-01`, -32)].map((dia) =>
    dia.slice(0, 7),
  )) {
    const movimientos = await pedirEn(() => sitio)<unknown[]>(
      'GET',
      `/api/empresas/cuenta/movimientos?mes=${mes}`,
      token,
    )
    if (movimientos.length > 0) return mes
  }
  throw new Error('the demonstration has no movements of a company')
}

it(
  'a company that has nothing yet reads what each screen will hold, and one way on',
  { timeout: 90_000, retry: 0 },
  async () => {
    const registro = {
      razonSocial: 'Agencia Peumo SpA',
      nombre: 'Agencia Peumo',
      rut: '76.086.428-5',
      giro: 'Agencia de viajes',
      tipo: 'revendedor',
      volumen: 'de-20-a-100',
      contacto: 'Eva Díaz',
      email: 'eva@ejemplo.cl',
      telefono: '+56912345678',
      password: 'Peumo-en-flor-88',
      aceptaTerminos: true,
    }
    const { token } = (await (await pedir('/api/empresas/registro', registro)).json()) as { token: string }
    const visita = await sitio.visita(CELULAR)
    await conToken(visita, 'authToken', token)
    const { page } = visita
    const mirar = async (ruta: string, ...textos: string[]) => {
      await page.goto(ruta)
      for (const texto of textos) await page.getByText(texto).first().waitFor()
      for (const viewport of [ESCRITORIO, CELULAR]) {
        await page.setViewportSize(viewport)
        expect(await desborde(page), ruta).toBeLessThanOrEqual(1)
        expect(await revisarAccesibilidad(page), ruta).toEqual([])
      }
    }
    await mirar('/empresas/dashboard', 'Estamos revisando tus datos', 'Aún no tienes solicitudes')
    await mirar('/empresas/reservar', 'Tu empresa aún no está activa')
    const { token: admin } = (await (
      await pedir('/api/admin/auth/login', { email: 'admin@demo.cl', password: 'Chile-demo-2026' })
    ).json()) as { token: string }
    const pendientes = (await (await pedir('/api/admin/empresas/buscar', { estado: 'Pendiente' }, admin)).json()) as {
      id: string
      nombre: string
    }[]
    await pedir(
      `/api/admin/empresas/${pendientes.find(({ nombre }) => nombre === registro.nombre)!.id}/decision`,
      { decision: 'aprobar' },
      admin,
    )

    await mirar('/empresas/dashboard?vista=reservas', 'Aún no tienes reservas', 'Reservar para otras personas')
    await mirar('/empresas/dashboard?vista=equipo', 'Invitar')
    await mirar('/empresas/dashboard?vista=facturacion', 'Sin movimientos este mes', '$0 de $5.000.000')
    await mirar(
      '/empresas/dashboard?vista=claves',
      'Crea una clave para conectar tu sistema',
      'Aún no tienes direcciones',
    )
    await mirar('/empresas/reservar?experiencia=no-existe', 'No encontramos esa experiencia', 'Buscar otra')
    await page.getByRole('button', { name: 'Buscar otra' }).click()
    await page.getByLabel('Experiencia').fill('qwxkvw')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByText(/^No encontramos experiencias con eso/).waitFor()
    await mirar('/empresas/voucher/00000000-0000-4000-8000-000000000000', 'No pudimos cargar el voucher')
    expect(visita.problemas).toEqual([])
    await visita.cerrar()
  },
)

it('whoever leaves the team is told so and stands outside; who administers alone may not', { retry: 0 }, async () => {
  const { page, token, problemas, cerrar } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
  const salir = async () => {
    await page.getByRole('button', { name: 'Salir del equipo' }).click()
    await page
      .getByRole('alertdialog', { name: '¿Salir del equipo?' })
      .getByRole('button', { name: 'Sí, salir' })
      .click()
  }
  await page.goto('/empresas/dashboard?vista=equipo')
  await salir()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByRole('button', { name: 'Volver', exact: true }).click()

  const pedirASitio = pedirEn(() => sitio)
  const { miembros } = await pedirASitio<Equipo>('GET', '/api/empresas/equipo', token)
  await pedirASitio('PUT', `/api/empresas/equipo/${miembros.find(({ nombre }) => nombre === 'Camila')!.id}`, token, {
    papel: 'dueno',
  })
  await salir()
  await page.waitForURL('**/empresas')
  await page.getByText('Ya no eres parte del equipo').first().waitFor()
  await page.goto('/empresas/dashboard')
  await page.getByRole('heading', { name: 'Tu cuenta no tiene acceso a esta página' }).waitFor()
  expect(inesperados(problemas)).toEqual([])
  await cerrar()
})

const pedir = (path: string, body: object, token?: string) =>
  fetch(`${sitio.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
