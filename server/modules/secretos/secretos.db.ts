import type { Db } from '#server/ctx.ts'

/** The stored value, or `fresh` kept from now on: every process of one database shares it. */
export async function takeSecreto(db: Db, nombre: string, fresh: Uint8Array): Promise<Uint8Array> {
  await db
    .insertInto('secretos')
    .values({ nombre, valor: fresh })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return (await db.selectFrom('secretos').select('valor').where('nombre', '=', nombre).executeTakeFirstOrThrow()).valor
}
