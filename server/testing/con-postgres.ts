import { afterAll, beforeAll } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** A PostgreSQL for the tests of one file: begun before the first, stopped after the last. Its `url` is there once they run. */
export function conPostgres(): { readonly url: string } {
  let postgres: TestPostgres
  beforeAll(async () => {
    setLog({ level: 'error' })
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())
  return {
    get url() {
      return postgres.url
    },
  }
}
