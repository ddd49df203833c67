import { RespaldosInserviblesError, restaurarRespaldo } from '#server/modules/salud/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { failStart } from '#server/platform/process.ts'
import { lockDataFolder, readOptionsOrStop, stop } from './lib/data-folder.ts'

/** Goes back to a copy of the embedded database: npm run db:restore [-- --archivo dia-….tar.gz] */
await main().catch(failStart)

async function main(): Promise<void> {
  const { archivo } = readOptionsOrStop(
    { archivo: { type: 'string' } },
    'npm run db:restore [-- --archivo dia-….tar.gz]',
  )
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  if (DATABASE_URL)
    stop(
      'DATABASE_URL: ese PostgreSQL se restaura con sus propias herramientas (docs/operar.md, «Copias y vuelta atrás»)',
    )
  const unlock = lockDataFolder(DATA_DIR)
  const restaurado = await restaurarRespaldo({ dataDir: DATA_DIR, archivo, now: new Date() }).catch(
    (error: unknown) => {
      unlock()
      return explain(error)
    },
  )
  unlock()
  if (!restaurado) stop(`DATA_DIR: no hay respaldos en ${DATA_DIR}/respaldos`)
  contar(restaurado)
  process.exit(0)
}

function contar({
  archivo,
  archivos,
  descartados,
  anterior,
}: NonNullable<Awaited<ReturnType<typeof restaurarRespaldo>>>): void {
  const decir = (linea: string) => process.stdout.write(`${linea}\n`)
  for (const { archivo: dejado, motivo } of descartados) decir(`Se dejó de lado ${dejado}: ${motivo}`)
  decir(`Listo: la base es la de ${archivo}, que cumple todas las promesas.`)
  if (archivos)
    decir(
      `Fotos y documentos: ${archivos.repuestos} repuestos; los demás estaban como en la copia, y los posteriores quedan.`,
    )
  else decir('Esa copia es solo de la base: fotos y documentos quedan como están.')
  for (const clave of archivos?.perdidos ?? []) decir(`Falta ${clave}: ni la carpeta ni los respaldos lo tienen`)
  if (anterior) decir(`La que había quedó en ${anterior}`)
}

function explain(error: unknown): never {
  if (!(error instanceof RespaldosInserviblesError)) throw error
  return stop(error.descartados.map(({ archivo, motivo }) => `${archivo}: ${motivo}`).join('\n'))
}
