import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { anuncioDelInicio } from './platform/anuncio.ts'
import { avisosDelInicio, avisosDeMasNueva, nombresParecidos } from './platform/avisos-del-inicio.ts'
import { readSettings, type Settings } from './platform/env.ts'
import { refuseIfInUse } from './platform/folder-lock.ts'
import { listUnknown } from './platform/migrate.ts'
import { failStart, listen, stopOnSignals } from './platform/process.ts'
import type { Program } from './program.ts'

const BUILD = new URL('../build/server/index.js', import.meta.url)

await main().catch(failStart)

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const avisos = [...avisosDelInicio(settings), ...sinMudar(settings), ...nombresParecidos(Object.keys(process.env))]
  if (!settings.DATABASE_URL) refuseIfInUse(settings.DATA_DIR)
  const isDevelopment = process.env.DESARROLLO === '1'
  // React and its router choose between their builds by this name when they are loaded; what is production for us was read above.
  if (!isDevelopment) process.env.NODE_ENV = 'production'
  // Loaded only now: a start that cannot succeed says so at once.
  const { MIGRATIONS, startProgram } = await import('./program.ts')
  const vite = isDevelopment ? await (await import('./development.ts')).startVite() : null
  const build = vite ? vite.build : ((await import(BUILD.href)) as ServerBuild)
  const program = await startProgram({ settings, build, ...(vite && { before: vite.middleware }) })
  if (settings.DEMO && (await isEmpty(program))) await fill(program)
  avisos.push(
    ...(await deLaDemo(program, settings)),
    ...avisosDeMasNueva(await listUnknown(program.database, MIGRATIONS)),
  )
  const { sitio, avisos: delSitio } = await delSitioDe(program, settings)
  avisos.push(...delSitio)
  await listen(program.server, settings)
  stopOnSignals(program.close)
  process.stdout.write(anuncioDelInicio(settings, sitio.marca, avisos))
}

/** Whoever sets a DATABASE_URL may think that what was sold goes along by itself. */
function sinMudar({ DATABASE_URL, DATA_DIR }: Settings): string[] {
  return DATABASE_URL && existsSync(join(DATA_DIR, 'base', 'PG_VERSION'))
    ? [
        `DATA_DIR: en ${DATA_DIR} queda una base incluida que no se mudó; npm run db:mudar la lleva a un PostgreSQL vacío`,
      ]
    : []
}

/** A base that was a demonstration is open to whoever read its password: never where people pay. */
async function deLaDemo({ database }: Program, { DEMO, production }: Settings): Promise<string[]> {
  const { AVISO_DE_ABIERTA, avisoDeCierre, cerrarDemo, fueDemo, reabrirDemo } = await import('./db/demo/cierre.ts')
  if (DEMO) await reabrirDemo(database)
  if (production) {
    const cierre = await cerrarDemo(database, new Date())
    return cierre ? [avisoDeCierre(cierre)] : []
  }
  return !DEMO && (await fueDemo(database.db)) ? [AVISO_DE_ABIERTA] : []
}

/** Where people pay, whoever runs it has to say who they are. */
async function delSitioDe(program: Program, { production, BASE_URL }: Settings) {
  const { faltantesDelSitio, leerSitio } = await import('./modules/sitio/index.ts')
  const sitio = await leerSitio(program.ctx())
  const faltan = (await faltantesDelSitio(program.ctx())).map(({ nombre }) => nombre)
  return {
    sitio,
    avisos:
      production && faltan.length > 0
        ? [`Datos del sitio: falta ${faltan.join(', ')}; qué hacer está en ${BASE_URL}/admin/sitio`]
        : [],
  }
}

async function fill(program: Program): Promise<void> {
  const { inTurn } = await import('./platform/migrate.ts')
  await inTurn(program.database, () => fillIfEmpty(program))
}

async function fillIfEmpty(program: Program): Promise<void> {
  if (!(await isEmpty(program))) return
  process.stdout.write('Preparando el catálogo de demostración…\n')
  const { cargarDemo } = await import('./db/demo/cargar.ts')
  await cargarDemo(program.database, program.ctx(), { hoy: new Date() })
}

async function isEmpty({ database }: Program): Promise<boolean> {
  return (await database.db.selectFrom('experiencias').select('id').limit(1).executeTakeFirst()) === undefined
}
