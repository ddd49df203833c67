import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, type Sitio } from './sitio.ts'

/** A4 on its side, less 12 mm on each, at 96 points an inch. */
const HOJA = { width: 1032, height: 703 }

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const pedir = pedirEn(() => sitio)

it.each([
  ['375', CELULAR],
  ['1280', ESCRITORIO],
])(
  'the list of who goes is printed whole, and nothing of the screen with it, at %s px in the dark',
  async (_ancho, viewport) => {
    const { page, token, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', viewport)
    const reservas = (await pedir<ReservaRecibida[]>('GET', '/api/anfitrion/reservas?vista=proximas', token)).filter(
      ({ estado }) => estado === 'confirmada',
    )
    const porSalida = Map.groupBy(reservas, ({ salidaId }) => salidaId)
    const [salidaId, van] = [...porSalida].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/anfitrion/salidas/${salidaId}`)
    await page.getByRole('table', { name: 'Quiénes van' }).waitFor()
    expect(
      await page
        .getByRole('cell')
        .getByRole('link')
        .evaluateAll((enlaces) => enlaces.map((enlace) => enlace.getAttribute('href')).sort()),
    ).toEqual(van.map(({ contacto }) => `tel:${contacto!.telefono.replaceAll(' ', '')}`).toSorted())
    await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'impreso') }))
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await expect.poll(() => page.title()).toBe('impreso')

    await page.setViewportSize(HOJA)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const papel = await page.locator('body').innerText()
    for (const { titular, codigo, contacto } of van)
      for (const dato of [titular, formatCodigo(codigo), contacto!.telefono.slice(-4)]) expect(papel).toContain(dato)
    expect(papel).toContain(van[0]!.nombreExperiencia)
    expect(await page.getByRole('row').count()).toBe(van.length + 1)
    for (const sobra of ['Imprimir', 'Descargar CSV', 'Mis experiencias', 'Cerrar sesión', 'Términos'])
      expect(papel).not.toContain(sobra)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    // Ink on white, and no column beyond the edge.
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
    expect(
      await page
        .getByRole('cell')
        .first()
        .evaluate((celda) =>
          getComputedStyle(celda)
            .color.match(/\d+/g)!
            .slice(0, 3)
            .every((luz) => Number(luz) < 90),
        ),
    ).toBe(true)
    expect([
      await desborde(page),
      await page
        .getByRole('region', { name: 'Quiénes van' })
        .evaluate((marco) => marco.scrollWidth - marco.clientWidth),
    ]).toEqual([0, 0])
    expect(problemas).toEqual([])
    await cerrar()
  },
)
