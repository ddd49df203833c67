import type { Context } from 'hono'
import type { Ctx, Db } from '#server/ctx.ts'
import type { Settings } from '#server/platform/env.ts'
import type { Secretos } from '#server/ports.ts'

/** What the HTTP edge is given by `main.ts`. */
export interface Deps {
  db: Db
  settings: Settings
  secretos: Secretos
  /** The parts of a context that do not change from request to request. */
  ctx: Omit<Ctx, 'actor' | 'now' | 'requestId' | 'address' | 'spokenFor' | 'agent' | 'idempotencyKey' | 'cuerpo'>
  now(): Date
  address(c: Context): string | null
  /** Whom an unnamed proxy on this machine says it speaks for. */
  spokenFor(c: Context): string | null
  closing(): boolean
  /** In tests: every answer is held against the contract. */
  checkOutputs: boolean
  /** How long a call may take; tests do not wait that long. */
  requestMs?: number
}
