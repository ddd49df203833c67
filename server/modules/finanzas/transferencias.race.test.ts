import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { aprobarCorrida, concluirCorrida, crearCorrida, enviarCorrida } from '#server/modules/liquidaciones/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { bases } from '#server/testing/base.ts'
import { cancelar, reservaPagada, saldoDe, unaEscena, unaOferta, vaciar } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { pedirTransferencia } from './index.ts'

setLog({ sink: () => undefined })

const codigoDe = (error: unknown): string =>
  error instanceof Refusal ? error.code : `bug: ${(error as Error).message}`
const veces = <T>(n: number, act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, act))

describe.each(bases().filter(({ nombre }) => nombre === 'PostgreSQL'))(
  'refunds by transfer at once ($nombre)',
  ({ abrir }) => {
    let database: Opened<Database>
    beforeAll(async () => {
      database = await abrir()
    })
    afterAll(() => database?.close())

    it('asked for, gathered, sent and closed eight times at once, three debts are paid once each', async () => {
      await vaciar(database)
      const e = await unaEscena(database)
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      for (let i = 0; i < 3; i++) {
        const reserva = await reservaPagada(e, await unaOferta(e))
        await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
        await cancelar(e, reserva)
        await e.settle()
      }
      const deudas = await e.db.selectFrom('transferencias').select('id').execute()
      const cuenta = {
        titular: 'Ana Rojas',
        rut: '12345678-5',
        banco: 'Bci',
        tipoCuenta: 'corriente',
        numeroCuenta: '12345678',
        motivo: 'La tarjeta se cerró',
      } as const
      for (const { id } of deudas) {
        const pedidas = await veces(8, () =>
          pedirTransferencia(e.ctx(ana), { id, ...cuenta }).then(({ estado }) => estado, codigoDe),
        )
        expect(pedidas.filter((each) => each !== 'transicion-no-permitida')).toEqual(['aprobada'])
      }
      const creadas = await veces(8, () =>
        crearCorrida(e.ctx(ana), { clase: 'devoluciones' }).then(({ id }) => id, codigoDe),
      )
      const [id, ...otras] = creadas.filter((each) => each !== 'nada-que-pagar')
      expect(otras).toEqual([])
      await aprobarCorrida(e.ctx(eva), { id: id! })
      const unaSola = async (act: () => Promise<{ estado: string }>) =>
        (await veces(8, () => act().then(({ estado }) => estado, codigoDe))).filter(
          (each) => each !== 'transicion-no-permitida',
        )
      expect(await unaSola(() => enviarCorrida(e.ctx(ana), { id: id! }))).toEqual(['enviada'])
      expect(await unaSola(() => concluirCorrida(e.ctx(ana), { id: id!, referencia: 'TEF' }))).toEqual(['pagada'])
      expect([
        await saldoDe(e, 'banco'),
        await saldoDe(e, 'reembolsos_manuales'),
        await saldoDe(e, 'transferencias'),
      ]).toEqual([-120_000, 0, 0])
      expect(await e.db.selectFrom('abonos').select('id').where('estado', '=', 'pagado').execute()).toHaveLength(3)
      expect(await e.invariantes()).toEqual([])
    })
  },
)
