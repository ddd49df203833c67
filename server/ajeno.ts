import type { ErrorCode } from '#contract/errors.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'

type Tabla = keyof Database

interface Buscado {
  /** Where such things are kept. */
  de: Tabla | readonly Tabla[]
  id: string | readonly string[]
  /** Whose one's own are, where what one had, and has no more, is still kept. */
  salvo?: object
  desconocido: ErrorCode
  ajeno?: ErrorCode
}

/** What is not among one's own: of somebody else it is a 403, and nowhere at all a 404 (contract 3). Ids cannot be guessed, so this gives nothing away. */
export async function refuseAjeno(
  db: Db | Tx,
  { de, id, salvo = {}, desconocido, ajeno = 'sin-permiso' }: Buscado,
): Promise<never> {
  const ids = [id]
    .flat()
    .filter(esUuid)
    .map((uno) => uno.toLowerCase())
  for (const tabla of [de].flat())
    if (ids.length > 0 && (await hayDeOtro(db, tabla, ids, Object.entries(salvo)))) refuse(ajeno)
  return refuse(desconocido)
}

async function hayDeOtro(db: Db | Tx, tabla: Tabla, ids: string[], salvo: [string, unknown][]): Promise<boolean> {
  // Every table asked for has an id, and the columns of `salvo`.
  const buscados = db
    .selectFrom(tabla as 'sesiones')
    .select('id')
    .where('id', 'in', ids)
  const deOtro =
    salvo.length > 0
      ? buscados.where((eb) =>
          eb.or(salvo.map(([columna, mio]) => eb(columna as 'id', 'is distinct from', mio as string))),
        )
      : buscados
  return (await deOtro.limit(1).executeTakeFirst()) !== undefined
}
