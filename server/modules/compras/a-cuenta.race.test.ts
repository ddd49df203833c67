import { afterAll, beforeAll, expect, it } from 'vitest'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { unaEscena } from '#server/testing/escenas.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { comprarALaVez } from '#server/testing/ultimo-credito.ts'

let postgres: TestPostgres
beforeAll(async () => {
  setLog({ level: 'error' })
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it.each([
  ['one', 53_999, 1],
  ['two', 54_000, 2],
])('the last credit is bought with once: of twelve at once %s is owed', async (_cuantas, limite, compradas) => {
  const database = await abrirPostgres(postgres.url)
  const e = await unaEscena(database)
  expect(await comprarALaVez(e, limite)).toEqual({
    compradas,
    negadas: Array(12 - compradas).fill('credito-insuficiente'),
    deuda: compradas * 27_000,
  })
  expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  await database.close()
})
