import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '#server/db/schema.ts'
import { openPglite } from '#server/platform/db.ts'
import { apagar } from '#server/testing/proceso.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject, onTestFailed, TestRunner } from 'vitest'
import { readMails } from './cartas.ts'
import { abrirNavegador } from './navegador.ts'
import { adelantarReloj } from './reloj.ts'
import { arrancarServidor } from './servidor.ts'

const VIDA_MS = 10_000
// The session check gives up after four seconds and asks once more: a busy machine is no fault of the page, which shows what came of it.
const ESPERADO = /status of 4\d\d|^Session check failed ApiError: 0: NETWORK_ERROR/
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export const CELULAR = { width: 375, height: 812 }
export const ESCRITORIO = { width: 1280, height: 900 }

export interface Sitio {
  base: string
  /** Begun with the first page: who only asks over HTTP needs none. */
  navegador(): Promise<Browser>
  /** A page of its own, as a new visitor. Errors of the page fail the test that asks for them. */
  visita(viewport: { width: number; height: number }): Promise<Visita>
  /** The mails sent so far, as text. */
  correos(): Promise<string[]>
  /** Stops the program and answers where its data lie, until `cerrar` throws them away. */
  detener(): Promise<string>
  cerrar(): Promise<void>
}

export interface Visita {
  page: Page
  context: BrowserContext
  /** What went wrong in the page: exceptions, console errors, requests to elsewhere. */
  problemas: string[]
  cerrar(): Promise<void>
}

/** The real program over a copy of the demo data of its own, and a browser once a page is opened. */
export async function abrirSitio({
  settings = {},
  flags = [],
  antes,
}: {
  settings?: Record<string, string>
  flags?: string[]
  antes?: (db: Base['db']) => Promise<void>
} = {}): Promise<Sitio> {
  const dir = mkdtempSync(join(tmpdir(), 'thc-e2e-'))
  cpSync(inject('demo'), dir, { recursive: true })
  if (antes) await preparar(dir, antes)
  const { base, proceso: server } = await arrancarServidor(dir, settings)
  let browser: Promise<Browser> | undefined
  const navegador = (): Promise<Browser> => (browser ??= abrirNavegador(flags))
  return {
    base,
    navegador,
    visita: async (viewport) => visitar(await navegador(), base, viewport),
    correos: () => readMails(join(dir, 'correo')),
    async detener() {
      await apagar(server)
      return dir
    },
    async cerrar() {
      await (await browser)?.close()
      await apagar(server)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

type Base = Awaited<ReturnType<typeof openPglite<Database>>>

/** Changes the demo data before the program opens them. */
async function preparar(dir: string, antes: (db: Base['db']) => Promise<void>): Promise<void> {
  const base = await openPglite<Database>({ dir: join(dir, 'base') })
  await antes(base.db)
  await base.close()
}

export async function visitar(
  browser: Browser,
  base: string,
  viewport: { width: number; height: number },
  adelanto = 0,
): Promise<Visita> {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    hasTouch: viewport.width < 600,
  })
  context.setDefaultTimeout(60_000)
  if (adelanto !== 0) await context.addInitScript(adelantarReloj, adelanto)
  const page = await context.newPage()
  esperarVida(page)
  await page.addInitScript(sinDeslizar)
  const problemas: string[] = []
  page.on('pageerror', (error) => problemas.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !ESPERADO.test(message.text()) && problemas.push(message.text()),
  )
  page.on(
    'request',
    (request) =>
      /^https?:/.test(request.url()) && !request.url().startsWith(base) && problemas.push(`outside: ${request.url()}`),
  )
  if (TestRunner.getCurrentTest()) onTestFailed(() => contar(page, problemas))
  return { page, context, problemas, cerrar: () => context.close() }
}

/** Where a failed test left its page: what was awaited in vain says little without it. */
async function contar(page: Page, problemas: string[]): Promise<void> {
  if (page.isClosed()) return
  const marcos = await Promise.all(
    page.frames().map((frame) => frame.locator('body').innerText({ timeout: 1_000 }).catch(String)),
  )
  process.stderr.write(
    [page.url(), ...problemas, ...marcos.map((texto) => texto.slice(0, 1_500))].concat('').join('\n'),
  )
}

/** A page still gliding under the pointer takes a button away between press and release. */
function sinDeslizar(): void {
  const hoja = new CSSStyleSheet()
  hoja.replaceSync('html { scroll-behavior: auto !important }')
  document.adoptedStyleSheets.push(hoja)
}

/** Whoever goes to an address or reloads it goes on when the page listens: a press before that may be nobody's. */
function esperarVida(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await vive(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await vive(page)
    return response
  }
}

// A page of ours brings its router's state; its scripts come only once it is painted. React marks what it has taken over, the last link and button last.
const vive = async (page: Page): Promise<void> => {
  for (const end = Date.now() + VIDA_MS; Date.now() < end; await setTimeout(20)) {
    const isReady = await page
      .evaluate(() => {
        if (!('__reactRouterContext' in window)) return true
        const ultimo = [...document.querySelectorAll('body a, body button')].at(-1) ?? document.body
        return Object.keys(ultimo).some((key) => key.startsWith('__reactFiber$'))
      })
      // It went elsewhere meanwhile.
      .catch(() => false)
    if (isReady) return
  }
}

/** What axe finds against WCAG 2.2 AA, and filters that must be filled; one line each. */
export async function revisarAccesibilidad(page: Page): Promise<string[]> {
  // The content policy forbids foreign scripts, so axe comes in through the debugger.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await (axe ??= readFile(AXE, 'utf8')))
  return [
    ...(await preguntarAAxe(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })),
    ...(await filtrosObligados(page)),
  ]
}

