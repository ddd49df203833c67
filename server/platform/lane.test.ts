import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { bases } from '#server/testing/base.ts'
import type { Database } from './db.ts'
import type { Lane } from './lane.ts'
import { setLog } from './log.ts'
import { openQueue } from './queue.ts'

setLog({ sink: () => undefined })

const LANES: readonly Lane[] = [
  { queue: 'dinero', places: 2, jobs: ['cobrar', 'avisar'], first: ['avisar'] },
  { queue: 'entregas', places: 4, perReceiver: 2, perOwner: 3, jobs: ['entregar'] },
]

const casos = bases().map(({ nombre, abrir }) => [nombre, abrir] as const)

it.each(casos)(
  'each lane keeps its own places (%s)',
  async (_nombre, abrir) => {
    const database = await abrir()
    const queue = await openQueue(database, { lanes: LANES, pollSeconds: 0.1 })
    const soltar = Promise.withResolvers<void>()
    const empezadas: string[] = []
    const cobrado = Promise.withResolvers<void>()
    await queue.enqueueAll(
      database.db,
      'entregar',
      Array.from({ length: 60 }, (_, i) => ({ data: { a: 'lento' + (i % 2) }, receiver: 'lento' + (i % 2) })),
    )
    await queue.work({
      entregar: async ({ a }: { a: string }) => {
        empezadas.push(a)
        if (a.startsWith('lento')) await soltar.promise
      },
      cobrar: async () => cobrado.resolve(),
      comun: async () => void empezadas.push('comun'),
    })
    await vi.waitUntil(() => empezadas.length === 4, { timeout: 20_000 })

    // What waits for money or for nobody outside does not wait for those.
    await queue.enqueue(database.db, 'cobrar', {})
    await cobrado.promise
    await queue.enqueue(database.db, 'comun', {})
    await vi.waitUntil(() => empezadas.includes('comun'), { timeout: 20_000 })
    expect(empezadas.filter((una) => una !== 'comun').toSorted()).toEqual(['lento0', 'lento0', 'lento1', 'lento1'])

    soltar.resolve()
    await vi.waitUntil(() => empezadas.length === 61, { timeout: 20_000 })
    await queue.stop()
    await database.close()
  },
  60_000,
)

it.each(casos)(
  'takes what goes first before what came before it (%s)',
  async (_nombre, abrir) => {
    const database = await abrir()
    const queue = await openQueue(database, { lanes: [{ ...LANES[0]!, places: 1 }], pollSeconds: 0.1 })
    for (const job of ['cobrar', 'cobrar', 'avisar']) await queue.enqueue(database.db, job, {})
    const hechas: string[] = []
    const anotar = (job: string) => async () => void hechas.push(job)
    await queue.work({ cobrar: anotar('cobrar'), avisar: anotar('avisar') })
    await vi.waitUntil(() => hechas.length === 3, { timeout: 20_000 })
    expect(hechas).toEqual(['avisar', 'cobrar', 'cobrar'])
    await queue.stop()
    await database.close()
  },
  60_000,
)

it.each(casos)(
  'plans a job where it runs now, and no more where it ran before (%s)',
  async (_nombre, abrir) => {
    const database = await abrir()
    const antes = await openQueue(database)
    await antes.schedule({ cobrar: '* * * * *', quitado: '* * * * *' })
    await antes.stop()
    const queue = await openQueue(database, { lanes: LANES })
    await queue.schedule({ cobrar: '* * * * *', comun: '* * * * *' })
    await queue.stop()
    const { rows } = await sql<{
      name: string
      key: string
    }>`select name, key from pgboss.schedule order by key`.execute(database.db)
    expect(rows).toEqual([
      { name: 'dinero', key: 'cobrar' },
      { name: 'trabajos', key: 'comun' },
    ])
    await database.close()
  },
  60_000,
)

