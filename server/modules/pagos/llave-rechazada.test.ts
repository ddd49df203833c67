import { expect, it } from 'vitest'
import { conciliar } from '#server/modules/reservas/index.ts'
import { atenderDiferencia } from '#server/modules/finanzas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { PspUnknownError } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  cancelar,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'

setLog({ sink: () => undefined })

const transferencias = async (e: Escena) => e.db.selectFrom('transferencias').select('estado').execute()
const casos = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select(['titulo', 'estado'])
      .where('tipo', '=', 'discrepancia')
      .orderBy('abiertoEn')
      .orderBy('estado')
      .execute()
  ).map(({ titulo, estado }) => `${titulo}, ${estado}`)
const diferencias = (e: Escena) =>
  e.db.selectFrom('diferencias').select(['id', 'de', 'tipo', 'intento', 'estado']).execute()

enCadaBase('a provider that does not take our key', (escena) => {
  it.each([
    ['llave_vencida', 'llave_rechazada'],
    ['llave_sin_permiso', 'llave_rechazada'],
    ['clave_reusada', 'clave_reusada'],
  ] as const)(
    'says nothing of the money (%s): the refund is tried again, and finanzas hears of it once',
    async (falla, tipo) => {
      const e = escena()
      const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
      await e.sandbox.fail('refunds.create', falla, 2)
      await cancelar(e, reserva)
      await e.settle()
      expect([await leerReembolsos(e, reserva.id), await transferencias(e)]).toMatchObject([
        [{ estado: 'desconocido', via: 'reversa' }],
        [],
      ])
      e.avanzar(11 * 60)
      await conciliar(e.ctx())
      await e.settle()
      expect((await leerReembolsos(e, reserva.id))[0]!.estado).toBe('desconocido')
      expect([await diferencias(e), await casos(e)]).toMatchObject([
        [{ de: 'llamada', tipo, intento: 'reembolsar', estado: 'abierta' }],
        ['El medio de pago no acepta nuestras llamadas, abierto'],
      ])
      e.avanzar(11 * 60)
      await conciliar(e.ctx())
      await e.settle()
      expect([await leerReembolsos(e, reserva.id), await transferencias(e)]).toMatchObject([[{ estado: 'hecho' }], []])
      expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
      expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await saldoDe(e, 'reembolsos_manuales')]).toEqual([0, 0, 0])
    },
  )

  it('is a new case where it happens again after somebody closed the first', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const fallar = async () => {
      await e.sandbox.fail('refunds.create', 'llave_vencida')
      await expect(
        e.ctx().psp.reembolsar({ reembolsoId: crypto.randomUUID(), intento: 'pi_x', monto: 1 }),
      ).rejects.toThrow(PspUnknownError)
      await e.settle()
    }
    await fallar()
    const [una] = await diferencias(e)
    await atenderDiferencia(e.ctx(ana), { id: una!.id, accion: 'resolver', nota: 'Llave nueva puesta' })
    await fallar()
    expect([await diferencias(e), (await casos(e)).toSorted()]).toMatchObject([
      [{ estado: 'abierta' }],
      [
        'El medio de pago no acepta nuestras llamadas, abierto',
        'El medio de pago no acepta nuestras llamadas, resuelto',
      ],
    ])
  })

  it.each([
    [
      'payment_intents.create',
      (e: Escena) =>
        e.ctx().psp.crearIntento({
          pagoId: crypto.randomUUID(),
          reservaId: 'r',
          monto: 1_000,
          descripcion: 'x',
          email: 'a@ejemplo.cl',
        }),
    ],
    [
      'checkout.sessions.create',
      (e: Escena) =>
        e.ctx().psp.crearSesion({
          pagoId: crypto.randomUUID(),
          reservaId: 'r',
          monto: 1_000,
          descripcion: 'x',
          email: 'a@ejemplo.cl',
          urlExito: 'https://ejemplo.cl',
          urlVolver: 'https://ejemplo.cl',
        }),
    ],
    ['checkout.sessions.expire', (e: Escena) => e.ctx().psp.cerrarSesion('cs_x')],
    ['payment_intents.cancel', (e: Escena) => e.ctx().psp.cerrarIntento('pi_x')],
    [
      'payment_intents.confirm',
      (e: Escena) =>
        e.ctx().psp.cobrarGuardada({
          cobroId: 'c',
          cliente: 'cus_x',
          tarjeta: 'pm_x',
          monto: 1_000,
          descripcion: 'x',
          pspIntento: 'pi_x',
          intento: 0,
        }),
    ],
    ['payment_intents.retrieve', (e: Escena) => e.ctx().psp.verPago('pi_x')],
  ])('leaves the outcome of %s unknown', async (operacion, llamar) => {
    const e = escena()
    for (const falla of ['llave_vencida', 'llave_sin_permiso', 'clave_reusada'] as const) {
      await e.sandbox.fail(operacion, falla)
      await expect(llamar(e)).rejects.toThrow(PspUnknownError)
    }
    await e.settle()
    expect(await casos(e)).toHaveLength(2)
  })
})