/** A filter may always stay empty: one that must be filled keeps its list from being searched. */
const filtrosObligados = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form[role=search] [required]')].map(
      ({ name }) => `required filter: ${name}`,
    ),
  )

/** A page looked at before in another theme: all that a theme changes is its colours. */
export const revisarContraste = (page: Page): Promise<string[]> =>
  preguntarAAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })

let axe: Promise<string> | undefined

/** What is still on its way in lies half over something else, or has a colour of neither. What follows a scroll never ends. */
const reposar = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  )

/** A button takes up its colour a while after the page moved it under the mouse: a finding of contrast counts if it still stands once that has ended. */
const preguntarAAxe = async (page: Page, options: object): Promise<string[]> => {
  const hallazgos = await hallazgosDeAxe(page, options)
  return hallazgos.some((line) => line.startsWith('color-contrast')) ? hallazgosDeAxe(page, options) : hallazgos
}

const hallazgosDeAxe = async (page: Page, options: object): Promise<string[]> => {
  await reposar(page)
  // What is not laid out yet has the colours of before the theme was changed.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[class*="late-"]')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )
  return page.evaluate(async (asked) => {
    type Hallazgo = { id: string; nodes: { target: string[] }[] }
    const { axe } = globalThis as unknown as {
      axe: { run(node: Document, options: object): Promise<{ violations: Hallazgo[] }> }
    }
    const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'] })
    // A link half under a fixed bar measures too small where the page happens to be scrolled: it counts if it still does in the middle of the window.
    const sigueChico = async ({ target }: Hallazgo['nodes'][number]): Promise<boolean> => {
      document.querySelector(target[0]!)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { violations: again } = await axe.run(document, {
        runOnly: { type: 'rule', values: ['target-size'] },
        resultTypes: ['violations'],
      })
      return again.some(({ nodes }) => nodes.some((node) => node.target[0] === target[0]))
    }
    const hallazgos: string[] = []
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        if (id === 'target-size' && !(await sigueChico(node))) continue
        hallazgos.push(`${id}: ${String(node.target)}`)
        break
      }
    }
    return hallazgos
  }, options)
}

/** Pixels that the page is wider than the window. */
export const desborde = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
