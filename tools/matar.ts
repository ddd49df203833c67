import { matar, type Balance } from '../server/testing/matar.ts'
import { startPostgres } from '../server/testing/postgres.ts'
import { readOptionsOrStop } from './lib/data-folder.ts'

/** Kills the server many times under load: node tools/matar.ts --veces 100 [--postgres] [--semilla 7] */
const values = readOptionsOrStop(
  {
    veces: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
    semilla: { type: 'string', default: String(Date.now() % 100_000) },
  },
  'node tools/matar.ts [--veces 100] [--postgres] [--semilla 7]',
)
const postgres = values.postgres ? await startPostgres() : undefined
const balance = await matar({
  veces: Number(values.veces),
  seed: Number(values.semilla),
  contar: console.log,
  ...(postgres && { databaseUrl: postgres.url }),
})
await postgres?.stop()
print(balance)

function print({ listoMs, perdido, ...cifras }: Balance): void {
  const sorted = listoMs.toSorted((a, b) => a - b)
  console.log(
    JSON.stringify({
      semilla: values.semilla,
      ...cifras,
      perdido: perdido.length,
      listoMs: { mediana: sorted[sorted.length >> 1], max: sorted.at(-1) },
    }),
  )
  for (const line of perdido.slice(0, 20)) console.log(`✗ ${line}`)
  process.exitCode = perdido.length > 0 ? 1 : 0
}
