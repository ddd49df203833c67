import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaSalida } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { aplicarCobro } from './cobros.ts'

setLog({ sink: () => undefined })

const RONDAS = 12

enCadaBase(
  'cambio de fecha, a la vez',
  (escena) => {
    it('gives the last places to one: of two who move there, and of one who moves and one who buys', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const oferta = await unaOferta(e, { fecha: '2026-12-01', cupos: 8 })
        const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos: 2 })
        const [ana, berta] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
        const mover = (reserva: typeof ana) =>
          cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: otra.id, diferencia: 0 })
        const segundo =
          ronda % 2 ? () => mover(berta) : () => reservar(e, { experiencia: oferta.experiencia, salida: otra })
        const fines = await Promise.allSettled([mover(ana), segundo()])
        const codigos = fines
          .map((fin) => (fin.status === 'rejected' ? (fin.reason as { code: string }).code : 'bien'))
          .toSorted()
        expect(codigos).toEqual(['bien', 'sin-cupos'])
        const enOtra = await e.db.selectFrom('reservas').select('plazas').where('salidaId', '=', otra.id).execute()
        expect(enOtra.map(({ plazas }) => plazas)).toEqual([2])
        for (const { id } of [ana, berta]) expect((await leerReserva(e, id)).estado).toBe('confirmada')
      }
    })

    it('moves once when the same booking is sent to two dates at once', async () => {
      const e = escena()
      const oferta = await unaOferta(e, { fecha: '2026-12-01' })
      const reserva = await reservaPagada(e, oferta)
      const otras = [
        await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03' }),
        await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-04' }),
      ]
      await Promise.allSettled(
        [...otras, ...otras].map(({ id }) =>
          cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: id, diferencia: 0 }),
        ),
      )
      const { cambios, salidaId } = await leerReserva(e, reserva.id)
      expect(cambios).toBeGreaterThan(0)
      expect(otras.map(({ id }) => id)).toContain(salidaId)
      expect(await e.db.selectFrom('reservas').select('id').where('usuarioId', 'is', null).execute()).toHaveLength(1)
    })

    it('of a difference that is paid and the booking that is cancelled at once, none is lost: it moves and all goes back, or it does not and the difference goes back', async () => {
      const e = escena()
      const vistos = new Set<string>()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const oferta = await unaOferta(e, { fecha: '2026-12-01' })
        const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos: 2 })
        const reserva = await reservaPagada(e, oferta)
        await e.db
          .updateTable('tarifas')
          .set({ precio: 25_000 })
          .where('opcionId', '=', oferta.experiencia.opcionId)
          .execute()
        const retencion = await cambiarFecha(e.ctx(unInvitado(reserva)), {
          id: reserva.id,
          salidaNuevaId: otra.id,
          diferencia: 10_000,
        })
        await pasarTarjeta(e, (await abrirTarjeta(e, retencion)).id)
        const pago = (await leerPagos(e, retencion.id))[0]!
        const informe = await e.psp.verPago(pago.pspIntento!)
        const cobrar = () => aplicarCobro(e.ctx(), pago, informe)
        const actos = [cobrar, cobrar, () => cancelar(e, reserva)]
        const fines = await Promise.allSettled((ronda % 2 ? actos.toReversed() : actos).map((act) => act()))
        expect(fines.filter(({ status }) => status === 'rejected')).toEqual([])
        await e.settle()
        const final = await leerReserva(e, reserva.id)
        expect(final).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
        const devuelto = [...(await leerReembolsos(e, reserva.id)), ...(await leerReembolsos(e, retencion.id))]
        expect(devuelto.map(({ monto }) => monto).toSorted()).toEqual([10_000, 40_000])
        vistos.add(final.salidaId === otra.id ? 'movida' : 'igual')
      }
      expect(await saldoDe(e, 'psp')).toBe(0)
      expect(vistos.size).toBeGreaterThan(0)
    })

    it('gives the held places of a dearer date to nobody else until it is paid', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const oferta = await unaOferta(e, { fecha: '2026-12-01' })
        const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos: 2 })
        const reserva = await reservaPagada(e, oferta)
        await e.db
          .updateTable('tarifas')
          .set({ precio: 25_000 })
          .where('opcionId', '=', oferta.experiencia.opcionId)
          .execute()
        const retencion = await cambiarFecha(e.ctx(unInvitado(reserva)), {
          id: reserva.id,
          salidaNuevaId: otra.id,
          diferencia: 10_000,
        })
        await pasarTarjeta(e, (await abrirTarjeta(e, retencion)).id)
        const ajena = reservar(e, { experiencia: oferta.experiencia, salida: otra }).then(
          () => 'vendida',
          (error: { code: string }) => error.code,
        )
        const [, venta] = await Promise.all([e.settle(), ajena])
        expect(venta).toBe('sin-cupos')
        expect((await leerReserva(e, reserva.id)).salidaId).toBe(otra.id)
      }
    })
  },
  { solo: 'PostgreSQL' },
)
