import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Ctx } from '#server/ctx.ts'
import { leer, sumar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'

const VENTANA = 15 * 60
// Failed sign-ins per 15 minutes: from one address to one account, from one address to all, to one account from everywhere.
const MAX_DESDE_UNA = 5
const MAX_POR_DIRECCION = 20
const LIBRES_EN_TODAS = 50

const digest = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 22)

/** Many failures from many addresses only slow the account down: a stranger must not be able to lock its owner out. */
export async function esperarTurno(ctx: Ctx, email: string): Promise<void> {
  const { cuenta } = await leer(ctx.db, claveDeCuenta(email), VENTANA, ctx.now)
  if (cuenta > LIBRES_EN_TODAS) await setTimeout(Math.min(5000, 100 * 2 ** Math.floor((cuenta - LIBRES_EN_TODAS) / 10)))
}

/** Refuses before the password is looked at, so that guessing on gains nothing. */
export async function revisarFallos(ctx: Ctx, email: string): Promise<void> {
  for (const [clave, max] of claves(ctx, email)) {
    const { cuenta, restan } = await leer(ctx.db, clave, VENTANA, ctx.now)
    if (cuenta >= max) refuse('demasiados-intentos', { retryAfterSeconds: restan })
  }
}

export async function contarFallo(ctx: Ctx, email: string): Promise<void> {
  for (const clave of [...claves(ctx, email).map(([clave]) => clave), claveDeCuenta(email)])
    await sumar(ctx.db, clave, VENTANA, ctx.now)
}

const claveDeCuenta = (email: string): string => `ingreso:${digest(email)}`

function claves(ctx: Ctx, email: string): [string, number][] {
  const cuenta = digest(email)
  // A proxy that nobody named is not believed, and does not open the door wider than it would be to the one it speaks for.
  const desde = ctx.address ?? ctx.spokenFor
  return [
    [`ingreso:${cuenta}:${ctx.address ?? 'local'}`, MAX_DESDE_UNA],
    ...(desde ? ([[`ingreso-desde:${desde}`, MAX_POR_DIRECCION]] as [string, number][]) : []),
  ]
}
