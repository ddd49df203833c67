import fc from 'fast-check'
import { motivoParaNoFijarCupos } from '#domain/disponibilidad/cupos.ts'
import { TRANSICIONES_RESERVA } from '#domain/reservas/estados.ts'
import type { EstadoReserva, Reserva } from '#contract/reservas.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import {
  aceptarReserva,
  cancelarReserva,
  conciliar,
  extenderReserva,
  rechazarReserva,
  vencerReservas,
} from '#server/modules/reservas/index.ts'
import { Refusal } from '#server/refusal.ts'
import {
  abrirPagina,
  abrirTarjeta,
  pagarEnPagina,
  pasarTarjeta,
  reservar,
  unaOferta,
  unInvitado,
  type Escena,
} from './escenas.ts'

/** What the model knows by itself: what it asked for, and what the provider's client saw. */
export interface Modelo {
  cupos: number[]
  pedidas: { id: string; salida: number; plazas: number; vista: EstadoReserva }[]
}

export interface Mundo {
  escena: Escena
  ofertas: Awaited<ReturnType<typeof unaOferta>>[]
  reservas: Reserva[]
  /** Everything that was ever handed out to pay with, still good or not. */
  formas: { intento?: string; sesion?: string }[]
  achicarSinPreguntar: boolean
}

type Comando = fc.AsyncCommand<Modelo, Mundo>

const DIAS_ANTES = '2026-11-28'

export async function unMundo(escena: Escena, achicarSinPreguntar = false): Promise<{ model: Modelo; real: Mundo }> {
  const ofertas = [
    await unaOferta(escena, { cupos: 6, fecha: DIAS_ANTES }),
    await unaOferta(escena, { cupos: 5, fecha: DIAS_ANTES, confirmacion: 'solicitud' }),
  ]
  return {
    model: { cupos: [6, 5], pedidas: [] },
    real: { escena, ofertas, reservas: [], formas: [], achicarSinPreguntar },
  }
}

/** A command of one line: what it does, then what must hold after any command. */
function comando(nombre: string, act: (m: Modelo, w: Mundo) => Promise<unknown>): Comando {
  return {
    check: () => true,
    async run(m, w) {
      await act(m, w)
      await comprobar(m, w)
    },
    toString: () => nombre,
  }
}

const RECHAZOS_DE_LA_BASE = new Set(['reservas_caben', 'reservas_alcanzan'])

/** A refusal is an answer; anything else is a bug, as it would be for a person. */
async function oNo<T>(act: Promise<T>): Promise<T | string> {
  try {
    return await act
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (RECHAZOS_DE_LA_BASE.has((error as { constraint?: string }).constraint ?? '')) return 'sin-cupos'
    throw error
  }
}

// The newest ones are the liveliest.
const elegir = <T>(lista: readonly T[], n: number): T | undefined =>
  lista.length === 0 ? undefined : lista[lista.length - 1 - (n % Math.min(lista.length, 4))]

const N = fc.nat({ max: 99 })
const veces = (n: number, arbitrario: fc.Arbitrary<Comando>): fc.Arbitrary<Comando>[] =>
  Array.from({ length: n }, () => arbitrario)

