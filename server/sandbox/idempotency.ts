import type { Db, Tx } from './store.ts'
import { StripeError, type Answer } from './stripe-error.ts'

const FORGOTTEN_MS = 24 * 3600_000
const ABANDONED_MS = 60_000

/**
 * Takes the key before the work begins, in a statement of its own, so that a second request sees it at once; the answer is
 * written with the effect. Answers the first answer, if there is one already.
 */
export async function claimKey(
  db: Db,
  claim: { clave: string; huella: string; now: Date },
): Promise<Answer | undefined> {
  const { clave, huella, now } = claim
  const before = (ms: number) => new Date(now.getTime() - ms)
  const taken = await db
    .insertInto('sandboxClaves')
    .values({ clave, huella, createdAt: now })
    .onConflict((key) =>
      key
        .column('clave')
        .doUpdateSet({ huella, estado: null, respuesta: null, createdAt: now })
        .where((eb) =>
          eb.or([
            eb('sandboxClaves.createdAt', '<', before(FORGOTTEN_MS)),
            eb.and([
              eb('sandboxClaves.estado', 'is', null),
              eb('sandboxClaves.huella', '=', huella),
              eb('sandboxClaves.createdAt', '<', before(ABANDONED_MS)),
            ]),
          ]),
        ),
    )
    .returning('clave')
    .executeTakeFirst()
  return taken ? undefined : replay(db, clave, huella)
}

async function replay(db: Db, clave: string, huella: string): Promise<Answer> {
  const first = await db.selectFrom('sandboxClaves').selectAll().where('clave', '=', clave).executeTakeFirst()
  if (first && first.huella !== huella) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${clave}' if you meant to execute a different request.`,
    })
  }
  if (!first || first.estado === null) {
    throw new StripeError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotent Key. Please try again later.',
    })
  }
  return { status: first.estado, body: first.respuesta, headers: { 'idempotent-replayed': 'true' } }
}

export async function completeKey(tx: Tx, clave: string, { status, body }: Answer): Promise<void> {
  await tx
    .updateTable('sandboxClaves')
    .set({ estado: status, respuesta: JSON.stringify(body) })
    .where('clave', '=', clave)
    .execute()
}

/** Nothing happened: the key may be used again. */
export async function releaseKey(db: Db, clave: string): Promise<void> {
  await db.deleteFrom('sandboxClaves').where('clave', '=', clave).where('estado', 'is', null).execute()
}
