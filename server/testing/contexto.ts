import { VISITANTE, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import { AHORA } from './datos.ts'

/** A context for use cases that need the database and the clock alone; what else they reach for is missing. */
export function unCtx({ db, transaction }: Opened<Database>, rest: Partial<Ctx> = {}): Ctx {
  const missing = (name: string) => () => { throw new Error(`this test gives no ${name}`) }
  return {
    db, transaction, now: AHORA, actor: VISITANTE, settings: readSettings({ NODE_ENV: 'test' }), requestId: 'prueba', address: null, idempotencyKey: null,
    enqueue: missing('enqueue'), secretos: {} as Ctx['secretos'], psp: {} as Ctx['psp'], ...rest,
  }
}
