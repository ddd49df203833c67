import { MudanzaImposibleError, mudarBase, type Mudada } from '#server/modules/salud/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { failStart } from '#server/platform/process.ts'
import { lockDataFolder, readOptionsOrStop, stop } from './lib/data-folder.ts'

const COMO = 'DATABASE_URL=postgres://… npm run db:mudar [-- --ensayo]'

/** Takes the embedded database of DATA_DIR to the PostgreSQL of DATABASE_URL. */
await main().catch(failStart)

async function main(): Promise<void> {
  const { ensayo } = readOptionsOrStop({ ensayo: { type: 'boolean', default: false } }, COMO)
  const settings = readSettings(process.env)
  const { DATABASE_URL, DATA_DIR } = settings
  if (!DATABASE_URL) stop(`DATABASE_URL: falta; es la base a la que se muda: ${COMO}`)
  const unlock = lockDataFolder(DATA_DIR, { moving: true })
  try {
    contar(
      await mudarBase({
        settings: { ...settings, DATABASE_URL },
        now: new Date(),
        ensayo,
        decir: (linea) => void process.stdout.write(`${linea}\n`),
      }),
    )
  } catch (error) {
    unlock()
    if (error instanceof MudanzaImposibleError) stop(error.message)
    throw error
  }
  unlock()
  process.exit(0)
}

function contar({ base, anterior, archivos }: Mudada): void {
  const decir = (linea: string) => process.stdout.write(`${linea}\n`)
  if (base === 'ensayo')
    return void decir(
      'Ensayo: todo cupo, coincide y cumple las promesas. Nada quedó en esa base, y la incluida sigue siendo la que vale.',
    )
  if (base === 'ya-estaba') decir('La mudanza anterior había llegado entera; solo faltaba anotarlo.')
  else
    decir(
      `Listo: ${base.rows} filas de ${base.tables} tablas, iguales en las dos bases, y todas las promesas cumplidas.`,
    )
  if (archivos.subidos)
    decir(`Fotos y documentos: ${archivos.subidos.files} subidos y releídos (${archivos.subidos.bytes} bytes).`)
  else
    decir(
      `Fotos y documentos: ${archivos.cantidad} (${archivos.bytes} bytes) siguen en DATA_DIR/archivos, de donde se sirven.`,
    )
  for (const clave of archivos.subidos?.different ?? []) decir(`Distinto en el bucket, y no se tocó: ${clave}`)
  if (anterior)
    decir(
      `La base incluida quedó en ${anterior}; a los siete días el programa la borra, y con ella DATA_DIR/respaldos: tienen datos de personas.`,
    )
  decir('Desde ahora parte el programa con esta DATABASE_URL.')
}
