import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusOf } from '#contract/errors.ts'
import { codeOfDatabase } from '#server/database-failure.ts'
import type { Database } from '#server/db/schema.ts'
import { recibirEvento } from '#server/modules/pagos/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { Refusal } from '#server/refusal.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import {
  leerPagos,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  unaEscena,
  unaOferta,
  unInvitado,
  vaciar,
} from '#server/testing/escenas.ts'
import { crearIntentoDePago, crearReserva } from './index.ts'

/** docs/nunca.md 11. */
const postgres = conPostgres()
const HORA_MS = 3_600_000
const codigoDe = (error: unknown) => (error instanceof Refusal ? error.code : codeOfDatabase(error))
const CUPOS = 20
const COMPRADORES = 45

describe('F6: clocks that are an hour off', () => {
  let database: Opened<Database>
  beforeAll(async () => {
    database = await abrirPostgres(postgres.url)
  })
  afterAll(() => database?.close())

  it(`of three processes, ${COMPRADORES} buyers and ${CUPOS} places: each pays for a booking or gets all of it back, and no place is sold twice`, async () => {
    await vaciar(database)
    const e = await unaEscena(database)
    const { experiencia, salida } = await unaOferta(e, { cupos: CUPOS })
    const hora = (quien: number) => new Date(e.clock.now.getTime() + ((quien % 3) - 1) * HORA_MS)
    const contacto = (quien: number) => ({
      nombre: 'Ana Rojas',
      email: `reloj${quien}@ejemplo.cl`,
      telefono: '+56912345678',
    })
    const intentos = await Promise.allSettled(
      Array.from({ length: COMPRADORES }, async (_, quien) => {
        const reserva = await crearReserva(e.ctx(undefined, { now: hora(quien) }), {
          experienciaId: experiencia.id,
          salidaId: salida.id,
          participantes: { adulto: 1 },
          contacto: contacto(quien),
        })
        return { reserva, quien }
      }),
    )
    const negados = intentos.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason as unknown] : []))
    const impagos: unknown[] = []
    const tomadas = intentos.flatMap((uno) => (uno.status === 'fulfilled' ? [uno.value] : []))
    expect(tomadas.length).toBeGreaterThanOrEqual(CUPOS)
    for (const { reserva, quien } of tomadas) {
      const intento = await crearIntentoDePago(e.ctx(unInvitado(reserva), { now: hora(quien) }), {
        reservaId: reserva.id,
      }).catch((error: unknown) => void impagos.push(error))
      if (intento) await pasarTarjeta(e, intento.id)
    }
    expect(
      [...negados, ...impagos]
        .map(codigoDe)
        .filter((code) => code === undefined || ![409, 429, 503].includes(statusOf(code))),
    ).toEqual([])
    // A notice that a clock holds for old, or for coming, is not believed; it is sent again, and looked up.
    const [{ cuerpo, firma } = { cuerpo: '', firma: '' }] = e.avisos
    for (const fuera of [-HORA_MS, HORA_MS])
      await expect(
        recibirEvento(e.ctx(undefined, { now: new Date(e.clock.now.getTime() + fuera) }), cuerpo, firma),
      ).rejects.toMatchObject({ code: 'firma-invalida' })
    await e.settle()
    const finales = await Promise.all(
      tomadas.map(async ({ reserva: { id } }) => ({
        estado: (await leerReserva(e, id)).estado,
        cobrado: (await leerPagos(e, id)).reduce((suma, { capturado }) => suma + capturado, 0),
        devuelto: (await leerReembolsos(e, id))
          .filter(({ estado }) => estado === 'hecho')
          .reduce((suma, { monto }) => suma + monto, 0),
      })),
    )
    const vendidas = finales.filter(({ estado }) => estado === 'confirmada')
    process.stdout.write(
      `  F6: ${tomadas.length} holds by three clocks, ${impagos.length} of them refused when they paid, ${vendidas.length} booked, ${finales.filter(({ devuelto }) => devuelto > 0).length} given back\n`,
    )
    expect(vendidas.length).toBeLessThanOrEqual(CUPOS)
    expect(vendidas.length).toBeGreaterThan(0)
    expect(
      finales.filter(({ estado, cobrado, devuelto }) =>
        estado === 'confirmada' ? cobrado === 0 || devuelto > 0 : cobrado !== devuelto,
      ),
    ).toEqual([])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })
})