/** Each as often as it takes for the interesting ends to be reached. */
export const comandos = (): fc.Arbitrary<Comando>[] => [
  ...veces(
    4,
    fc
      .tuple(fc.nat({ max: 1 }), fc.integer({ min: 1, max: 3 }))
      .map(([salida, plazas]) => comando(`crear(${salida}, ${plazas})`, (m, w) => crear(m, w, { salida, plazas }))),
  ),
  ...veces(
    3,
    N.map((n) => comando(`tarjeta(${n})`, (_, w) => conReserva(w, n, (r) => abrir(w, r, 'tarjeta')))),
  ),
  ...veces(
    2,
    N.map((n) => comando(`pagina(${n})`, (_, w) => conReserva(w, n, (r) => abrir(w, r, 'pagina')))),
  ),
  ...veces(
    5,
    fc
      .tuple(N, fc.integer({ min: 0, max: 3 }))
      .map(([n, buena]) => comando(`pagar(${n}, ${buena > 0})`, (_, w) => pagar(w, n, buena > 0))),
  ),
  ...veces(
    2,
    N.map((n) => comando(`entregar(${n})`, async (_, w) => entregar(w, n, true))),
  ),
  ...veces(2, fc.constant(comando('trabajar', (_, w) => trabajar(w)))),
  ...veces(
    2,
    fc.constantFrom(5, 20, 85, 85, 300, 840).map((s) => comando(`avanzar(${s})`, async (_, w) => w.escena.avanzar(s))),
  ),
  ...veces(
    2,
    fc
      .constantFrom(...FALLAS)
      .map(([operacion, falla]) =>
        comando(`falla(${operacion}, ${falla})`, (_, w) => w.escena.sandbox.fail(operacion, falla)),
      ),
  ),
  N.map((n) =>
    comando(`extender(${n})`, (_, w) =>
      conReserva(w, n, (r) => extenderReserva(w.escena.ctx(unInvitado(r)), { id: r.id })),
    ),
  ),
  N.map((n) =>
    comando(`cancelar(${n})`, (_, w) =>
      conReserva(w, n, (r) => cancelarReserva(w.escena.ctx(unInvitado(r)), { id: r.id })),
    ),
  ),
  N.map((n) =>
    comando(`aceptar(${n})`, (_, w) => conReserva(w, n, (r) => aceptarReserva(operador(w, r), { id: r.id }))),
  ),
  N.map((n) =>
    comando(`rechazar(${n})`, (_, w) => conReserva(w, n, (r) => rechazarReserva(operador(w, r), { id: r.id }))),
  ),
  N.map((n) => comando(`entregar dos veces(${n})`, async (_, w) => entregar(w, n, false))),
  ...veces(
    2,
    N.map((n) =>
      comando(
        `perder aviso(${n})`,
        async (_, w) => void (w.escena.avisos.length > 0 && w.escena.avisos.splice(n % w.escena.avisos.length, 1)),
      ),
    ),
  ),
  fc.constant(comando('caer', async (_, w) => void (w.escena.tareas.length = 0))),
  fc.constant(comando('vencer', (_, w) => vencerReservas(w.escena.ctx()))),
  fc.boolean().map((todo) => comando(`conciliar(${todo})`, (_, w) => conciliar(w.escena.ctx(), { todo }))),
  fc
    .tuple(fc.nat({ max: 1 }), fc.integer({ min: 2, max: 6 }))
    .map(([salida, cupos]) => comando(`cupos(${salida}, ${cupos})`, (m, w) => fijarCupos(m, w, { salida, cupos }))),
]

const FALLAS = [
  'payment_intents.create',
  'payment_intents.cancel',
  'payment_intents.retrieve',
  'payment_intents.confirm',
  'checkout.sessions.create',
  'checkout.sessions.expire',
  'refunds.create',
  'refunds.list',
].flatMap((operacion) =>
  (['error_500', 'timeout_tras_efecto', 'corte'] as const).map((falla) => [operacion, falla] as const),
)

async function abrir(w: Mundo, r: Reserva, forma: 'tarjeta' | 'pagina'): Promise<void> {
  const { id } = await (forma === 'tarjeta' ? abrirTarjeta(w.escena, r) : abrirPagina(w.escena, r))
  if (!w.formas.some(({ intento, sesion }) => (intento ?? sesion) === id))
    w.formas.push(forma === 'tarjeta' ? { intento: id } : { sesion: id })
}

async function crear(m: Modelo, w: Mundo, { salida, plazas }: { salida: number; plazas: number }): Promise<void> {
  const { seguras, posibles } = await ocupadas(m, w, salida)
  const reserva = await oNo(reservar(w.escena, w.ofertas[salida]!, { participantes: { adulto: plazas } }))
  if (typeof reserva === 'string') {
    if (posibles + plazas <= m.cupos[salida]!)
      throw new Error(`refused (${reserva}) with ${m.cupos[salida]! - posibles} free`)
    return
  }
  if (seguras + plazas > m.cupos[salida]!) throw new Error(`sold ${plazas} with ${m.cupos[salida]! - seguras} free`)
  w.reservas.push(reserva)
  m.pedidas.push({ id: reserva.id, salida, plazas, vista: 'pendiente' })
}

const GRACIA_MS = 90_000

/** Places taken for sure, and at most: the grace counts where an attempt may be open. */
async function ocupadas(m: Modelo, { escena }: Mundo, salida: number): Promise<{ seguras: number; posibles: number }> {
  const filas = new Map(
    (await escena.db.selectFrom('reservas').select(['id', 'estado', 'expiraEn']).execute()).map((fila) => [
      fila.id,
      fila,
    ]),
  )
  let [seguras, posibles] = [0, 0]
  for (const pedida of m.pedidas.filter((p) => p.salida === salida)) {
    const { estado, expiraEn } = filas.get(pedida.id)!
    const vendida = estado === 'pagada' || estado === 'confirmada'
    const falta = expiraEn.getTime() - escena.clock.now.getTime()
    if (vendida || (estado === 'pendiente' && falta > 0)) seguras += pedida.plazas
    if (vendida || (estado === 'pendiente' && falta + GRACIA_MS > 0)) posibles += pedida.plazas
  }
  return { seguras, posibles }
}

async function conReserva(w: Mundo, n: number, act: (r: Reserva) => Promise<unknown>): Promise<void> {
  const reserva = elegir(w.reservas, n)
  if (reserva) await oNo(act(reserva))
}

