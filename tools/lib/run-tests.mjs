import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/testing/postgres.ts'
import { findPostgresBinaries } from '../../server/testing/postgres-binaries.ts'
import { aptInstall } from './apt.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { moverElReloj } from './otro-dia.mjs'
import { inRoot } from './paths.mjs'
import { runChecks } from './run-checks.mjs'
import { readArguments } from './test-arguments.mjs'
import { changedProjects, runProject } from './vitest-project.mjs'

// A thousand histories of buyers and a hundred kills take their time.
const CIFRAS_MS = 6 * 60 * 60_000

// The tests start our program again and again: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= inRoot('.cache', 'compilado')

const usePostgres = new Set(['integration', 'race', 'e2e'])
const stopped = { value: false }
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped.value = true
  })

const { projects: asked, filters, everything, cifras, cruzado, changed, dia } = readArguments(process.argv.slice(2))
if (cifras) process.env.CIFRAS = '1'
if (cifras || cruzado) process.env.CRUZADO = '1'
const projects = changed ? changedProjects(asked, changed, filters) : asked
if (changed) console.log(`Lo cambiado llega a: ${projects.join(', ') || 'ninguna prueba'}`)
const reports = mkdtempSync(join(tmpdir(), 'turismo-pruebas-'))
// What a test leaves behind, or a program that it killed, goes with the reports. Some tests run a program as another user.
process.env.TMPDIR = join(reports, 'tmp')
mkdirSync(process.env.TMPDIR)
chmodSync(reports, 0o711)
chmodSync(process.env.TMPDIR, 0o1777)
const steps = []
let postgres

try {
  await prepare()
  if (everything) await step('revisión', async () => countChecks(await runChecks()))
  for (const project of projects) {
    await step(project, () =>
      runProject({ project, filters, changed, reports, ...(cifras && { timeoutMs: CIFRAS_MS }) }),
    )
  }
} finally {
  await postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
}
finish()

async function prepare() {
  if (projects.includes('e2e')) {
    const browser = ensureBrowser()
    if (browser) process.env.CHROME_PATH = browser
    else
      missing(
        'navegador',
        'No hay Chrome ni Chromium para las pruebas de navegador: instálalo o indica su ruta en CHROME_PATH.',
      )
    const built = await oneAtATime(() => ensureBuilt(process.execPath))
    if (!built) missing('construcción', 'No se pudieron construir las páginas.')
  }
  // What is built before is of today.
  if (dia !== undefined) moverElReloj(dia)
  if (!process.env.TEST_DATABASE_URL && projects.some((project) => usePostgres.has(project))) await providePostgres()
}

async function providePostgres() {
  try {
    if (!findPostgresBinaries()) aptInstall('postgresql')
    postgres = await startPostgres()
    process.env.TEST_DATABASE_URL = postgres.url
  } catch (error) {
    missing(
      'PostgreSQL',
      `No hay un PostgreSQL para las pruebas: instálalo o indica uno en TEST_DATABASE_URL (${error.message}).`,
    )
  }
}

function missing(name, message) {
  console.error(`✗ ${message}`)
  steps.push({ name, passed: 0, failed: 1, skipped: 0 })
}

async function step(name, run) {
  if (stopped.value) return
  console.log(`\n── ${name}`)
  const counts = await run().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  steps.push({ name, ...counts })
}

function countChecks(results) {
  const failed = results.filter(({ ok }) => !ok).length
  return { passed: results.length - failed, failed, skipped: 0 }
}

function finish() {
  const total = (key) => steps.reduce((sum, counts) => sum + counts[key], 0)
  const broken = steps.filter(({ failed }) => failed > 0).map(({ name, failed }) => `${name} (${failed})`)
  if (stopped.value) console.log('\nPruebas interrumpidas.')
  if (total('skipped') > 0) console.log(`\nOmitidas: ${total('skipped')}`)
  const retried = steps.flatMap((counts) => counts.retried ?? [])
  if (retried.length > 0) console.log(`\nPasaron solo al segundo intento: ${retried.length}`)
  for (const line of retried) console.log(`  ↻ ${line}`)
  if (broken.length > 0) console.log(`\nFallaron: ${broken.join(', ')}`)
  for (const line of steps.flatMap(({ failures = [] }) => failures)) console.log(`  ✗ ${line}`)
  // Of a change that no test reaches there is nothing to prove; any other run that proves nothing is wrong.
  const isEmpty = total('passed') === 0 && !(changed && projects.length === 0)
  process.exitCode = stopped.value ? 130 : total('failed') > 0 || isEmpty ? 1 : 0
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
}
