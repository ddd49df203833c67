import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import type { ServerBuild } from 'react-router'
import { inject } from 'vitest'
import { cargarDemo } from '#server/db/demo/cargar.ts'
import { allJobs } from '#server/jobs.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { createMailer } from '#server/platform/mailer.ts'
import { listen } from '#server/platform/process.ts'
import { startProgram } from '#server/program.ts'
import { puertoLibre } from '#server/testing/proceso.ts'
import { readMails } from './cartas.ts'
import { abrirNavegador } from './navegador.ts'
import { adelantarReloj } from './reloj.ts'
import { visitar, type Sitio } from './sitio.ts'

export interface SitioConReloj extends Sitio {
  ahora(): Date
  /** Moves the clock of the server forward to `cuando`; it goes on from there. */
  irA(cuando: Date): void
  /** Does one of the scheduled jobs now. */
  trabajar(job: string): Promise<void>
}

/**
 * The whole program over a copy of the demo data in this process, so that its clock can be moved; nothing else is different.
 * With `dia`, it is that moment in this process and in its pages, and the demo data are of then.
 */
export async function abrirSitioConReloj({ dia }: { dia?: string } = {}): Promise<SitioConReloj> {
  setLog({ level: 'error' })
  const dir = mkdtempSync(join(tmpdir(), 'thc-e2e-'))
  if (!dia) cpSync(inject('demo'), dir, { recursive: true })
  const port = await puertoLibre()
  const base = `http://localhost:${port}`
  const settings = readSettings({ DATA_DIR: dir, PORT: String(port), DEMO: '1', NODE_ENV: 'test', BASE_URL: base })
  // As node loads it: the test's own loader would read the whole build once more.
  const build = createRequire(import.meta.url)(resolve(import.meta.dirname, '../build/server/index.js')) as ServerBuild
  let adelanto = dia ? Date.parse(dia) - Date.now() : 0
  // What draws the pages in this process reads the process's own clock.
  let volver = dia ? adelantarReloj(adelanto) : () => undefined
  const ahora = (): Date => new Date(dia ? Date.now() : Date.now() + adelanto)
  const program = await startProgram({ settings, build, now: ahora })
  if (dia) await cargarDemo(program.database, program.ctx(), { hoy: ahora() })
  await listen(program.server, settings)
  const jobs = allJobs(createMailer({ dir: join(dir, 'correo') }))
  let browser: Promise<Browser> | undefined
  const navegador = (): Promise<Browser> => (browser ??= abrirNavegador())
  const detener = async (): Promise<string> => program.close().then(() => dir)
  return {
    base,
    navegador,
    ahora,
    irA(cuando) {
      volver()
      adelanto = cuando.getTime() - Date.now()
      if (dia) volver = adelantarReloj(adelanto)
    },
    trabajar: async (job) => void (await jobs[job]!(program.ctx(), {} as never)),
    visita: async (viewport) => visitar(await navegador(), base, viewport, dia ? adelanto : 0),
    correos: () => readMails(join(dir, 'correo')),
    detener,
    async cerrar() {
      await (await browser)?.close()
      await detener()
      volver()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
