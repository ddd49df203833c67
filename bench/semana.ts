import type { Page } from 'playwright-core'
import { abrirNavegador } from '../e2e/navegador.ts'
import { semanaLlena } from '../e2e/semana-llena.ts'
import { startOurs, type Child } from './child.ts'
import type { Shot } from './load.ts'
import type { Line } from './report.ts'
import { shotOf } from './side-by-side.ts'
import { newFolder } from './temp.ts'

const bench = 'semana'
const MAS_LENTO = 4
const MAX_MS = 200
const AT_MOST = 4
const ROUNDS = 12
/** Shorter ones the browser does not report. */
const CORTA_MS = 16

type Paso = (page: Page) => Promise<void>
type Acto = { what: string; antes?: Paso; act: Paso; despues?: Paso }

const ABRIR = '[role=grid] button:not([aria-disabled])'
const ACTOS: Acto[] = [
  {
    what: 'flecha a otra hora',
    act: (page) => page.keyboard.press('ArrowDown'),
    despues: (page) => page.keyboard.press('ArrowUp'),
  },
  {
    what: 'otra semana',
    act: (page) => page.keyboard.press('PageDown'),
    despues: (page) => page.keyboard.press('PageUp'),
  },
  {
    what: 'abrir una hora',
    act: (page) => page.locator(ABRIR).first().click(),
    despues: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'cerrarla',
    antes: (page) => page.locator(ABRIR).first().click(),
    act: (page) => page.keyboard.press('Escape'),
  },
]

/** From a press to the next picture, on a processor four times slower: 504 departures in a week, against the same week with one. */
export async function semana(): Promise<Line[]> {
  const server = await startOurs({ DATA_DIR: newFolder('semana'), DEMO: '1' }, { pin: false })
  const browser = await abrirNavegador()
  try {
    const token = await entrar(server)
    const abrir = async (cuantas: number): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 900 },
        locale: 'es-CL',
        timezoneId: 'America/Santiago',
      })
      return abrirSemana(await context.newPage(), token, cuantas)
    }
    const [llena, una] = [await abrir(Number.POSITIVE_INFINITY), await abrir(1)]
    const lines: Line[] = []
    for (const acto of ACTOS) {
      const [ours, limit] = await porTurnos(acto, llena, una)
      lines.push({
        bench,
        what: acto.what,
        ours,
        limit: { ...limit, name: 'la misma semana con una salida' },
        ratio: ours.p50Ms / limit.p50Ms,
        goal: { atMost: AT_MOST },
      })
      lines.push({
        bench,
        what: `${acto.what}: mediana bajo ${MAX_MS} ms con el procesador ${MAS_LENTO} veces más lento`,
        ok: ours.p50Ms < MAX_MS,
        note: `${Math.round(ours.p50Ms)} ms, p95 ${Math.round(ours.p95Ms)} ms`,
      })
    }
    return lines
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function entrar({ url }: Child): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anfitriona@demo.cl', password: 'Chile-demo-2026' }),
  })
  return ((await response.json()) as { token: string }).token
}

async function abrirSemana(page: Page, token: string, cuantas: number): Promise<Page> {
  await page.addInitScript((de) => localStorage.setItem('authToken', de), token)
  await page.addInitScript(escuchar)
  await page.route(/api\/anfitrion\/salidas\?/, (route) =>
    route.fulfill({ json: semanaLlena(new URL(route.request().url()).searchParams.get('fecha')!).slice(0, cuantas) }),
  )
  await page.goto('/anfitrion/salidas?vista=semana&fecha=2026-11-18')
  await page.getByText(/salidas? esta semana/).waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: MAS_LENTO })
  await page.locator(ABRIR).first().focus()
  return page
}

type ConTiempos = typeof globalThis & { tiempos: number[] }

function escuchar(): void {
  const tiempos: number[] = []
  ;(globalThis as ConTiempos).tiempos = tiempos
  new PerformanceObserver((list) => tiempos.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
}

/** One and the other, so that what slows the machine slows both. */
async function porTurnos({ antes, act, despues }: Acto, ...pages: [Page, Page]): Promise<[Shot, Shot]> {
  const medidos = pages.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, page] of pages.entries()) {
      await page.bringToFront()
      if (antes) await medir(page, antes)
      medidos[i]!.push(await medir(page, act))
      if (despues) await medir(page, despues)
    }
  }
  return medidos.map((times) => shotOf(times, times.reduce((a, b) => a + b, 0) / 1000)) as [Shot, Shot]
}

/** The longest of the events that one press is: of pointer, of mouse, of keys. */
async function medir(page: Page, act: Paso): Promise<number> {
  await quieta(page)
  await page.evaluate(() => void ((globalThis as ConTiempos).tiempos.length = 0))
  await act(page)
  await quieta(page)
  return page.evaluate((corta) => Math.max(corta, ...(globalThis as ConTiempos).tiempos), CORTA_MS)
}

/** Nothing moves, and two pictures more have been drawn. */
const quieta = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cuadro = () => new Promise((seguir) => requestAnimationFrame(seguir))
    for (await cuadro(); document.getAnimations().some(({ playState }) => playState === 'running');) await cuadro()
    for (let i = 0; i < 4; i++) await cuadro()
  })
