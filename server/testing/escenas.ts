import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Stripe from 'stripe'
import { IDENTIDAD_PRIMERA } from '#domain/sitio/identidad.ts'
import type { RespuestaDada } from '#contract/recogida.ts'
import type { Participantes, Reserva } from '#contract/reservas.ts'
import { VISITANTE, type Actor, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { createStripePort, recibirEvento, vigilarPsp } from '#server/modules/pagos/index.ts'
import { cancelacionesJobs } from '#server/modules/cancelaciones/index.ts'
import { comprasJobs } from '#server/modules/compras/index.ts'
import { disponibilidadJobs } from '#server/modules/disponibilidad/index.ts'
import { esperaJobs } from '#server/modules/espera/index.ts'
import { finanzasJobs } from '#server/modules/finanzas/index.ts'
import { liquidacionesJobs } from '#server/modules/liquidaciones/index.ts'
import {
  cancelarReserva,
  comprobarInvariantes,
  crearIntentoDePago,
  crearReserva,
  crearSesionDePago,
  reservasJobs,
} from '#server/modules/reservas/index.ts'
import { regalosJobs } from '#server/modules/regalos/index.ts'
import { suspensionesJobs } from '#server/modules/suspensiones/index.ts'
import { abrirSecretos } from '#server/modules/secretos/index.ts'
import { serviciosJobs } from '#server/modules/servicios/index.ts'
import { solicitudesJobs } from '#server/modules/solicitudes/index.ts'
import { suscripcionesJobs } from '#server/modules/suscripciones/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import { createTally } from '#server/platform/tally.ts'
import type { PaymentPort } from '#server/ports.ts'
import { createSandbox, type Sandbox } from '#server/sandbox/index.ts'
import { unaCola, type Tarea } from './cola.ts'
import { enMemoria } from './contexto.ts'
import { moverReglas } from '#server/modules/reglas/index.ts'
import { AHORA, unaExperiencia, unaSalida } from './datos.ts'

interface Aviso {
  cuerpo: string
  firma: string
}

/** Reservas, payments and the counterpart over one database, without HTTP: time, notices and jobs move only when a test says so. */
export interface Escena {
  database: Opened<Database>
  db: Opened<Database>['db']
  clock: { now: Date }
  psp: PaymentPort
  sandbox: Sandbox
  /** What the buyer's browser uses: Stripe's own client. */
  comprador: Stripe
  /** Notices the provider has sent and nobody has received yet. */
  avisos: Aviso[]
  tareas: Tarea[]
  /** Jobs that threw, by name. */
  fallidas: string[]
  ctx(actor?: Actor, extra?: Partial<Ctx>): Ctx
  avanzar(segundos: number): void
  /** Receives one notice, as the webhook does, and leaves its job in the queue. */
  recibir(aviso: Aviso): Promise<void>
  trabajar(tarea: Tarea): Promise<void>
  /** Receives every notice and does every job, until nothing is left. */
  settle(): Promise<void>
  invariantes(): Promise<{ invariante: string; caso: string }[]>
}

export interface Opciones {
  at?: Date
  /** Stands in for a part of what use cases reach: a broken guard, a slow provider. */
  alterar?: (ctx: Ctx) => Ctx
  timeoutMs?: number
  stallMs?: number
}

const JOBS = {
  ...disponibilidadJobs,
  ...reservasJobs,
  ...suscripcionesJobs,
  ...liquidacionesJobs,
  ...suspensionesJobs,
  ...cancelacionesJobs,
  ...comprasJobs,
  ...serviciosJobs,
  ...regalosJobs,
  ...solicitudesJobs,
  ...finanzasJobs,
  'espera.cerrar': esperaJobs['espera.cerrar'],
}
const BASE_URL = 'http://localhost:3999'
const MAX_PASOS = 5000

export async function unaEscena(
  database: Opened<Database>,
  { at = AHORA, alterar = (ctx) => ctx, timeoutMs = 10_000, stallMs = 60 }: Opciones = {},
): Promise<Escena> {
  const clock = { now: at }
  const secretos = await abrirSecretos(database.db)
  const settings = readSettings({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'thc-')),
    PORT: '3999',
    DEMO: '0',
    NODE_ENV: 'test',
  })
  const cola = unaCola(database)
  const avisos: Aviso[] = []
  const secret = { apiKey: 'sk_test_escena', webhookSecret: 'whsec_escena' }
  const sandbox = createSandbox({
    brand: () => Promise.resolve({ name: 'Tourism Hub Chile', colours: '', logo: null }),
    db: database.db,
    transaction: database.transaction,
    baseUrl: BASE_URL,
    secret,
    now: () => clock.now,
    testCalls: true,
    stallMs,
    deliver: async (_url, cuerpo, firma) => {
      avisos.push({ cuerpo, firma })
      return { status: 200 }
    },
  })
  const fetch = sandbox.fetch as typeof globalThis.fetch
  const psp = vigilarPsp(
    createStripePort({
      instalacion: secretos.instalacion,
      secretKey: secret.apiKey,
      publishableKey: 'pk_test_prueba',
      webhookSecret: secret.webhookSecret,
      apiBase: `${BASE_URL}/sandbox/stripe`,
      fetch,
      sandbox: true,
      timeoutMs,
      retries: 0,
      clock: () => clock.now.getTime(),
    }),
    cola,
  )
  const comprador = new Stripe(secret.apiKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const ctx: Escena['ctx'] = (actor = VISITANTE, extra = {}) =>
    alterar({
      db: database.db,
      settings,
      secretos,
      identidad: IDENTIDAD_PRIMERA,
      archivos,
      psp,
      conteo,
      ...cola,
      now: clock.now,
      // A process whose clock is off keeps it.
      clock: () => extra.now ?? clock.now,
      actor,
      requestId: randomUUID(),
      address: null,
      idempotencyKey: null,
      ...extra,
    })
  const archivos = enMemoria()
  const conteo = createTally(100)
  const escena: Escena = {
    database,
    db: database.db,
    clock,
    psp,
    sandbox,
    comprador,
    avisos,
    tareas: cola.tareas,
    fallidas: [],
    ctx,
    avanzar: (segundos) => void (clock.now = new Date(clock.now.getTime() + segundos * 1000)),
    recibir: async ({ cuerpo, firma }) => void (await recibirEvento(ctx(), cuerpo, firma)),
    async trabajar({ job, data }) {
      if (!(job in JOBS)) return
      await JOBS[job as keyof typeof JOBS](ctx(), data as never).catch(() => void escena.fallidas.push(job))
    },
    async settle() {
      for (let pasos = 0; avisos.length > 0 || cola.tareas.length > 0; pasos++) {
        if (pasos > MAX_PASOS) throw new Error('the queue never ends')
        const aviso = avisos.shift()
        if (aviso) await escena.recibir(aviso)
        else await escena.trabajar(cola.tareas.shift()!)
      }
    },
    invariantes: () => comprobarInvariantes(database.db, clock.now),
  }
  return escena
}

