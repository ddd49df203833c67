import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { cifra } from './testing/cifras.ts'
import { matar } from './testing/matar.ts'

// Ten find a lost answer as surely as a hundred, only later.
const VECES = cifra('MATAR_VECES', 10, 100)
const EN_POSTGRES = cifra('MATAR_VECES_PG', 4, 100)
const TIMEOUT = 60_000 + VECES * 20_000

/** A database of its own, empty. */
async function nueva(url: string): Promise<string> {
  const name = `matar_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return new URL(`/${name}`, url).href
}

describe('kill -9 at any instant', () => {
  it(
    'loses nothing that was answered, on the embedded database',
    async () => {
      const { perdido, ...cifras } = await matar({ veces: VECES, seed: 20_261_121 })
      process.stdout.write(`  ${JSON.stringify(cifras)}\n`)
      expect(perdido).toEqual([])
      expect(Math.min(cifras.creadas, cifras.canceladas, cifras.pagadas)).toBeGreaterThan(0)
    },
    TIMEOUT,
  )

  it.runIf(process.env.TEST_DATABASE_URL)(
    'loses nothing that was answered, on PostgreSQL',
    async () => {
      const { perdido, ...cifras } = await matar({
        veces: EN_POSTGRES,
        databaseUrl: await nueva(process.env.TEST_DATABASE_URL!),
        seed: 7,
      })
      process.stdout.write(`  ${JSON.stringify(cifras)}\n`)
      expect(perdido).toEqual([])
    },
    TIMEOUT,
  )
})
