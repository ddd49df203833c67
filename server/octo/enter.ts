import type { Context } from 'hono'
import type { Actor, Ctx, Db } from '#server/ctx.ts'
import { actorDeClave } from '#server/modules/empresas/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { withinDeadline } from '#server/platform/deadline.ts'
import type { Settings } from '#server/platform/env.ts'
import { refuse } from '#server/refusal.ts'

/** What this edge is given by `program.ts`. */
export interface OctoDeps {
  db: Db
  settings: Settings
  ctx: Omit<Ctx, 'actor' | 'now' | 'requestId' | 'address' | 'agent' | 'idempotencyKey'>
  now(): Date
  address(c: Context): string | null
  /** How long an answer may take; tests do not wait that long. */
  requestMs?: number
}

export type Permiso = 'catalogo:leer' | 'reservas:escribir'

const PER_KEY = { max: 600, segundos: 60 }
const PER_STRANGER = { max: 60, segundos: 60 }

// docs/nunca.md 4.3.
const REQUEST_MS = 15_000
const LATE_SECONDS = 5

/** What takes too long and has changed nothing is given up: try again. */
export const inTime = <T>({ requestMs = REQUEST_MS }: OctoDeps, act: () => Promise<T>): Promise<T> =>
  withinDeadline(requestMs, act, () => refuse('servicio-ocupado', { retryAfterSeconds: LATE_SECONDS }))

/** The key, its scope, and how often it may ask; a stranger is counted by address. */
export async function enterWith(
  c: Context,
  permiso: Permiso | null,
  { db, settings, now, address }: OctoDeps,
): Promise<Actor> {
  const [, key = null] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '') ?? []
  const at = now()
  const actor = key === null ? null : await actorDeClave(db, key, { now: at, demo: settings.DEMO })
  if (!actor) {
    const from = address(c)
    if (from) await contar(db, `octo:${from}`, PER_STRANGER, at)
    return refuse(c.req.header('authorization') ? 'clave-api-invalida' : 'clave-api-requerida')
  }
  await contar(db, `clave:${actor.claveId}`, PER_KEY, at)
  if (permiso && !actor.permisos.includes(permiso)) refuse('clave-sin-permiso')
  return actor
}
