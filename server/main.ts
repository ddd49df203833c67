import { resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readSettings, SettingError, type Settings } from './platform/env.ts'
import { FolderInUseError } from './platform/folder-lock.ts'
import { describeError, log } from './platform/log.ts'
import { inTurn } from './platform/migrate.ts'
import { startProgram, type Program } from './program.ts'

const BUILD = new URL('../build/server/index.js', import.meta.url)
const FORCE_MS = 20_000

await main().catch((error: unknown) => {
  process.stderr.write(`${lineFor(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const vite = process.env.DESARROLLO === '1' ? await (await import('./development.ts')).startVite() : null
  const build = vite ? vite.build : ((await import(BUILD.href)) as ServerBuild)
  const program = await startProgram({ settings, build, ...(vite && { before: vite.middleware }) })
  if (settings.DEMO && (await isEmpty(program))) await inTurn(program.database, () => fillIfEmpty(program))
  await listen(program, settings)
  stopOnSignals(program)
  announce(settings)
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

function listen({ server }: Program, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(PORT, HOST, () => done())
  })
}

function stopOnSignals(program: Program): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), FORCE_MS).unref()
      program.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stop.failed', describeError(error))
          process.exit(1)
        },
      )
    })
  }
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

/** One line that says what to mend. */
function lineFor(error: unknown): string {
  if (error instanceof SettingError) return `Configuración: ${error.message}`
  if (error instanceof FolderInUseError) return `DATA_DIR: otro proceso (${error.pid}) ya usa esa carpeta`
  const { code, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `PORT: el puerto ${port} de ${address} ya está en uso`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES' && port) return `HOST o PORT: no se puede escuchar en ${address ?? 'esa dirección'}`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') return `DATA_DIR: no se puede escribir en ${path ?? 'la carpeta'}`
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000' || code === 'ETIMEDOUT') return `DATABASE_URL: la base de datos no responde (${code})`
  log.error('start.failed', describeError(error))
  return 'No se pudo iniciar; el detalle está en la línea anterior'
}
