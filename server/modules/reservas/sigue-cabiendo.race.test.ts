import { expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import {
  abrirTarjeta,
  leerReserva,
  pasarTarjeta,
  reservar,
  unaEscena,
  unInvitado,
  vaciar,
} from '#server/testing/escenas.ts'
import { unBote } from '#server/testing/un-bote.ts'
import { crearReserva } from './crear-reserva.ts'
import { revisarPago } from './pagar.ts'

setLog({ sink: () => undefined })

const postgres = conPostgres()
const RONDAS = 20

/** One boat: its holder's money arrives by a clock that is behind, while somebody else takes it by one that is ahead. */
async function ronda(database: Opened<Database>, primero: 'dinero' | 'comprador') {
  await vaciar(database)
  const e = await unaEscena(database)
  const { una, otra } = await unBote(e)
  const reserva = await reservar(e, una)
  await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
  e.avisos.length = 0
  const fin = (await leerReserva(e, reserva.id)).ocupaHasta.getTime()
  const contacto = { nombre: 'Ana Rojas', email: 'otra@ejemplo.cl', telefono: '+56912345678' }
  const cobrar = () =>
    revisarPago(e.ctx(unInvitado(reserva), { now: new Date(fin - 1000) }), { id: reserva.id }).then(() => undefined)
  const comprar = () =>
    crearReserva(e.ctx(undefined, { now: new Date(fin + 1000) }), {
      experienciaId: otra.experiencia.id,
      salidaId: otra.salida.id,
      participantes: { adulto: 2 },
      contacto,
    }).then(
      () => 'vendida',
      (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
    )
  const [venta] =
    primero === 'dinero'
      ? await Promise.all([cobrar(), comprar()]).then(([, v]) => [v])
      : await Promise.all([comprar(), cobrar()])
  e.clock.now = new Date(fin + 2000)
  await e.settle()
  return {
    final: `${(await leerReserva(e, reserva.id)).estado}, ${venta}`,
    faltas: await e.invariantes(),
    fallidas: e.fallidas,
  }
}

it('sells one boat once when the money of its hold arrives while another buyer takes it', async () => {
  const database = await abrirPostgres(postgres.url)
  const finales = new Set<string>()
  for (let n = 0; n < RONDAS; n++) {
    const { final, faltas, fallidas } = await ronda(database, n % 2 ? 'dinero' : 'comprador')
    finales.add(final)
    expect([faltas, fallidas]).toEqual([[], []])
  }
  await database.close()
  process.stdout.write(`  ${[...finales].join(' · ')}\n`)
  expect([...finales].filter((final) => !['confirmada, sin-cupos', 'expirada, vendida'].includes(final))).toEqual([])
}, 120_000)
