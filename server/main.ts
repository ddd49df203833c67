import { resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readSettings, type Settings } from './platform/env.ts'
import { refuseIfInUse } from './platform/folder-lock.ts'
import { failStart, listen, stopOnSignals } from './platform/process.ts'
import type { Program } from './program.ts'

const BUILD = new URL('../build/server/index.js', import.meta.url)

await main().catch(failStart)

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  if (!settings.DATABASE_URL) refuseIfInUse(settings.DATA_DIR)
  const isDevelopment = process.env.DESARROLLO === '1'
  // React and its router choose between their builds by this name when they are loaded; what is production for us was read above.
  if (!isDevelopment) process.env.NODE_ENV = 'production'
  // Loaded only now: a start that cannot succeed says so at once.
  const { startProgram } = await import('./program.ts')
  const vite = isDevelopment ? await (await import('./development.ts')).startVite() : null
  const build = vite ? vite.build : ((await import(BUILD.href)) as ServerBuild)
  const program = await startProgram({ settings, build, ...(vite && { before: vite.middleware }) })
  if (settings.DEMO && (await isEmpty(program))) await fill(program)
  await listen(program.server, settings)
  stopOnSignals(program.close)
  announce(settings)
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

function announce(settings: Settings): void {
  const demo = settings.DEMO
    ? `
  Cuentas de demostración (clave de todas: Chile-demo-2026)
    viajera@demo.cl      viajera          ${settings.BASE_URL}/login
    anfitriona@demo.cl   anfitriona       ${settings.BASE_URL}/anfitrion/login
    proveedor@demo.cl    proveedor        ${settings.BASE_URL}/proveedor/login
    empresa@demo.cl      empresa          ${settings.BASE_URL}/empresas/login
    admin@demo.cl        administración   ${settings.BASE_URL}/admin/login
`
    : ''
  const where = settings.DATABASE_URL ? 'PostgreSQL de DATABASE_URL' : `${resolve(settings.DATA_DIR)} (base incluida: resiste un cierre forzado, no un corte de luz; para dinero real usa PostgreSQL)`
  const pagos = settings.STRIPE_SECRET_KEY ? 'Stripe' : 'de prueba; tarjeta 4242 4242 4242 4242'
  process.stdout.write(`
  Tourism Hub Chile está en ${settings.BASE_URL}
${demo}
  Datos: ${where}
  Pagos: ${pagos}
`)
}