const TABLAS = [
  'usuarios',
  'suscripciones',
  'proveedores',
  'anfitriones',
  'empresas',
  'experiencias',
  'salidas',
  'reservas',
  'pagos',
  'reembolsos',
  'eventos_psp',
  'movimientos',
  'apuntes',
  'correos',
  'idempotencia',
  'cancelaciones_de_operador',
  'cargos_de_cancelacion',
  'cuentas_de_pago',
  'corridas',
  'abonos',
  'liquidaciones',
  'devoluciones',
  'disputas',
  'diferencias',
  'saldos_psp',
  'transferencias',
  'ajenos',
  'casos',
  'limites',
  'auditoria',
  'sandbox_objetos',
  'sandbox_claves',
  'sandbox_eventos',
  'sandbox_fallas',
]

/** A clean table for the next run. */
export async function vaciar(database: Opened<Database>): Promise<void> {
  await borrarTablas(database, TABLAS)
  moverReglas()
}

/** Empties the tables and all that refer to them. Deleting the few rows of a run costs a tenth of truncating; a replica knows no guard and no key. */
export async function borrarTablas(database: Opened<Database>, tablas: string[]): Promise<void> {
  const { rows } = await sql<{ tabla: string }>`
    with recursive t(oid) as (
      select nombre::regclass::oid from unnest(${tablas}::text[]) nombre
      union select c.conrelid from pg_constraint c join t on c.confrelid = t.oid and c.contype = 'f'
    ) select oid::regclass::text as tabla from t order by 1`.execute(database.db)
  const borrados = rows.map(({ tabla }) => `delete from ${tabla};`)
  await database.exec(`begin; set local session_replication_role = replica; ${borrados.join(' ')} commit;`)
}

