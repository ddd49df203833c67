import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { PspRefusedError, PspUnknownError } from '#server/ports.ts'
import { Refusal } from '#server/refusal.ts'
import { bases } from '#server/testing/base.ts'
import { cifra } from '#server/testing/cifras.ts'
import { faltasDeDinero } from '#server/testing/dinero.ts'
import {
  abrirPagina,
  abrirTarjeta,
  cancelar,
  pagarEnPagina,
  pasarTarjeta,
  reservar,
  unaEscena,
  unaOferta,
  vaciar,
  type Escena,
  type Opciones,
} from '#server/testing/escenas.ts'

setLog({ sink: () => undefined })

const FALLAS = ['timeout_tras_efecto', 'error_500', 'corte', 'demora_30s', 'monto_distinto'] as const
const OPERACIONES = [
  'payment_intents.create',
  'payment_intents.confirm',
  'payment_intents.retrieve',
  'payment_intents.cancel',
  'refunds.create',
  'checkout.sessions.create',
  'checkout.sessions.expire',
]
/** A stall of 30 s and a patience of 4.5 s, both at a fortieth. */
const LENTO = { stallMs: 250, timeoutMs: 200 }
const SEPARACION_S = 40

/** Each payment meets one fault; every third buyer cancels, and every fourth pays on the hosted page. */
async function unPago(e: Escena, reserva: Reserva, n: number): Promise<void> {
  const falla = FALLAS[n % FALLAS.length]!
  const operacion = OPERACIONES[Math.floor(n / FALLAS.length) % OPERACIONES.length]!
  if (falla !== 'monto_distinto' || /create|confirm/.test(operacion)) await e.sandbox.fail(operacion, falla)
  const pagina = n % 4 === 3
  const forma = (): Promise<{ id: string }> => (pagina ? abrirPagina(e, reserva) : abrirTarjeta(e, reserva))
  // The buyer presses again after a refusal, as people do.
  const abierta = (await oNo(forma())) ?? (await oNo(forma()))
  if (abierta && pagina) await pagarEnPagina(e, abierta.id)
  if (abierta && !pagina)
    for (let intento = 0; intento < 2; intento++) await pasarTarjeta(e, abierta.id).catch(() => undefined)
  // A third of the notices are lost.
  if (n % 3 === 1) e.avisos.length = 0
  await e.settle()
  if (n % 3 === 0) await oNo(cancelar(e, reserva))
  await e.settle()
  await e.db.deleteFrom('sandboxFallas').execute()
  e.avanzar(SEPARACION_S)
}

async function oNo<T>(act: Promise<T>): Promise<T | undefined> {
  try {
    return await act
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What is wrong after so many payments and one pass of the reconciler. */
async function correr(database: Opened<Database>, cuantos: number, opciones: Opciones = {}): Promise<string[]> {
  await vaciar(database)
  const e = await unaEscena(database, { ...LENTO, ...opciones })
  const oferta = await unaOferta(e, { cupos: 1000, fecha: '2026-12-10' })
  const reservas: Reserva[] = []
  for (let n = 0; n < cuantos; n++) {
    const reserva = await reservar(e, oferta)
    reservas.push(reserva)
    await unPago(e, reserva, n)
  }
  e.avanzar(20 * 60)
  await e.trabajar({ job: 'reservas.vencer', data: {} })
  await e.trabajar({ job: 'reservas.conciliar', data: { todo: true } })
  await e.settle()
  return faltasDeDinero(e, reservas)
}

describe.each(bases())('F2 ($nombre)', ({ nombre, abrir }) => {
  const PAGOS = nombre === 'PostgreSQL' ? 200 : cifra('FALLAS_PAGOS', 30, 200)
  let database: Opened<Database>
  beforeAll(async () => {
    database = await abrir()
  })
  afterAll(() => database?.close())

  it(
    'charges nobody twice and leaves no money without a booking after one pass, in payments that each meet a fault',
    async () => {
      expect(await correr(database, PAGOS)).toEqual([])
    },
    180_000 + PAGOS * 1_000,
  )

  it.runIf(nombre === 'PGlite')(
    'would, if an unanswered refund were taken for a refused one',
    async () => {
      const faltas = await correr(database, 40, {
        alterar: (ctx) => ({
          ...ctx,
          psp: {
            ...ctx.psp,
            reembolsar: (r) =>
              ctx.psp.reembolsar(r).catch((error: unknown) => {
                throw error instanceof PspUnknownError ? new PspRefusedError('no') : error
              }),
          },
        }),
      })
      expect(faltas).not.toEqual([])
    },
    60_000,
  )
})