it.each(casos)(
  'asks no more of one receiver at once than it may be given, and nothing while it rests (%s)',
  async (_nombre, abrir) => {
    const database = await abrir()
    const queue = await openQueue(database, { lanes: LANES, pollSeconds: 0.1 })
    const hechas: string[] = []
    let [aLaVez, tope] = [0, 0]
    await queue.enqueueAll(database.db, 'entregar', [
      ...Array.from({ length: 30 }, () => ({ data: { a: 'caido' }, receiver: 'caido' })),
      ...Array.from({ length: 10 }, () => ({ data: { a: 'sano' }, receiver: 'sano' })),
    ])
    await queue.work({
      entregar: async ({ a }: { a: string }) => {
        if (a === 'caido') tope = Math.max(tope, ++aLaVez)
        await new Promise(setImmediate)
        if (a === 'caido') aLaVez--
        hechas.push(a)
        return a === 'caido' ? 'receiver-down' : undefined
      },
    })
    await vi.waitUntil(
      () => hechas.filter((una) => una === 'sano').length === 10 && hechas.filter((una) => una === 'caido').length >= 5,
      { timeout: 20_000 },
    )
    await vi.waitUntil(async () => (await estados(database)).completed === hechas.length, { timeout: 20_000 })
    await queue.enqueue(database.db, 'entregar', { a: 'otro' }, { receiver: 'otro' })
    await vi.waitUntil(() => hechas.includes('otro'), { timeout: 20_000 })
    await queue.stop()
    const caidas = hechas.filter((una) => una === 'caido').length
    expect(tope).toBeLessThanOrEqual(2)
    // Five failures close it; those that were asked for before were on their way.
    expect(caidas).toBeLessThanOrEqual(8)
    // Those that wait were not tried: none of their tries is spent.
    expect(await estados(database)).toEqual({ completed: 11 + caidas, created: 30 - caidas })
    await database.close()
  },
  60_000,
)

it.each(casos)(
  'lets the others through where all the receivers of one owner hang (%s)',
  async (_nombre, abrir) => {
    const database = await abrir()
    const queue = await openQueue(database, { lanes: LANES, pollSeconds: 0.1 })
    const soltar = Promise.withResolvers<void>()
    const hechas = { colgado: 0, sano: 0 }
    let [aLaVez, tope] = [0, 0]
    await queue.enqueueAll(
      database.db,
      'entregar',
      Array.from({ length: 60 }, (_, i) => ({
        data: { de: 'colgado' },
        receiver: `colgado ${i % 10}`,
        owner: 'colgado',
      })),
    )
    await queue.enqueueAll(
      database.db,
      'entregar',
      Array.from({ length: 10 }, () => ({ data: { de: 'sano' }, receiver: 'sano', owner: 'sano' })),
    )
    await queue.work({
      entregar: async ({ de }: { de: keyof typeof hechas }) => {
        if (de === 'colgado') {
          tope = Math.max(tope, ++aLaVez)
          await soltar.promise
          aLaVez--
        }
        hechas[de]++
      },
    })
    await vi.waitUntil(() => hechas.sano === 10 && aLaVez === 3, { timeout: 20_000 })
    expect(hechas.colgado).toBe(0)

    soltar.resolve()
    await vi.waitUntil(async () => (await estados(database)).completed === 70, { timeout: 20_000 })
    await queue.stop()
    expect(hechas).toEqual({ colgado: 60, sano: 10 })
    expect(tope).toBe(3)
    // Those that were given back were not tried.
    const { rows } = await sql<{
      n: number
    }>`select coalesce(sum(retry_count), 0)::int as n from pgboss.job where name = 'entregas'`.execute(database.db)
    expect(rows).toEqual([{ n: 0 }])
    await database.close()
  },
  60_000,
)

async function estados<DB>({ db }: Database<DB>): Promise<Record<string, number>> {
  const { rows } = await sql<{
    state: string
    n: number
  }>`select state::text as state, count(*)::int as n from pgboss.job where name = 'entregas' group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
