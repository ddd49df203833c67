import { Hono } from 'hono'
import { createApi } from './api.ts'
import { deliverDue } from './deliver.ts'
import type { DisputeEnd } from './disputes.ts'
import { insertFault, type Fault } from './faults.ts'
import { forget, type Forgotten } from './forget.ts'
import { createPages } from './pages/routes.ts'
import { limitBodies } from './limit-bodies.ts'
import type { RefundEnd } from './refunds.ts'
import { PATH, type Environment } from './scope.ts'
import { createActs, createTestCalls } from './test-calls.ts'

export interface SandboxOptions extends Pick<
  Environment,
  'brand' | 'db' | 'transaction' | 'baseUrl' | 'secret' | 'deliver' | 'now'
> {
  /** Serves the calls under `_pruebas`. Never set it in production. */
  testCalls?: boolean
  /** How long a stalled call waits for its caller to go. */
  stallMs?: number
}

export interface Sandbox {
  /** To be mounted under `/sandbox/stripe`. */
  app: Hono
  /** For `Stripe.createFetchHttpClient`: reaches the app in this process, whatever the host asked for. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Sends the events that are due; answers how many were accepted. */
  deliverDue(): Promise<number>
  /** Takes a person out of what is kept of their payments. */
  forget(person: Forgotten): Promise<number>
  fail(operacion: string, falla: Fault, veces?: number): Promise<void>
  /** A holder disputes a payment, or a part of it; answers the id of the dispute. */
  openDispute(of: ({ payment_intent: string } | { charge: string }) & { amount?: number }): Promise<string>
  closeDispute(id: string, end: DisputeEnd): Promise<void>
  endRefund(id: string, end: RefundEnd): Promise<void>
  /** A payout, a fee, or what else moves the balance beside sales; below zero where it leaves. */
  moveBalance(of: {
    reporting_category: 'payout' | 'payout_reversal' | 'fee' | 'other_adjustment'
    amount: number
    fee?: number
  }): Promise<void>
}

const STALL_MS = 30_000

/** The built-in payment counterpart: Stripe's API, its pages and its signed events, all state in our tables. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const env: Environment = { ...options, testCalls: options.testCalls ?? false, stallMs: options.stallMs ?? STALL_MS }
  const app = new Hono()
    .use(limitBodies)
    .route('/', createApi(env))
    .route('/', createPages(env))
    .route('/', createTestCalls(env))
  const mounted = new Hono().route(PATH, app)
  const acts = createActs(env)
  return {
    app,
    fetch: (input, init) => fetchInProcess(mounted, new Request(input, init)),
    deliverDue: () => deliverDue(env),
    forget: (person) => forget(env, person),
    fail: (operacion, falla, veces) => insertFault(env.db, operacion, falla, veces),
    openDispute: async ({ amount, ...of }) =>
      (
        (await acts.openDispute({ ...of, ...(amount !== undefined && { amount: String(amount) }) })).body as {
          id: string
        }
      ).id,
    closeDispute: async (id, end) => void (await acts.closeDispute(id, end)),
    endRefund: async (id, end) => void (await acts.endRefund(id, end)),
    moveBalance: async ({ reporting_category, amount, fee = 0 }) =>
      void (await acts.moveBalance({ reporting_category, amount: String(amount), fee: String(fee) })),
  }
}

function fetchInProcess(mounted: Hono, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const inside = new Request(
    new URL((pathname.startsWith(PATH) ? '' : PATH) + pathname + search, 'http://sandbox'),
    request,
  )
  const gone = new Promise<never>((_, fail) => {
    request.signal.addEventListener('abort', () => fail(request.signal.reason), { once: true })
  })
  return Promise.race([Promise.resolve(mounted.fetch(inside)), gone])
}
