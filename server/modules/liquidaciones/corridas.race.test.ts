import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { registrarAusencias } from '#server/modules/reservas/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { bases } from '#server/testing/base.ts'
import { cifra } from '#server/testing/cifras.ts'
import { unAnfitrion } from '#server/testing/datos.ts'
import { cancelar, leerPagos, reservaPagada, saldoDe, unaEscena, unaOferta, vaciar } from '#server/testing/escenas.ts'
import { unaCuentaDePago, unaDeFinanzas, unaPorPagar } from '#server/testing/finanzas.ts'
import { aprobarCorrida, concluirCorrida, crearCorrida, enviarCorrida, liquidacionesJobs } from './index.ts'

setLog({ sink: () => undefined })

const enPostgres = bases().filter(({ nombre }) => nombre === 'PostgreSQL')
const codigoDe = (error: unknown): string =>
  error instanceof Refusal ? error.code : `bug: ${(error as Error).message}`
const veces = <T>(n: number, act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, act))

describe.each(enPostgres)('payouts at once ($nombre)', ({ abrir }) => {
  let database: Opened<Database>
  beforeAll(async () => {
    database = await abrir()
  })
  afterAll(() => database?.close())

  it('C6: ten runs at once pay each operator once', async () => {
    await vaciar(database)
    const e = await unaEscena(database)
    for (let i = 0; i < 4; i++) await unaPorPagar(database)
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const creadas = await veces(10, () => crearCorrida(e.ctx(ana)).then(({ id }) => id, codigoDe))
    const [id, ...otras] = creadas.filter((each) => each !== 'nada-que-pagar')
    expect(otras).toEqual([])
    const paso = (act: () => Promise<{ estado: string }>) =>
      veces(10, () => act().then(({ estado }) => estado, codigoDe))
    const hecho = (answers: string[]): string[] => answers.filter((answer) => answer !== 'transicion-no-permitida')
    expect(hecho(await paso(() => aprobarCorrida(e.ctx(eva), { id: id! })))).toEqual(['aprobada'])
    expect(hecho(await paso(() => enviarCorrida(e.ctx(ana), { id: id! })))).toEqual(['enviada'])
    expect(hecho(await paso(() => concluirCorrida(e.ctx(ana), { id: id!, referencia: 'TEF' })))).toEqual(['pagada'])
    expect(await e.db.selectFrom('abonos').select('id').where('estado', '=', 'pagado').execute()).toHaveLength(4)
    expect([await saldoDe(e, 'banco'), await saldoDe(e, 'operadores'), await saldoDe(e, 'transferencias')]).toEqual([
      -4 * 34_288,
      0,
      0,
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('C6: a run and a dispute about what it pays leave the ledger whole, whichever comes first', async () => {
    await vaciar(database)
    const e = await unaEscena(database)
    const { id: anfitrionId } = await unAnfitrion(e.db)
    await unaCuentaDePago(e.db, { anfitrionId })
    const reserva = await reservaPagada(
      e,
      await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' }),
    )
    e.avanzar(80 * 3600)
    await registrarAusencias(e.ctx())
    await e.settle()
    await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id } = await crearCorrida(e.ctx(ana))
    await aprobarCorrida(e.ctx(eva), { id })
    const [pago] = await leerPagos(e, reserva.id)
    const perder = e.sandbox
      .openDispute({ payment_intent: pago!.pspIntento! })
      .then((disputa) => e.sandbox.closeDispute(disputa, 'lost'))
      .then(() => e.settle())
    await Promise.all([enviarCorrida(e.ctx(ana), { id }), perder])
    await concluirCorrida(e.ctx(ana), { id, referencia: 'TEF' })
    await e.settle()
    await liquidacionesJobs['liquidaciones.ajustar'](e.ctx(), { reservaId: reserva.id })
    const lineas = await e.db.selectFrom('liquidaciones').select(['estado', 'neto', 'liquidadaEn']).execute()
    const vivo = lineas
      .filter(({ estado, liquidadaEn }) => estado !== 'revertida' || liquidadaEn !== null)
      .reduce((suma, { neto }) => suma + neto, 0)
    expect(vivo).toBe(0)
    expect(await e.invariantes()).toEqual([])
  })
})

const CORRIDAS = cifra('CORRIDAS', 25, 200)

type Paso = { que: 'vender' | 'cancelar' | 'disputar' | 'pagar' | 'devolver' | 'pasar'; cual: number }

it(
  'whatever happens, each run says what the ledger says',
  async () => {
    const database = await bases()[0]!.abrir()
    const pasos = fc.array(
      fc.record<Paso>({
        que: fc.constantFrom('vender', 'vender', 'cancelar', 'disputar', 'pagar', 'devolver', 'pasar', 'pasar'),
        cual: fc.nat(9),
      }),
      { minLength: 4, maxLength: 14 },
    )
    try {
      await expect(
        fc.assert(
          fc.asyncProperty(pasos, (historia) => vivir(database, historia)),
          { numRuns: CORRIDAS },
        ),
      ).resolves.toBeUndefined()
    } finally {
      await database.close()
    }
  },
  300_000 + CORRIDAS * 2_000,
)

async function vivir(database: Opened<Database>, historia: Paso[]): Promise<void> {
  await vaciar(database)
  const e = await unaEscena(database)
  const { id: anfitrionId } = await unAnfitrion(e.db)
  await unaCuentaDePago(e.db, { anfitrionId }, { regimen: historia.length % 2 ? 'honorarios' : 'afecto' })
  const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
  const reservas: Awaited<ReturnType<typeof reservaPagada>>[] = []
  const pagar = async (devuelve: boolean): Promise<void> => {
    const corrida = await crearCorrida(e.ctx(ana)).catch(() => null)
    if (!corrida) return
    await aprobarCorrida(e.ctx(eva), { id: corrida.id })
    await enviarCorrida(e.ctx(ana), { id: corrida.id })
    await concluirCorrida(e.ctx(eva), {
      id: corrida.id,
      referencia: 'TEF',
      devueltos: devuelve ? corrida.detalle.map(({ id }) => ({ abonoId: id, motivo: 'Cuenta cerrada' })) : [],
    })
  }
  for (const { que, cual } of historia) {
    const reserva = reservas[cual % Math.max(1, reservas.length)]
    if (que === 'vender') {
      const fecha = new Date(e.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
      reservas.push(
        await reservaPagada(
          e,
          await unaOferta(e, {
            anfitrionId,
            operadorNombre: 'Berta',
            operadorSlug: 'berta',
            fecha,
            politicaCancelacion: cual % 2 ? 'flexible' : 'estricta',
            precioPorPersona: 10_000 + 7 * cual,
          }),
        ),
      )
    }
    if (que === 'pasar') {
      e.avanzar((cual + 1) * 20 * 3600)
      await registrarAusencias(e.ctx())
      await e.settle()
      await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
    }
    if (que === 'cancelar' && reserva) await cancelar(e, reserva).catch(() => undefined)
    if (que === 'disputar' && reserva) {
      const [pago] = await leerPagos(e, reserva.id)
      const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! }).catch(() => null)
      if (disputa) await e.sandbox.closeDispute(disputa, cual % 2 ? 'won' : 'lost')
    }
    if (que === 'pagar' || que === 'devolver') await pagar(que === 'devolver')
    await e.settle()
    expect(await e.invariantes()).toEqual([])
  }
  // Looked at two hours later, when every line has had its time.
  e.avanzar(2 * 3600)
  expect(await e.invariantes()).toEqual([])
}
