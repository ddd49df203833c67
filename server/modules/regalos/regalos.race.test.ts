import { expect, it } from 'vitest'
import type { Tx } from '#server/ctx.ts'
import { aplicarRegalo } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CODIGO_DE_REGALO, unRegalo } from '#server/testing/datos.ts'
import { reservar, saldoDe, unaOferta, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { findRegalo, ponerUso } from './regalos.db.ts'
import { disponibleDe } from './regalos.json.ts'

setLog({ sink: () => undefined })

const COMPRADORAS = 6

async function reservas(e: Escena) {
  const oferta = await unaOferta(e, { fecha: '2026-12-20', cupos: 50, precioPorPersona: 20_000 })
  return Promise.all(Array.from({ length: COMPRADORAS }, () => reservar(e, oferta, { participantes: { adulto: 1 } })))
}

const codigoDe = (ronda: number): string => CODIGO_DE_REGALO.replace(/.$/, String(2 + ronda))

enCadaBase(
  'regalos, a la vez',
  (escena, base) => {
    it('are never spent beyond what they are worth, however many bookings use one at once', async () => {
      const e = escena()
      for (let ronda = 0; ronda < 6; ronda++) {
        const { id } = await unRegalo(e.db, { codigo: codigoDe(ronda) })
        const propias = await reservas(e)
        const fines = await Promise.allSettled(
          propias.map((r) => aplicarRegalo(e.ctx(unInvitado(r)), { id: r.id, codigo: codigoDe(ronda) })),
        )
        const pagado = fines.flatMap((fin) => (fin.status === 'fulfilled' ? [fin.value.regalo] : []))
        // 50.000 pay two bookings of 20.000 and a half of a third one.
        expect(pagado.toSorted((a, b) => a - b)).toEqual([10_000, 20_000, 20_000])
        const regalo = (await findRegalo(e.db, id, e.clock.now))!
        expect([regalo.gastado, regalo.retenido, disponibleDe(regalo)]).toEqual([40_000, 10_000, 0])
      }
      expect(await saldoDe(e, 'regalos')).toBe(-6 * 10_000)
    })

    // Chance decides whether they meet: what a control shows, it need show once.
    it('would be, without the lock on the card', { retry: 5 }, async () => {
      const e = escena()
      const { id } = await unRegalo(e.db)
      const propias = await reservas(e)
      const sinCandado = async (tx: Tx, reservaId: string): Promise<void> => {
        const regalo = (await findRegalo(tx, id, e.clock.now))!
        if (disponibleDe(regalo) >= 20_000)
          await ponerUso(tx, { reservaId, regaloId: id, monto: 20_000, createdAt: e.clock.now })
      }
      await Promise.all(propias.map((r) => base().transaction((tx) => sinCandado(tx, r.id))))
      const { retenido } = (await findRegalo(e.db, id, e.clock.now))!
      expect(retenido).toBeGreaterThan(50_000)
    })
  },
  { solo: 'PostgreSQL' },
)
