import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

it('the account for transfers is read on a phone without a value broken in its middle', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'admin@demo.cl', CELULAR, 'admin')
  await page.goto('/admin/sitio')
  const valores = page.getByRole('definition')
  await valores.filter({ hasText: 'BancoEstado' }).waitFor()
  const renglones = await valores.evaluateAll((todos) =>
    todos.map((valor) => {
      const texto = document.createRange()
      texto.selectNodeContents(valor)
      return [valor.textContent, new Set([...texto.getClientRects()].map(({ top }) => Math.round(top))).size]
    }),
  )
  for (const valor of ['BancoEstado', '99.999.999-9', 'pagos@tourismhub.example'])
    expect(renglones).toContainEqual([valor, 1])
  expect(await desborde(page)).toBe(0)
  expect(problemas).toEqual([])
  await cerrar()
})

it.each([CELULAR, ESCRITORIO])(
  'the data of the site are checked where they are written, colours seen as they will be, at $width px',
  async (medida) => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'admin@demo.cl', medida, 'admin')
    let ensayos = 0
    page.on('request', (pedido) => {
      if (pedido.url().endsWith('/api/admin/reglas/sitio/ensayo')) ensayos++
    })
    await page.goto('/admin/reglas/sitio')
    await page.getByRole('button', { name: 'Nueva versión' }).click()
    // What the list of what is missing names is not said to be optional.
    const nombreDe = (campo: RegExp) => page.locator('label').filter({ hasText: campo }).innerText()
    await page.getByLabel(/^Teléfono/).fill('')
    expect(await Promise.all([/^Teléfono/, /^RUT/, /^Lema/].map(nombreDe))).toEqual([
      'Teléfono (falta)',
      'RUT',
      'Lema (opcional)',
    ])
    await page.getByText('Las entradas no dicen a quién llamar').waitFor()
    await page.getByLabel(/^RUT/).fill('11.111.111-2')
    await page.getByLabel(/^Correo de contacto/).fill('hola@')
    await page.getByLabel(/^Instagram/).fill('instagram.com/quillay')
    const color = page.getByLabel(/^Color principal/)
    await color.fill('#ffb300')
    await page
      .getByText(/^No se lee bien: su contraste es de 1,\d a 1 y se necesitan 4,5\. Prueba con #[0-9a-f]{6}$/)
      .waitFor()
    await page.getByRole('button', { name: 'Revisar cambios' }).click()
    const resumen = page.getByRole('alert').filter({ hasText: 'Revisa estos datos' })
    for (const dicho of ['El dígito verificador no coincide', 'https://', 'No se lee bien'])
      await resumen.getByText(dicho).first().waitFor()
    expect(await resumen.getByRole('link').count()).toBe(4)
    expect(ensayos, 'nothing was sent').toBe(0)
    await page.getByRole('button', { name: /^Usar #/ }).click()
    expect(await color.inputValue()).toMatch(/^#[0-9a-f]{6}$/)
    await page.getByLabel(/^RUT/).fill('76.543.210-3')
    await page.getByLabel(/^Correo de contacto/).fill('ayuda@quillay.cl')
    await page.getByLabel(/^Instagram/).fill('')
    expect(await desborde(page)).toBe(0)
    await page.getByRole('button', { name: 'Revisar cambios' }).click()
    await page.getByRole('heading', { name: 'Qué cambia' }).waitFor()
    expect(ensayos).toBe(1)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  },
)
