import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { readOptionsOrStop } from '../../tools/lib/data-folder.ts'
import { abrirNavegador } from '../navegador.ts'
import { CONTEXTOS, entrar } from '../sesion.ts'
import { conEnlace } from './con-enlace.ts'
import { DE_CUENTA } from './de-cuenta.ts'
import type { Pantalla } from './pantalla.ts'
import { PUBLICAS } from './publicas.ts'

const USO = `Fotografía las pantallas de un servidor de demostración en marcha, cada una en sus estados.
  npm run capturas -- --carpeta DIR [--base http://localhost:3000] [--anchos 375,1280] [--temas light,dark] [--solo 'pago|entrada'] [--cuentas]
    [--datos DIR]  las que abre un enlace; DIR es DATA_DIR del servidor, con sus correos`

const values = readOptionsOrStop(
  {
    base: { type: 'string', default: 'http://localhost:3000' },
    carpeta: { type: 'string' },
    anchos: { type: 'string', default: '375,1280' },
    temas: { type: 'string', default: 'light,dark' },
    solo: { type: 'string', default: '' },
    cuentas: { type: 'boolean', default: false },
    datos: { type: 'string' },
  },
  'npm run capturas -- --carpeta DIR',
)
if (!values.carpeta) {
  console.error(USO)
  process.exit(2)
}

const { base, carpeta } = values
// A picture of a whole page paints what lies below only where it is laid out, and what glides in only where it is still.
const QUIETA = `[class*="lazy-"], [class*="late-"] { content-visibility: visible !important } html { scroll-behavior: auto !important }`
const REPOSO_MS = 500
const CALMA_MS = 5_000

const tokens = new Map<string, Promise<string>>()

const tokenDe = ({ email, contexto }: NonNullable<Pantalla['como']>): Promise<string> => {
  const token = tokens.get(email) ?? entrar(base, email, contexto)
  tokens.set(email, token)
  return token
}

async function tomar(
  browser: Browser,
  { nombre, ruta, como, hacer, isVentana }: Pantalla,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: width < 600 ? 812 : 900 },
    colorScheme,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  try {
    if (como)
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        CONTEXTOS[como.contexto][0],
        await tokenDe(como),
      ] as const)
    await page.goto(ruta, { waitUntil: 'networkidle' })
    await hacer?.(page)
    await page.addStyleTag({ content: QUIETA })
    await enCalma(page)
    if (!isVentana) await recorrer(page)
    await enCalma(page)
    await conImagenes(page)
    await page.waitForTimeout(REPOSO_MS)
    await page.screenshot({ path: join(carpeta!, `${nombre}-${width}-${colorScheme}.png`), fullPage: !isVentana })
  } catch (error) {
    process.exitCode = 1
    console.error(`✗ ${nombre} ${width} ${colorScheme}: ${(error as Error).message.split('\n')[0]}`)
    await page.screenshot({ path: join(carpeta!, `FALLA-${nombre}-${width}-${colorScheme}.png`) })
  } finally {
    await context.close()
  }
}

/** A page that goes on asking, as one that waits for a bank does, is taken all the same. */
const enCalma = (page: Page): Promise<unknown> =>
  Promise.race([page.waitForLoadState('networkidle', { timeout: 0 }), esperar(CALMA_MS)])

/** Pictures on their way are waited for, for a while: one that is made to hang, as some states do, never comes. */
const conImagenes = (page: Page): Promise<void> =>
  page.evaluate(async (calma) => {
    const until = Date.now() + calma
    while (Date.now() < until && [...document.images].some((image) => !image.complete && image.loading !== 'lazy'))
      await new Promise((resolve) => setTimeout(resolve, 100))
  }, CALMA_MS)

/** Down and up to the top: pictures are fetched when they come near, and a bar that is fixed belongs over the beginning. */
const recorrer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 40))))
    }
    window.scrollTo(0, 0)
  })

mkdirSync(carpeta, { recursive: true })
const browser = await abrirNavegador()
const pantallas = (values.datos ? conEnlace(base, values.datos) : values.cuentas ? DE_CUENTA : PUBLICAS).filter(
  ({ nombre }) => new RegExp(values.solo).test(nombre),
)
for (const pantalla of pantallas) {
  for (const width of values.anchos.split(',').map(Number)) {
    for (const tema of values.temas.split(',')) await tomar(browser, pantalla, width, tema as 'light' | 'dark')
  }
  console.log(`✓ ${pantalla.nombre}`)
}
await browser.close()
