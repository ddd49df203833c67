import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { readSettings } from '#server/platform/env.ts'
import { refuseIfInUse } from '#server/platform/folder-lock.ts'
import { failStart, listen, stopOnSignals } from '#server/platform/process.ts'
import type { Program } from '#server/program.ts'

const SALIDAS = 4

/** The server of main.ts without its pages, over a tiny catalogue; its parent asks it by messages. */
await main().catch(failStart)

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  if (!settings.DATABASE_URL) refuseIfInUse(settings.DATA_DIR)
  const { startProgram } = await import('#server/program.ts')
  const { inTurn } = await import('#server/platform/migrate.ts')
  const { comprobarInvariantes } = await import('#server/modules/reservas/index.ts')
  const { respaldosJobs } = await import('#server/modules/salud/index.ts')
  const program = await startProgram({ settings, build: null })
  await inTurn(program.database, () => sembrarSiVacia(program))
  const cuenta = contarPedidos(program)
  await listen(program.server, settings)
  stopOnSignals(program.close)
  process.on('message', (pregunta) => {
    if (pregunta === 'invariantes')
      void comprobarInvariantes(program.database.db, new Date()).then((rotos) => process.send?.({ rotos }))
    const { 'salud.respaldar': respaldar } = respaldosJobs(program.database)
    if (pregunta === 'respaldar') void respaldar(program.ctx()).then(() => process.send?.({}))
    if (pregunta === 'guardar')
      void program.deps.ctx.archivos
        .put('fotos/una.webp', new Uint8Array(8), 'image/webp')
        .then(() => process.send?.({}))
    if (pregunta === 'pedidos') process.send?.(cuenta)
    // Whoever needs the database waits until the program is told to stop.
    if (pregunta === 'ocupar')
      void program.database.transaction(async () => void (process.send?.({}), await once(process, 'SIGTERM')))
  })
  // Those that are killed would leave nothing to the next one.
  flushCompileCache()
  process.stdout.write('listo\n')
}

export interface Pedidos {
  tomados: number
  respondidos: number
}

/** How many requests it took in and how many it answered; at the end it writes them down. */
function contarPedidos({ server }: Program): Pedidos {
  const cuenta: Pedidos = { tomados: 0, respondidos: 0 }
  server.prependListener('request', (_req, res) => {
    cuenta.tomados++
    res.once('finish', () => cuenta.respondidos++)
  })
  process.once('exit', () => process.stdout.write(`${JSON.stringify(cuenta)}\n`))
  return cuenta
}

async function sembrarSiVacia({ database: { db } }: Program): Promise<void> {
  const { fechaLocal, sumarDias } = await import('#domain/fechas.ts')
  const { unaExperiencia, unaSalida } = await import('./datos.ts')
  if (await db.selectFrom('salidas').select('id').limit(1).executeTakeFirst()) return
  const experiencia = await unaExperiencia(db)
  const hoy = fechaLocal(new Date(), experiencia.zonaHoraria)
  for (let i = 1; i <= SALIDAS; i++) await unaSalida(db, experiencia, { fecha: sumarDias(hoy, 10 + i), cupos: 2000 })
}
