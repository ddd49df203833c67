import { afterAll, beforeAll, expect, it } from 'vitest'
import { enPesos } from '#domain/pesos.ts'
import { esperarCarta } from './cartas.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

const SLUG = 'santa-cruz-carmenere-entre-hileras'

it(
  'a commission agreed for a category reaches the company by mail, its panel and its price, until it is ended',
  { retry: 0, timeout: 120_000 },
  async () => {
    const admin = await visitaDe(sitio, 'admin@demo.cl', CELULAR, 'admin')
    const empresa = await visitaDe(sitio, 'empresa@demo.cl', ESCRITORIO)
    const [{ id, email } = { id: '', email: '' }] = (
      await pedir<{ id: string; nombre: string; email: string }[]>('POST', '/api/admin/empresas/buscar', admin.token, {
        estado: 'Activa',
        q: 'Costanera',
      })
    ).filter(({ nombre }) => nombre === 'Costanera Viajes')
    const { id: experiencia, tipoExperiencia } = await pedir<{ id: string; tipoExperiencia: string }>(
      'GET',
      `/api/v1/experiencias/${SLUG}`,
    )

    await admin.page.goto(`/admin/empresas/${id}`)
    await admin.page.getByRole('button', { name: 'Agregar línea' }).click()
    const hoja = admin.page.getByRole('dialog')
    await hoja.getByRole('radio', { name: 'Una categoría' }).press('Space')
    await hoja.getByRole('combobox', { name: 'Categoría' }).selectOption(tipoExperiencia)
    await hoja.getByLabel('Comisión, en %').fill('31')
    await hoja.getByRole('button', { name: 'Agregar línea' }).click()
    await hoja.getByText('Escribe una comisión entre 0 y 30 %').first().waitFor()
    await hoja.getByText('Escribe el motivo').first().waitFor()
    expect([await revisarAccesibilidad(admin.page), await desborde(admin.page)]).toEqual([[], 0])
    await hoja.getByLabel('Comisión, en %').fill('22,5')
    await hoja.getByLabel('Motivo').fill('Acuerdo de temporada')
    await hoja.getByRole('button', { name: 'Agregar línea' }).click()
    const linea = admin.page
      .getByRole('listitem')
      .filter({ hasText: `Categoría ${tipoExperiencia}` })
      .filter({ hasText: '22,5 %' })
    await linea.getByText('Vigente').waitFor()
    expect(await esperarCarta(sitio, email, 'Tu contrato tiene una comisión nueva')).toContain('22,5 %')

    const { page } = empresa
    await page.goto('/empresas/dashboard')
    await page.getByText(`Categoría ${tipoExperiencia}`).waitFor()
    const precioEn = async (margen: number): Promise<void> => {
      await page.goto(`/empresas/reservar?experiencia=${SLUG}`)
      const salidas = await pedir<{ id: string; precioPorPersona: number; cuposDisponibles: number }[]>(
        'GET',
        `/api/v1/experiencias/${experiencia}/disponibilidad`,
      )
      const { id: salida, precioPorPersona } = salidas.find(({ cuposDisponibles }) => cuposDisponibles > 1)!
      await page.getByLabel('Salida').selectOption(salida)
      await page.getByLabel('Personas').fill('2')
      const neto = precioPorPersona - Math.round((precioPorPersona * margen) / 10_000)
      await page.getByText(`Total ${enPesos(2 * neto)}`).waitFor()
    }
    await precioEn(2250)
    await page.goto('/empresas/reservar')
    await page.getByLabel('Experiencia').fill('Carmenere entre hileras')
    await page.getByLabel('Experiencia').press('Enter')
    await page
      .getByRole('button', { name: /\$[\d.]+ neto\s*\$[\d.]+ al público/ })
      .first()
      .waitFor()

    // Each kind that a departure sells, at its own net price.
    const conNinos = await pedir<{ id: string; tarifas: { tipo: string; precio: number }[] }>(
      'GET',
      '/api/v1/experiencias/camina-la-quebrada-del-kari-valle-de-la-luna',
    )
    const { margen: general } = await pedir<{ margen: number }>(
      'GET',
      `/api/empresas/contrato/experiencias/${conNinos.id}`,
      empresa.token,
    )
    await page.goto(`/empresas/reservar?experiencia=${conNinos.id}`)
    await page.getByLabel('Salida').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Reservar', exact: true }).click()
    await page.getByText('Escribe cuántas personas, de 1 a 50').first().waitFor()
    await page.getByLabel('Adultos (opcional)', { exact: true }).fill('2')
    await page.getByLabel('Niños y niñas').fill('1')
    const [adulto, nino] = ['adulto', 'nino']
      .map((tipo) => conNinos.tarifas.find((una) => una.tipo === tipo)!.precio)
      .map((precio) => precio - Math.round((precio * general) / 10_000))
    await page.getByText(`Total ${enPesos(2 * adulto! + nino!)}`).waitFor()
    expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])

    await linea.getByRole('button', { name: /^Terminar/ }).click()
    const confirmar = admin.page.getByRole('alertdialog')
    await confirmar.getByLabel('Motivo').fill('Fin del acuerdo')
    await confirmar.getByRole('button', { name: 'Sí, terminar' }).click()
    await linea.getByText('Terminada').waitFor()
    await esperarCarta(sitio, email, 'Terminó una comisión de tu contrato')
    const { margen } = await pedir<{ margen: number }>(
      'GET',
      `/api/empresas/contrato/experiencias/${experiencia}`,
      empresa.token,
    )
    expect(margen).not.toBe(2250)
    await precioEn(margen)
    expect([admin.problemas, empresa.problemas]).toEqual([[], []])
    await admin.cerrar()
    await empresa.cerrar()
  },
)
