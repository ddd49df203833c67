import type { Context } from 'hono'
import type { ApiFault } from '../faults.ts'
import type { Environment, Scope } from '../scope.ts'
import type { Tx } from '../store.ts'

/** Reads one field at a time of a posted form; a missing one is empty. */
export async function readPageForm(c: Context): Promise<(name: string) => string> {
  const form = new URLSearchParams(await c.req.text())
  return (name) => (form.get(name) ?? '').replaceAll('\0', '').slice(0, 200)
}

export function scopeOf(env: Environment, tx: Tx, fault?: ApiFault): Scope {
  return { tx, now: env.now(), baseUrl: env.baseUrl, requestId: null, idempotencyKey: null, fault }
}
