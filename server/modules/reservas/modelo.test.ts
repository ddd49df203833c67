import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { cifra } from '#server/testing/cifras.ts'
import { faltasDeDinero } from '#server/testing/dinero.ts'
import { unaEscena, vaciar, type Opciones } from '#server/testing/escenas.ts'
import { comandos, reposar, unMundo } from '#server/testing/modelo-reservas.ts'

const CORRIDAS = { PGlite: cifra('MODELO_CORRIDAS', 20, 1_000), PostgreSQL: cifra('MODELO_CORRIDAS_PG', 60, 200) }
// The same runs every time, so that whoever meets a failure meets it again; another number looks elsewhere.
const SEMILLA = Number(process.env.MODELO_SEMILLA ?? 20_261_121)
const MAX_COMANDOS = 60
const MINUTOS = 60_000

setLog({ sink: () => undefined })

interface Rota extends Opciones {
  achicarSinPreguntar?: boolean
}

function correr(database: Opened<Database>, numRuns: number, { achicarSinPreguntar = false, ...opciones }: Rota = {}) {
  return fc.check(
    fc.asyncProperty(fc.commands(comandos(), { maxCommands: MAX_COMANDOS, size: 'max' }), async (lista) => {
      await vaciar(database)
      const { model, real } = await unMundo(await unaEscena(database, { stallMs: 1, ...opciones }), achicarSinPreguntar)
      await fc.asyncModelRun(() => ({ model, real }), lista)
      await reposar(real)
      const faltas = await faltasDeDinero(real.escena, real.reservas)
      if (faltas.length > 0) throw new Error(faltas.join('; '))
    }),
    { numRuns, seed: SEMILLA, endOnFailure: Object.keys(opciones).length > 0 || achicarSinPreguntar },
  )
}

describe.each(bases())('P1 ($nombre)', ({ nombre, abrir }) => {
  let database: Opened<Database>
  beforeAll(async () => {
    database = await abrir()
  })
  afterAll(() => database?.close())

  it(
    'keeps every promise whatever buyers, operators, the provider, the clock and crashes do',
    async () => {
      const result = await correr(database, CORRIDAS[nombre])
      expect({ failed: result.failed, runs: result.numRuns }, fc.defaultReportMessage(result)).toEqual({
        failed: false,
        runs: CORRIDAS[nombre],
      })
    },
    60 * MINUTOS,
  )
})

describe('P1 sees it when', () => {
  let database: Opened<Database>
  beforeAll(async () => {
    database = await bases()[0]!.abrir()
  })
  afterAll(() => database?.close())

  it.each<[string, RegExp, Rota]>([
    ['places are taken away without counting who has them', /shrunk to|I1_cupos/, { achicarSinPreguntar: true }],
    [
      'a refund is said to be done and is not',
      /keeps|the ledger has/,
      {
        alterar: (ctx) => ({
          ...ctx,
          psp: {
            ...ctx.psp,
            reembolsar: async ({ reembolsoId, monto, intento }) => ({
              id: reembolsoId,
              estado: 'hecho',
              monto,
              reembolsoId,
              intento,
            }),
          },
        }),
      },
    ],
    [
      'nobody asks the provider again',
      /keeps|at rest|never ended|the ledger has/,
      {
        alterar: (ctx) => ({
          ...ctx,
          psp: {
            ...ctx.psp,
            listarPagos: async () => [],
            verPago: (id) => ctx.psp.verPago(id).then((p) => (p.estado === 'exitoso' ? { ...p, estado: 'creado' } : p)),
          },
        }),
      },
    ],
  ])(
    '%s',
    async (_caso, falta, rota) => {
      const { errorInstance } = await correr(database, 60, rota)
      expect(String(errorInstance)).toMatch(falta)
    },
    3 * MINUTOS,
  )
})
