import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import type { Sitio } from '#contract/sitio.ts'
import { hojaDeColores } from '#domain/sitio/colores.ts'
import { VISITANTE, type Ctx } from './ctx.ts'
import type { Database } from './db/schema.ts'
import { addressesOf } from './http/addresses.ts'
import { createApi } from './http/app.ts'
import { createCatalogueCache } from './http/catalogue-cache.ts'
import type { Deps } from './http/deps.ts'
import { METRICS } from './http/metrics.ts'
import { createFront } from './http/front.ts'
import { createPages, pagePatterns } from './http/pages.ts'
import { patientVersion } from './http/patient-version.ts'
import { answerUnread, readable } from './http/request-line.ts'
import { routes } from './http/routes.ts'
import { createSite } from './http/serve.ts'
import { builtFiles } from './http/site.ts'
import { createTraffic } from './http/traffic.ts'
import { CARRILES, esDeDinero } from './carriles.ts'
import { startJobs } from './jobs.ts'
import { createOcto } from './octo/app.ts'
import { volcarInteres } from './modules/analitica/index.ts'
import { volcarUso } from './modules/empresas/index.ts'
import { versionDelCatalogo } from './modules/experiencias/index.ts'
import { createStripePort, deSuModo, sinPagos, vigilarPsp } from './modules/pagos/index.ts'
import { revisarZonas } from './modules/disponibilidad/index.ts'
import { reponerBorrados } from './modules/privacidad/index.ts'
import { cerrarTransferenciasDePrueba } from './modules/reservas/index.ts'
import { cerrarPlanesDePrueba } from './modules/suscripciones/index.ts'
import { anotarCopia, atenderPedidos, respaldarAntesDeMigrar } from './modules/salud/index.ts'
import { abrirSecretos } from './modules/secretos/index.ts'
import { abrirIdentidad, leerSitio, tonosVistos, verSitio } from './modules/sitio/index.ts'
import { drain } from './platform/drain.ts'
import { openPglite, openPostgres, type Database as Opened, type PostgresOptions } from './platform/db.ts'
import { SettingError, type Settings } from './platform/env.ts'
import { SERVER_FACTS, type ServerFacts, unfitReason } from './platform/fit-server.ts'
import { lockFolder } from './platform/folder-lock.ts'
import { describeError, log } from './platform/log.ts'
import { createMailer } from './platform/mailer.ts'
import { migrate } from './platform/migrate.ts'
import type { Outbound } from './platform/outbound.ts'
import { openQueue, type Queue } from './platform/queue.ts'
import { keepPrivate } from './platform/private-folder.ts'
import { createTally } from './platform/tally.ts'
import { createStorage } from './platform/storage.ts'
import { PAGOS_DE_PRUEBA } from './http/banner.ts'
import type { PaymentPort } from './ports.ts'
import { createSandbox, type Sandbox } from './sandbox/index.ts'

export interface Program {
  server: Server
  deps: Deps
  sandbox: Sandbox | null
  database: Opened<Database>
  /** A context for work that nobody asked for by HTTP. */
  ctx(): Ctx
  /** Answers a request in process, as the HTTP server would. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

export interface ProgramOptions {
  settings: Settings
  build: ServerBuild | (() => Promise<ServerBuild>) | null
  /** Moves the clock in tests. */
  now?: () => Date
  checkOutputs?: boolean
  /** Without jobs, a test runs them itself. */
  withJobs?: boolean
  database?: Opened<Database>
  /** Stands in for the world outside. */
  outbound?: Outbound
  /** Sees each request first; in development it serves the sources of the screens. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}

/** Different things counted between two writes. */
const CONTEOS = 20_000
const VOLCADO_MS = 15_000
// Longer than proxies keep a connection that nothing came over (nginx: 60 s): it is theirs to close, or a request may meet one that is going.
const KEEP_ALIVE_MS = 75_000
const HTTP = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
}
// What nobody waits for may count for longer, and takes no connection from who does (docs/nunca.md 4.3).
// On a busy machine a connection may take longer than a visitor would wait for it, and a job that failed at that would be tried again from its beginning.
const JOBS_POOL = { pool: 5, statementTimeoutMs: 30_000, waitMs: 30_000 }
// Money waits for no connection that something else holds.
const MONEY_POOL = { pool: 3, statementTimeoutMs: 30_000, waitMs: 30_000 }
const CACHE_BYTES = 64 * 1024 * 1024
export const MIGRATIONS = new URL('./db/migrations/', import.meta.url)
const BUILT = new URL('../build/client', import.meta.url).pathname

