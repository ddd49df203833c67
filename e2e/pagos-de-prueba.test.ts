import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { listen } from '#server/platform/process.ts'
import { startProgram } from '#server/program.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { puertoLibre } from '#server/testing/proceso.ts'
import { buscar, elegirFecha, escribirDatos } from './compra.ts'
import { abrirNavegador } from './navegador.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, visitar } from './sitio.ts'

setLog({ level: 'error' })

const CON_LLAVE_DE_PRUEBA = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}

it.each([
  ['by the counterpart', { PAGOS_DE_PRUEBA: '1' }],
  ['by a test key', CON_LLAVE_DE_PRUEBA],
])(
  'where payments are tried out in production, %s, every page says so, and goes on saying it once it lives',
  async (_como, ajustes) => {
    const dir = mkdtempSync(join(tmpdir(), 'thc-e2e-'))
    const port = await puertoLibre()
    const settings = {
      ...readSettings({ DATA_DIR: dir, PORT: String(port), DEMO: '0', NODE_ENV: 'test', ...ajustes }),
      production: true,
    }
    const build = createRequire(import.meta.url)(
      resolve(import.meta.dirname, '../build/server/index.js'),
    ) as ServerBuild
    const database = await abrirPglite()
    const program = await startProgram({ settings, build, database, withJobs: false })
    await listen(program.server, settings)
    const browser = await abrirNavegador()
    try {
      const { page, problemas } = await visitar(browser, settings.BASE_URL, CELULAR)
      for (const path of ['/', '/terminos', '/login', '/no-existe']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect(await page.getByRole('note').filter({ hasText: 'Sitio de prueba' }).count(), path).toBe(1)
      }
      expect(problemas.filter((problema) => !problema.includes('404'))).toEqual([])
    } finally {
      await browser.close()
      await program.close()
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    }
  },
)

it('where nothing can be paid, whoever is about to hears it instead of being asked for a card', async () => {
  const sitio = await abrirSitio({ settings: { PAGOS_DE_PRUEBA: '0' } })
  try {
    const { page } = await sitio.visita(CELULAR)
    await buscar(page, 'plaza de armas', 'Camina de la Plaza de Armas a La Moneda por sus pasajes')
    await elegirFecha(page)
    await escribirDatos(page, { nombre: 'Ana Rojas', correo: 'ana@ejemplo.cl', celular: '+56912345678' })
    await page.getByText('En este sitio todavía no se puede pagar en línea').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.goto('/regalar')
    await page.getByText('Aún no podemos vender tarjetas de regalo').waitFor()
    expect(await page.getByRole('button', { name: 'Ir al pago' }).isDisabled()).toBe(true)
    const { page: suya } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
    await suya.goto('/subscribe-anfitrion')
    await suya.getByText('Por ahora solo puedes tomar el plan sin mensualidad').waitFor()
    const pagados = suya.getByRole('radio', { name: /\$[1-9]/ })
    expect(await pagados.count()).toBeGreaterThan(0)
    expect(await pagados.and(suya.getByRole('radio', { disabled: false })).count()).toBe(0)
  } finally {
    await sitio.cerrar()
  }
})