function operador(w: Mundo, r: Reserva) {
  const { experiencia } = w.ofertas.find(({ salida }) => salida.id === r.salidaId)!
  const proveedor = { id: experiencia.proveedorId!, rol: 'dueno' as const }
  return w.escena.ctx({
    tipo: 'sesion',
    contexto: 'proveedor',
    usuarioId: 'u',
    sesionId: 's',
    anfitrionId: null,
    proveedor,
    empresa: null,
    rolesAdmin: [],
  })
}

async function pagar(w: Mundo, n: number, buena: boolean): Promise<void> {
  const forma = elegir(w.formas, n)
  if (forma?.intento)
    await pasarTarjeta(w.escena, forma.intento, buena ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined').catch(cortado)
  else if (forma?.sesion) await pagarEnPagina(w.escena, forma.sesion, buena ? '4242424242424242' : '4000000000000002')
}

// A fault meant for us may hit the buyer's own call.
const cortado = (error: unknown): void => {
  if (!/Stripe(Connection|API)Error/.test((error as Error).constructor.name)) throw error
}

async function entregar(w: Mundo, n: number, retirar: boolean): Promise<void> {
  const aviso = elegir(w.escena.avisos, n)
  if (!aviso) return
  await w.escena.recibir(aviso).catch((error: unknown) => {
    // Signed too long ago: the provider signs it anew with its next try.
    if (!(error instanceof Refusal && error.code === 'firma-invalida')) throw error
  })
  if (retirar) w.escena.avisos.splice(w.escena.avisos.indexOf(aviso), 1)
}

async function trabajar({ escena }: Mundo): Promise<void> {
  for (let tarea = escena.tareas.shift(); tarea; tarea = escena.tareas.shift()) await escena.trabajar(tarea)
}

async function fijarCupos(m: Modelo, w: Mundo, { salida, cupos }: { salida: number; cupos: number }): Promise<void> {
  const { id } = w.ofertas[salida]!.salida
  const { seguras } = await ocupadas(m, w, salida)
  const fijado = await w.escena.database.transaction(async (tx) => {
    await lockSalida(tx, id)
    const vivas = await tx
      .selectFrom('reservas')
      .select(['plazas', 'estado', 'ocupaHasta'])
      .where('salidaId', '=', id)
      .execute()
    const vivasAhora = vivas.filter(
      (r) =>
        ['pagada', 'confirmada'].includes(r.estado) || (r.estado === 'pendiente' && r.ocupaHasta > w.escena.clock.now),
    )
    if (
      !w.achicarSinPreguntar &&
      motivoParaNoFijarCupos(
        cupos,
        vivasAhora.reduce((suma, r) => suma + r.plazas, 0),
      )
    )
      return false
    await tx.updateTable('salidas').set({ cupos }).where('id', '=', id).execute()
    return true
  })
  if (!fijado) return
  if (seguras > cupos) throw new Error(`shrunk to ${cupos} below ${seguras} live places`)
  m.cupos[salida] = cupos
}

/** After every command: the invariants in SQL, and no estado that its table does not lead to. */
async function comprobar(m: Modelo, { escena }: Mundo): Promise<void> {
  const roto = await escena.invariantes()
  if (roto.length > 0) throw new Error(`broken promises: ${JSON.stringify(roto)}`)
  const filas = new Map(
    (await escena.db.selectFrom('reservas').select(['id', 'estado']).execute()).map(({ id, estado }) => [
      id,
      estado as EstadoReserva,
    ]),
  )
  for (const pedida of m.pedidas) {
    const estado = filas.get(pedida.id)!
    if (estado !== pedida.vista && !alcanza(pedida.vista, estado)) throw new Error(`${pedida.vista} became ${estado}`)
    pedida.vista = estado
  }
}

const alcanza = (desde: EstadoReserva, hasta: EstadoReserva, vistos: readonly EstadoReserva[] = []): boolean =>
  Object.values(TRANSICIONES_RESERVA[desde]).some(
    (estado) => estado === hasta || (!vistos.includes(estado) && alcanza(estado, hasta, [...vistos, desde])),
  )

const PASADAS = 6

/** Lets everything come to rest as in production: notices, jobs, expiry and reconciler, with the provider well again. */
export async function reposar({ escena }: Mundo): Promise<void> {
  await escena.db.deleteFrom('sandboxFallas').execute()
  for (let i = 0; i < PASADAS; i++) {
    escena.avanzar(11 * 60)
    escena.avisos.length = 0
    await vencerReservas(escena.ctx())
    await conciliar(escena.ctx(), { todo: true })
    for (let tarea = escena.tareas.shift(); tarea; tarea = escena.tareas.shift()) await escena.trabajar(tarea)
    await escena.trabajar({ job: 'liquidaciones.liberar', data: {} })
  }
}
