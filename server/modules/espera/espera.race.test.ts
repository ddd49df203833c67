import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Tx } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEspera, unaReserva, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  pasarTarjeta,
  reservaPagada,
  reservar,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { sumPlazasOcupadas } from '#server/modules/reservas/index.ts'
import { takePrimeraQueCabe } from '#server/modules/filas/index.ts'
import { esperaJobs } from './index.ts'

setLog({ sink: () => undefined })

const RONDAS = 10

async function unLugarLibre(e: Escena, cupos: number, esperan: number) {
  const oferta = await unaOferta(e, { cupos, fecha: '2026-12-01' })
  const reserva = await reservaPagada(e, oferta, { participantes: { adulto: cupos } })
  for (let i = 0; i < esperan; i++) await unaEspera(e.db, oferta.salida)
  await cancelar(e, reserva)
  return oferta
}

const ocupadas = async (e: Escena, salidaId: string): Promise<number> =>
  e.database.transaction((tx) => sumPlazasOcupadas(tx, salidaId, e.clock.now))
const ofertas = (e: Escena, salidaId: string) =>
  e.db
    .selectFrom('esperas')
    .select('reservaId')
    .where('salidaId', '=', salidaId)
    .where('estado', '=', 'ofrecida')
    .execute()

enCadaBase(
  'lista de espera, a la vez',
  (escena) => {
    it('offers one place to one of two who wait for it, however many workers look', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { salida } = await unLugarLibre(e, 1, 2)
        await Promise.all(
          Array.from({ length: 6 }, () => esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })),
        )
        expect(await ofertas(e, salida.id)).toHaveLength(1)
        expect(await ocupadas(e, salida.id)).toBe(1)
      }
    })

    it('gives what came free to those in line, however many on the site try to buy it meanwhile', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const oferta = await unLugarLibre(e, 3, 4)
        const compras = Array.from({ length: 5 }, () => reservar(e, oferta, { participantes: { adulto: 1 } }))
        const fines = await Promise.allSettled([
          ...compras,
          ...Array.from({ length: 3 }, () => esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })),
        ])
        const refusals = fines
          .slice(0, 5)
          .map((fin) => (fin.status === 'rejected' ? (fin.reason as { code?: string }).code : 'sold'))
        expect(refusals).toEqual(['sin-cupos', 'sin-cupos', 'sin-cupos', 'sin-cupos', 'sin-cupos'])
        expect(await ofertas(e, oferta.salida.id)).toHaveLength(3)
        expect(await ocupadas(e, oferta.salida.id)).toBe(3)
      }
    })

    it('lets two who stand in line buy their places, with the offers on their way and strangers who come at once, and no place twice', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const oferta = await unLugarLibre(e, 4, 0)
        const [ana, berta] = [await unUsuario(e.db), await unUsuario(e.db)]
        for (const { id, email } of [ana, berta])
          await unaEspera(e.db, oferta.salida, { usuarioId: id, contactoEmail: email, plazas: 2 })
        const suyas = [ana, berta].map(({ id, email }) =>
          reservar(e, oferta, {
            actor: {
              tipo: 'sesion',
              contexto: 'cliente',
              usuarioId: id,
              sesionId: 's',
              anfitrionId: null,
              proveedor: null,
              empresa: null,
              rolesAdmin: [],
            },
            email,
            participantes: { adulto: 2 },
          }),
        )
        const ajenas = Array.from({ length: 3 }, () => reservar(e, oferta, { participantes: { adulto: 1 } }))
        const fines = await Promise.allSettled([
          ...suyas,
          ...ajenas,
          ...Array.from({ length: 2 }, () => esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })),
        ])
        expect(
          fines.map((fin) =>
            fin.status === 'rejected' ? ((fin.reason as { code?: string }).code ?? String(fin.reason)) : 'done',
          ),
        ).toEqual(['done', 'done', 'sin-cupos', 'sin-cupos', 'sin-cupos', 'done', 'done'])
        await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })
        expect(await ocupadas(e, oferta.salida.id)).toBe(4)
        const fila = await e.db
          .selectFrom('esperas as w')
          .innerJoin('reservas as r', 'r.id', 'w.reservaId')
          .select(['w.porSuCuenta', 'r.estado', 'r.usuarioId'])
          .where('w.salidaId', '=', oferta.salida.id)
          .orderBy('w.enFilaDesde')
          .execute()
        expect(fila).toEqual([ana, berta].map(({ id }) => ({ porSuCuenta: true, estado: 'pendiente', usuarioId: id })))
      }
    })

    it('takes one payment for one offer, whoever of two opened its link', async () => {
      const e = escena()
      const { salida } = await unLugarLibre(e, 1, 1)
      await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
      const [{ reservaId } = { reservaId: null }] = await ofertas(e, salida.id)
      const intentos = await Promise.allSettled([1, 2].map(() => abrirTarjeta(e, { id: reservaId! } as never)))
      const ids = intentos.flatMap((fin) => (fin.status === 'fulfilled' ? [fin.value.id] : []))
      await Promise.all(ids.map((id) => pasarTarjeta(e, id)))
      await e.settle()
      expect(
        await e.db
          .selectFrom('pagos')
          .select('capturado')
          .where('reservaId', '=', reservaId!)
          .where('estado', '=', 'exitoso')
          .execute(),
      ).toEqual([{ capturado: 20_000 }])
    })
  },
  { solo: 'PostgreSQL' },
)

enCadaBase(
  'the control: what the lock is for',
  (escena, base) => {
    // Chance decides whether they meet: what a control shows, it need show once.
    it('offers one place twice without it', { retry: 5 }, async () => {
      const e = escena()
      await sql`alter table reservas disable trigger reservas_caben`.execute(e.db)
      try {
        const { salida } = await unLugarLibre(e, 1, 2)
        const sinCandado = async (tx: Tx): Promise<void> => {
          const libres = 1 - (await sumPlazasOcupadas(tx, salida.id, e.clock.now))
          const primera = libres > 0 ? await takePrimeraQueCabe(tx, salida.id, libres) : undefined
          if (primera)
            await unaReserva(tx, salida, { estado: 'pendiente', estadoPago: 'sin_pago', plazas: 1, total: 20_000 })
        }
        await Promise.all(Array.from({ length: 8 }, () => base().transaction(sinCandado)))
        const vendidas = await ocupadas(e, salida.id)
        await e.db.updateTable('reservas').set({ estado: 'expirada' }).where('estado', '=', 'pendiente').execute()
        expect(vendidas).toBeGreaterThan(1)
      } finally {
        await sql`alter table reservas enable trigger reservas_caben`.execute(e.db)
      }
    })
  },
  { solo: 'PostgreSQL' },
)