/** Opens everything in order and answers the running parts; `close` undoes it. */
export async function startProgram({
  settings,
  build,
  now = () => new Date(),
  checkOutputs = false,
  withJobs = true,
  database: given,
  outbound,
  before,
}: ProgramOptions): Promise<Program> {
  const unlock = settings.DATABASE_URL || given ? openFolder(settings.DATA_DIR) : lockFolder(settings.DATA_DIR)
  const database = given ?? (await open(settings))
  const previa = await respaldarAntesDeMigrar(database, settings.DATA_DIR, now())
  const applied = await migrate(database, MIGRATIONS)
  if (previa) await anotarCopia(database.db, previa)
  const apart = (options: Omit<PostgresOptions, 'url'>) =>
    !given && settings.DATABASE_URL ? openPostgres<Database>({ url: settings.DATABASE_URL, ...options }) : database
  const [forJobs, forMoney] = [await apart(JOBS_POOL), await apart(MONEY_POOL)]
  const queue = await openQueue(database, { lanes: CARRILES })
  const secretos = await abrirSecretos(database.db)
  const identidad = await abrirIdentidad(database.db, settings)
  let closing = false
  const reach: { fetch: (request: Request) => Promise<Response> } = {
    fetch: () => Promise.resolve(new Response(null, { status: 503 })),
  }
  const { psp, sandbox } = openPayments(settings, { database, now, instalacion: secretos.instalacion }, (request) =>
    reach.fetch(request),
  )
  const transport = { transaction: database.transaction, ...enqueueWith(queue) }
  const base = {
    db: database.db,
    settings,
    secretos,
    identidad,
    archivos: createStorage(settings),
    psp: deSuModo(vigilarPsp(psp, transport), database.db),
    conteo: createTally(CONTEOS),
    clock: now,
    ...transport,
  }
  const deps: Deps = {
    db: database.db,
    settings,
    secretos,
    ctx: base,
    now,
    ...addressesOf(settings),
    closing: () => closing,
    checkOutputs,
  }
  const ctxOn = ({ db, transaction }: Opened<Database>): Ctx => ({
    ...base,
    db,
    transaction,
    actor: VISITANTE,
    now: now(),
    requestId: randomUUID(),
    address: null,
    idempotencyKey: null,
  })
  const jobCtx = () => ctxOn(forJobs)

  // Where the storage does not answer, the hourly job tries again: the shop opens all the same.
  await reponerBorrados(jobCtx()).catch((error: unknown) =>
    log.error('privacidad.borrados_sin_reponer', describeError(error)),
  )
  // Before anybody is served by what was only tried out.
  for (const cerrar of [cerrarPlanesDePrueba, cerrarTransferenciasDePrueba])
    await cerrar(jobCtx()).catch((error: unknown) => log.error('pagos.pruebas_sin_cerrar', describeError(error)))
  // Before anybody books by what the instants were: with other time-zone data than last time they move. A start that fails at it serves what it has, and the next one tries again.
  await revisarZonas(jobCtx()).catch((error: unknown) =>
    log.error('disponibilidad.zonas_sin_revisar', describeError(error)),
  )
  await verSitio({ db: database.db, settings, now: now() })
  const api = createApi(routes, deps)
  const pages =
    build &&
    createPages({
      build,
      site: settings,
      api: async (request) => api.fetch(request),
      card: cardSources(psp),
      mapStyle: settings.MAP_STYLE_URL,
      tonos: () => tonosVistos(database.db),
      banner: settings.production && psp.dinero === 'prueba' ? PAGOS_DE_PRUEBA : null,
      development: process.env.DESARROLLO === '1',
    })
  const octo = createOcto(deps)
  const traffic = createTraffic([
    ...[...api.routes, ...octo.routes].map(({ path }) => path),
    ...(build && typeof build !== 'function' ? pagePatterns(build) : []),
    METRICS,
  ])
  const site = createSite({ api, octo, pages, sandbox, filesDir: BUILT, deps, traffic })
  reach.fetch = async (request) => site.fetch(request)
  if (withJobs)
    await startJobs({
      queue,
      database,
      outbound,
      ctx: (job) => ctxOn(esDeDinero(job) ? forMoney : forJobs),
      sandbox,
      mailer: createMailer({ smtpUrl: settings.SMTP_URL, dir: join(settings.DATA_DIR, 'correo') }),
    })

  const isNew = applied.includes('0001_base.sql')
  if (withJobs && database.pglite && !given && !previa && !isNew)
    await queue.enqueue(database.db, 'salud.respaldar', { clase: 'inicio' })
  const dejarDeAtender = withJobs && database.pglite && !given ? atenderPedidos(jobCtx, database) : null

  const volcar = () => Promise.all([volcarInteres(base), volcarUso(database.db)])
  const volcado = withJobs ? setInterval(() => void volcar(), VOLCADO_MS).unref() : undefined
  const front = createFront(
    createCatalogueCache({ version: patientVersion(() => versionDelCatalogo(database.db)), maxBytes: CACHE_BYTES }),
    deps,
    builtFiles(BUILT),
  )
  const listener = getRequestListener(before ? site.fetch : front.keeping(site.fetch), { overrideGlobalObjects: false })
  const direct = (req: IncomingMessage, res: ServerResponse) => void listener(req, res)
  const handle = readable(before ? (req, res) => before(req, res, () => direct(req, res)) : front.before(direct), {
    direct,
    site: settings,
  })
  const server = answerUnread(createServer(HTTP, traffic.counting(handle)), settings)
  return {
    server,
    deps,
    ctx: jobCtx,
    sandbox,
    database,
    fetch: reach.fetch,
    async close() {
      closing = true
      await drain(server, GRACE_MS)
      clearInterval(volcado)
      await dejarDeAtender?.()
      await volcar()
      await queue.stop()
      for (const pool of [forJobs, forMoney]) if (pool !== database) await pool.close()
      if (!given) await database.close()
      unlock()
    },
  }
}

