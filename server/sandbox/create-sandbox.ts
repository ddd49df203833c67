import { Hono } from 'hono'
import { createApi } from './api.ts'
import { deliverDue } from './deliver.ts'
import { insertFault, type Fault } from './faults.ts'
import { PATH, type Environment } from './scope.ts'

export interface SandboxOptions extends Pick<Environment, 'db' | 'transaction' | 'baseUrl' | 'secret' | 'deliver' | 'now'> {
  /** Serves the calls under `_pruebas`. Never set it in production. */
  testCalls?: boolean
  /** How long a stalled call waits for its caller to go. */
  stallMs?: number
}

export interface Sandbox {
  /** To be mounted under `/sandbox/stripe`. */
  app: Hono
  /** For `Stripe.createFetchHttpClient`: reaches the app in this process, whatever the host asked for. */
  fetch: typeof fetch
  deliverDue(): Promise<number>
  fail(operacion: string, falla: Fault, veces?: number): Promise<void>
}

const STALL_MS = 30_000

export function createSandbox(options: SandboxOptions): Sandbox {
  const env: Environment = { testCalls: false, stallMs: STALL_MS, ...options }
  const app = new Hono()
  app.route('/', createApi(env))
  const mounted = new Hono().route(PATH, app)
  return {
    app,
    fetch: (input, init) => fetchInProcess(mounted, new Request(input, init)),
    deliverDue: () => deliverDue(env),
    fail: (operacion, falla, veces) => insertFault(env.db, operacion, falla, veces),
  }
}

function fetchInProcess(mounted: Hono, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const inside = new Request(new URL((pathname.startsWith(PATH) ? '' : PATH) + pathname + search, 'http://sandbox'), request)
  const gone = new Promise<never>((_, fail) => {
    request.signal.addEventListener('abort', () => fail(request.signal.reason), { once: true })
  })
  return Promise.race([Promise.resolve(mounted.fetch(inside)), gone])
}