type Oferta = Parameters<typeof unaExperiencia>[1] & { cupos?: number; fecha?: string; hora?: string }

/** A salida of an experiencia of its own. */
export async function unaOferta({ db }: Escena, { cupos = 8, fecha, hora, ...fila }: Oferta = {}) {
  const experiencia = await unaExperiencia(db, fila)
  const salida = await unaSalida(db, experiencia, { cupos, ...(fecha && { fecha }), ...(hora && { hora }) })
  return { experiencia, salida }
}

let personas = 0

/** The traveller of one e-mail. */
export const unInvitado = (reserva: { id: string }): Actor => ({ tipo: 'invitado', reservaId: reserva.id })
export const unCorreo = (): string => `viajera${++personas}@ejemplo.cl`

interface Toma {
  /** Where they are picked up, what they answer, and the link that led here. */
  pedido?: { recogidaId?: string | undefined; respuestas?: RespuestaDada[] | undefined; enlace?: string | undefined }
  participantes?: Participantes
  email?: string
  actor?: Actor
  clave?: string | null
}

export async function reservar(
  escena: Escena,
  { experiencia, salida }: Awaited<ReturnType<typeof unaOferta>>,
  { participantes = { adulto: 2 }, email = unCorreo(), actor, clave = null, pedido = {} }: Toma = {},
): Promise<Reserva> {
  const contacto = { nombre: 'Ana Rojas', email, telefono: '+56912345678' }
  return crearReserva(escena.ctx(actor, { idempotencyKey: clave }), {
    experienciaId: experiencia.id,
    salidaId: salida.id,
    participantes,
    contacto,
    ...pedido,
  })
}

export const abrirTarjeta = (escena: Escena, reserva: Reserva) =>
  crearIntentoDePago(escena.ctx(unInvitado(reserva)), { reservaId: reserva.id })
export const abrirPagina = (escena: Escena, reserva: Reserva) =>
  crearSesionDePago(escena.ctx(unInvitado(reserva)), { reservaId: reserva.id })

export const cancelar = (escena: Escena, reserva: Reserva) =>
  cancelarReserva(escena.ctx(unInvitado(reserva)), { id: reserva.id })

/** The buyer's card at the provider; a refusal is an answer. */
export async function pasarTarjeta({ comprador }: Escena, intento: string, tarjeta = 'pm_card_visa'): Promise<string> {
  try {
    return (await comprador.paymentIntents.confirm(intento, { payment_method: tarjeta })).status
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'declined'
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused'
    throw error
  }
}

/** The buyer fills the hosted page. */
export async function pagarEnPagina({ sandbox }: Escena, sesion: string, numero = '4242424242424242'): Promise<number> {
  const body = new URLSearchParams({ numero, vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' })
  const response = await sandbox.fetch(`http://sandbox/sandbox/stripe/pagar/${sesion}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  return response.status
}

/** Held, paid by card, and everything that follows from it done. */
export async function reservaPagada(
  escena: Escena,
  oferta: Awaited<ReturnType<typeof unaOferta>>,
  toma: Toma = {},
): Promise<Reserva> {
  const reserva = await reservar(escena, oferta, toma)
  await pasarTarjeta(escena, (await abrirTarjeta(escena, reserva)).id)
  await escena.settle()
  return reserva
}

export const leerReserva = ({ db }: Escena, id: string) =>
  db.selectFrom('reservas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const leerPagos = ({ db }: Escena, reservaId: string) =>
  db.selectFrom('pagos').selectAll().where('reservaId', '=', reservaId).orderBy('createdAt').orderBy('id').execute()
export const leerReembolsos = ({ db }: Escena, reservaId: string) =>
  db.selectFrom('reembolsos').selectAll().where('reservaId', '=', reservaId).orderBy('createdAt').execute()

/** What an account of the ledger stands at. */
export async function saldoDe({ db }: Escena, cuenta: string): Promise<number> {
  const { saldo } = await db
    .selectFrom('apuntes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('monto'), eb.val(0)).as('saldo'))
    .where('cuenta', '=', cuenta)
    .executeTakeFirstOrThrow()
  return saldo
}

/** What the provider says it holds for us. */
export async function saldoEnPsp({ comprador }: Escena): Promise<number> {
  return (await comprador.balance.retrieve()).available[0]!.amount
}
