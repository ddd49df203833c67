import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { arrancar, type Hijo } from '#server/testing/hijo.ts'
import { unRevendedor } from '#server/testing/octo-mundo.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { revokeClave } from './claves.db.ts'

let postgres: TestPostgres
beforeAll(async () => {
  setLog({ level: 'error' })
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it('a key revoked in one process is dead at once in every other, and what each counted is added up', async () => {
  const database = await abrirPostgres(postgres.url)
  const programa: Programa = await unPrograma(database, AHORA)
  const { clave, empresaId } = await unRevendedor(programa)
  const { id } = await database.db.updateTable('clavesApi').set({ venceEn: new Date(Date.now() + 86_400_000) }).returning('id').executeTakeFirstOrThrow()
  const hijos: Hijo[] = await Promise.all([1, 2].map(() => arrancar({ env: { DATABASE_URL: database.url! } })))
  const todos = (veces: number) => Promise.all(Array.from({ length: veces }, (_, i) => fetch(`${hijos[i % 2]!.url}/api/v1/b2b/proveedores`, { headers: { 'x-api-key': clave } }).then(({ status }) => status)))
  expect(await todos(20)).toEqual(Array(20).fill(200))
  await database.transaction((tx) => revokeClave(tx, { id, empresaId, now: new Date() }))
  expect(await todos(20)).toEqual(Array(20).fill(401))
  // A process that is told to end writes what it counted.
  for (const hijo of hijos) await hijo.terminar('SIGTERM')
  expect(await database.db.selectFrom('clavesUso').select('llamadas').execute()).toEqual([{ llamadas: 20 }])
  await programa.close()
  await database.close()
})
