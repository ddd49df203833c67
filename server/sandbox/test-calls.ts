import { Hono, type Context } from 'hono'
import { checkCaller } from './api.ts'
import { moveBalance } from './balance.ts'
import { deliverDue, deliverSoon } from './deliver.ts'
import { closeDispute, openDispute, type DisputeEnd } from './disputes.ts'
import { insertFault, isFault } from './faults.ts'
import { parseForm, type Fields } from './form-encoding.ts'
import { endRefund, type RefundEnd } from './refunds.ts'
import type { Environment, Scope } from './scope.ts'
import { reject, StripeError, type Answer } from './stripe-error.ts'

type Act = (fields: Fields, id: string) => Promise<Answer>

/** What only a test asks for: faults, disputes, refunds that end later. With our key, and never in production. */
export function createTestCalls(env: Environment): Hono {
  const app = new Hono()
  const serve = (path: string, act: Act) =>
    app.post(path, async (c) => {
      try {
        if (!env.testCalls) return c.notFound()
        checkCaller(env, c)
        const { status, body } = await act(await readFields(c), c.req.param('id') ?? '')
        return c.json(body as object, status as 200)
      } catch (error) {
        if (!(error instanceof StripeError)) throw error
        return c.json(error.answer.body as object, error.status as 400)
      }
    })
  const acts = createActs(env)
  serve('/_pruebas/fallas', async ({ operacion, falla, veces = '1' }) => {
    if (typeof operacion !== 'string' || !isFault(falla) || !/^[1-9]\d{0,3}$/.test(String(veces)))
      reject('`operacion`, `falla` and `veces` are needed.')
    await insertFault(env.db, operacion, falla, Number(veces))
    return { status: 200, body: { operacion, falla, veces: Number(veces) } }
  })
  serve('/_pruebas/entregas', async () => ({ status: 200, body: { entregados: await deliverDue(env) } }))
  serve('/_pruebas/contracargos', (fields) => acts.openDispute(fields))
  serve('/_pruebas/contracargos/:id/cerrar', ({ resultado }, id) =>
    acts.closeDispute(id, resultado === 'won' ? 'won' : 'lost'),
  )
  serve('/_pruebas/reembolsos/:id/terminar', ({ resultado }, id) =>
    acts.endRefund(id, resultado === 'failed' ? 'failed' : 'succeeded'),
  )
  serve('/_pruebas/saldo', (fields) => acts.moveBalance(fields))
  return app
}

/** The same acts for a test in this process. */
export function createActs(env: Environment) {
  const run = async (act: (scope: Scope) => Promise<Answer>): Promise<Answer> => {
    const answer = await env.transaction((tx) =>
      act({ tx, now: env.now(), baseUrl: env.baseUrl, requestId: null, idempotencyKey: null }),
    )
    await deliverSoon(env)
    return answer
  }
  return {
    openDispute: (fields: Fields) => run((scope) => openDispute(scope, fields)),
    closeDispute: (id: string, end: DisputeEnd) => run((scope) => closeDispute(scope, id, end)),
    endRefund: (id: string, end: RefundEnd) => run((scope) => endRefund(scope, id, end)),
    moveBalance: (fields: Fields) => run((scope) => moveBalance(scope, fields)),
  }
}

async function readFields(c: Context): Promise<Fields> {
  const body = await c.req.text()
  if (!c.req.header('content-type')?.startsWith('application/json')) return parseForm(body)
  const read: unknown = JSON.parse(body || '{}')
  return read && typeof read === 'object' ? (read as Fields) : {}
}
