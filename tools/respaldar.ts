import { pedirRespaldo, respaldarDetenida, rutaDe } from '#server/modules/salud/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { holderOf } from '#server/platform/folder-lock.ts'
import { refuseIfMoved } from '#server/platform/moved-folder.ts'
import { failStart } from '#server/platform/process.ts'
import { UnansweredError } from '#server/platform/requests.ts'
import { lockDataFolder, readOptionsOrStop, stop } from './lib/data-folder.ts'

/** A copy of the embedded database and its files, now; also while the program runs: npm run db:backup */
await main().catch(failStart)

async function main(): Promise<void> {
  readOptionsOrStop({}, 'npm run db:backup')
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  if (DATABASE_URL)
    stop(
      'DATABASE_URL: ese PostgreSQL se respalda con sus propias herramientas (docs/operar.md, «Copias y vuelta atrás»)',
    )
  refuseIfMoved(DATA_DIR)
  const pedida = holderOf(DATA_DIR) === null ? await detenida(DATA_DIR) : await pedirRespaldo(DATA_DIR).catch(explain)
  if (!pedida) stop(`DATA_DIR: en ${DATA_DIR} no hay una base incluida`)
  process.stdout.write(
    `Listo: ${rutaDe(DATA_DIR, pedida.archivo)} (${pedida.bytes} bytes), con ${pedida.archivos} fotos y documentos (${pedida.archivosBytes} bytes).\n`,
  )
  process.exit(0)
}

async function detenida(dir: string) {
  const unlock = lockDataFolder(dir)
  try {
    return await respaldarDetenida(dir, new Date())
  } finally {
    unlock()
  }
}

function explain(error: unknown): never {
  if (error instanceof UnansweredError)
    stop(
      'DATA_DIR: otro proceso usa esa carpeta y no atiende pedidos de copia (¿está partiendo, o es db:restore o db:mudar?); espera a que termine y pídela otra vez',
    )
  stop(`La copia no se pudo hacer: ${(error as Error).message}`)
}
