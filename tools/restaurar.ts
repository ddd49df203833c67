import { RespaldosInserviblesError, restaurarRespaldo } from '#server/modules/salud/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { lockDataFolder, readOptionsOrStop, stop } from './lib/data-folder.ts'

/** Goes back to a copy of the embedded database: npm run db:restore [-- --archivo dia-….tar.gz] */
const values = readOptionsOrStop({ archivo: { type: 'string' } }, 'npm run db:restore [-- --archivo dia-….tar.gz]')
const settings = readSettings(process.env)
if (settings.DATABASE_URL) stop('DATABASE_URL: ese PostgreSQL se restaura con sus propias herramientas (docs/decisions/0024)')
const unlock = lockDataFolder(settings.DATA_DIR)
const restaurado = await restaurarRespaldo({ dataDir: settings.DATA_DIR, archivo: values.archivo, now: new Date() }).catch(explain)
unlock()
if (!restaurado) stop(`DATA_DIR: no hay respaldos en ${settings.DATA_DIR}/respaldos`)
for (const { archivo, motivo } of restaurado.descartados) process.stdout.write(`Se dejó de lado ${archivo}: ${motivo}\n`)
process.stdout.write(`Listo: la base es la de ${restaurado.archivo}, que cumple todas las promesas.\n`)
if (restaurado.archivos) process.stdout.write(`Fotos y documentos: ${restaurado.archivos.repuestos} repuestos; los demás estaban como en la copia, y los posteriores quedan.\n`)
else process.stdout.write('Esa copia es solo de la base: fotos y documentos quedan como están.\n')
for (const clave of restaurado.archivos?.perdidos ?? []) process.stdout.write(`Falta ${clave}: ni la carpeta ni los respaldos lo tienen\n`)
if (restaurado.anterior) process.stdout.write(`La que había quedó en ${restaurado.anterior}\n`)
process.exit(0)

function explain(error: unknown): never {
  unlock()
  if (!(error instanceof RespaldosInserviblesError)) throw error
  stop(error.descartados.map(({ archivo, motivo }) => `${archivo}: ${motivo}`).join('\n'))
}