async function openFitPostgres(url: string): Promise<Opened<Database>> {
  const database = await openPostgres<Database>({ url })
  const { rows } = await sql.raw<ServerFacts>(`select ${SERVER_FACTS}`).execute(database.db)
  const unfit = unfitReason(rows[0]!)
  if (!unfit) return database
  await database.close()
  throw new SettingError(`DATABASE_URL: ${unfit}`)
}

/** Files and mails lie there whichever the database. */
const openFolder = (dir: string): (() => void) => {
  keepPrivate(dir)
  return () => undefined
}

const open = (settings: Settings): Promise<Opened<Database>> =>
  settings.DATABASE_URL
    ? openFitPostgres(settings.DATABASE_URL)
    : openPglite<Database>({ dir: join(settings.DATA_DIR, 'base') })

function openPayments(
  settings: Settings,
  { database, now, instalacion }: { database: Opened<Database>; now: () => Date; instalacion: string },
  fetch: (request: Request) => Promise<Response>,
): { psp: PaymentPort; sandbox: Sandbox | null } {
  if (settings.STRIPE_SECRET_KEY) {
    const {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey = '',
      STRIPE_WEBHOOK_SECRET: webhookSecret = '',
      STRIPE_API_BASE: apiBase,
    } = settings
    return {
      psp: createStripePort({ instalacion, secretKey, publishableKey, webhookSecret, apiBase, sandbox: false }),
      sandbox: null,
    }
  }
  if (!settings.PAGOS_DE_PRUEBA) return { psp: sinPagos(), sandbox: null }
  // The counterpart is reached in this process; its keys are made anew at each start and never leave it.
  const secret = {
    apiKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  const sandbox = createSandbox({
    db: database.db,
    transaction: database.transaction,
    baseUrl: settings.BASE_URL,
    secret,
    now,
    brand: async () => marcaDePrueba(await leerSitio({ db: database.db, settings, now: now() })),
    testCalls: !settings.production,
    deliver: async (url, body, signature) => ({
      status: (
        await fetch(
          new Request(url, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          }),
        )
      ).status,
    }),
  })
  const psp = createStripePort({
    instalacion,
    secretKey: secret.apiKey,
    publishableKey: 'pk_test_prueba',
    webhookSecret: secret.webhookSecret,
    apiBase: `${settings.BASE_URL}/sandbox/stripe`,
    fetch: sandbox.fetch as typeof globalThis.fetch,
    sandbox: true,
  })
  return { psp, sandbox }
}

const marcaDePrueba = ({ marca: name, colores, logo }: Sitio) => ({
  name,
  colours: colores ? hojaDeColores(colores) : '',
  logo: logo && { url: logo.url, width: logo.ancho, height: logo.alto },
})

const cardSources = (psp: PaymentPort) =>
  psp.modo !== 'stripe'
    ? { frames: psp.modo === 'prueba' ? ["'self'"] : [], scripts: [], connect: [] }
    : {
        frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        scripts: ['https://js.stripe.com'],
        connect: ['https://api.stripe.com'],
      }

const enqueueWith = (queue: Queue): Pick<Ctx, 'enqueue' | 'enqueueAll'> => ({
  enqueue: (tx, job, data, options) => queue.enqueue(tx, job, data, options),
  enqueueAll: (tx, job, items, options) => queue.enqueueAll(tx, job, items, options),
})

const GRACE_MS = 15_000
