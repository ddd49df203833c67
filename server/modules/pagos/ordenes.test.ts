import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import type { PspPago } from '#server/ports.ts'
import { bases } from '#server/testing/base.ts'
import {
  abrirPagina,
  borrarTablas,
  leerPagos,
  leerReserva,
  pagarEnPagina,
  reservar,
  saldoDe,
  unaEscena,
  unaOferta,
  vaciar,
  type Escena,
} from '#server/testing/escenas.ts'

setLog({ sink: () => undefined })

const TIPOS = [
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
]

interface Historia {
  e: Escena
  reservaId: string
  /** What the provider would have answered at the moment of each notice. */
  informes: PspPago[]
  /** Makes the provider answer this from now on; null for the truth. */
  responder(informe: PspPago | null): void
}

/** A card that has to be confirmed and is not, then one that is accepted: five notices, not yet received by anybody. */
async function unaHistoria(database: Opened<Database>): Promise<Historia> {
  await vaciar(database)
  const historia: { informe: PspPago | null } = { informe: null }
  const e = await unaEscena(database, {
    alterar: (ctx) => ({ ...ctx, psp: { ...ctx.psp, verPago: async (id) => historia.informe ?? ctx.psp.verPago(id) } }),
  })
  const reserva = await reservar(e, await unaOferta(e))
  const { id } = await abrirPagina(e, reserva)
  const informes: PspPago[] = []
  const paso = async (act: () => Promise<unknown>): Promise<void> => {
    await act()
    const { payment_intent: intento } = await e.comprador.checkout.sessions.retrieve(id)
    while (informes.length < e.avisos.length) informes.push(await e.psp.verPago(intento as string))
  }
  await paso(() => pagarEnPagina(e, id, '4000000000003220'))
  await paso(() =>
    e.sandbox.fetch(`http://sandbox/sandbox/stripe/pagar/${id}/verificacion`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'cancelar' }),
      redirect: 'manual',
    }),
  )
  await paso(() => pagarEnPagina(e, id))
  expect(e.avisos.map(({ cuerpo }) => (JSON.parse(cuerpo) as { type: string }).type)).toEqual(TIPOS)
  return { e, reservaId: reserva.id, informes, responder: (informe) => void (historia.informe = informe) }
}

/** Receives the notices in this order, each with what the provider knew when it sent it, and answers where everything stands. */
async function contar(
  { e, reservaId, informes, responder }: Historia,
  orden: number[],
  olvidar = false,
): Promise<string> {
  await deNuevo(e, reservaId)
  for (const i of orden) {
    if (olvidar)
      await e.db
        .updateTable('pagos')
        .set({ estado: 'creado', capturado: 0 })
        .where('reservaId', '=', reservaId)
        .where('reembolsado', '=', 0)
        .execute()
    responder(informes[i]!)
    await e.recibir(e.avisos[i]!)
    for (let tarea = e.tareas.shift(); tarea; tarea = e.tareas.shift()) await e.trabajar(tarea)
  }
  responder(null)
  const { estado, estadoPago, estadoLiquidacion } = await leerReserva(e, reservaId)
  const pagos = (await leerPagos(e, reservaId)).map((p) => [p.estado, p.capturado, p.reembolsado, p.marca, p.ultimos4])
  const correos = (
    await e.db.selectFrom('correos').select('clave').where('clave', 'not like', 'retencion%').orderBy('clave').execute()
  ).map(({ clave }) => clave.split(':')[0])
  const libro = [
    await saldoDe(e, 'psp'),
    await saldoDe(e, 'operadores'),
    await saldoDe(e, 'suspenso'),
    await saldoDe(e, 'reembolsos'),
  ]
  return JSON.stringify({ estado, estadoPago, estadoLiquidacion, pagos, correos, libro, roto: await e.invariantes() })
}

/** As it was before the first notice. */
async function deNuevo(e: Escena, id: string): Promise<void> {
  await borrarTablas(e.database, ['movimientos', 'apuntes', 'correos', 'eventos_psp', 'reembolsos'])
  await e.db
    .updateTable('reservas')
    .set({ estado: 'pendiente', estadoPago: 'sin_pago', estadoLiquidacion: null, confirmadaEn: null })
    .where('id', '=', id)
    .execute()
  await e.db
    .updateTable('pagos')
    .set({
      estado: 'creado',
      capturado: 0,
      capturadoEn: null,
      pspIntento: null,
      marca: null,
      ultimos4: null,
      motivo: null,
    })
    .where('reservaId', '=', id)
    .execute()
}

function ordenesDe(cosas: number[]): number[][] {
  return cosas.length <= 1
    ? [cosas]
    : cosas.flatMap((cosa) => ordenesDe(cosas.filter((otra) => otra !== cosa)).map((resto) => [cosa, ...resto]))
}

/** One to three deliveries of each, spread over the order so that some come again after later ones. */
function repetir(orden: number[], n: number): number[] {
  const segunda = orden.filter((cosa) => (n + cosa) % 3 >= 1)
  const tercera = orden.filter((cosa) => (n + cosa) % 3 === 2)
  return n % 2 === 0
    ? [...orden, ...segunda, ...tercera]
    : orden.flatMap((cosa) => [
        cosa,
        ...(segunda.includes(cosa) ? [cosa] : []),
        ...(tercera.includes(cosa) ? [cosa] : []),
      ])
}

const TODOS = [0, 1, 2, 3, 4]
const FINAL = {
  estado: 'confirmada',
  estadoPago: 'pagado',
  estadoLiquidacion: 'retenida',
  pagos: [['exitoso', 40_000, 0, 'visa', '4242']],
  correos: ['confirmacion'],
  libro: [40_000, -34_288, 0, 0],
  roto: [],
}

describe.each(bases())('P4 ($nombre)', ({ nombre, abrir }) => {
  let database: Opened<Database>
  let historia: Historia
  beforeAll(async () => {
    database = await abrir()
    historia = await unaHistoria(database)
  })
  afterAll(() => database?.close())

  it('ends in one state whatever the order of five notices, each received one to three times', async () => {
    const ordenes = ordenesDe(TODOS)
    expect(ordenes).toHaveLength(120)
    const finales = new Set<string>()
    for (const [n, orden] of ordenes.entries()) finales.add(await contar(historia, repetir(orden, n)))
    expect([...finales].map((final) => JSON.parse(final) as object)).toEqual([FINAL])
  }, 120_000)

  it('ends in the same state when any one of them is lost', async () => {
    const finales = new Set<string>()
    for (const perdido of TODOS) {
      const ordenes = ordenesDe(TODOS.filter((i) => i !== perdido))
      for (const orden of nombre === 'PGlite' ? ordenes : ordenes.slice(0, 6))
        finales.add(await contar(historia, orden))
    }
    expect([...finales].map((final) => JSON.parse(final) as object)).toEqual([FINAL])
  }, 120_000)

  it.runIf(nombre === 'PGlite')('would not, if an attempt took every report for its newest', async () => {
    const finales = async (olvidar: boolean) =>
      new Set([await contar(historia, [1, 2], olvidar), await contar(historia, [2, 1], olvidar)])
    expect((await finales(false)).size).toBe(1)
    expect((await finales(true)).size).toBe(2)
  })
})
