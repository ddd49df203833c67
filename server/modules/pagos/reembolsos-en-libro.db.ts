import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { ReembolsoRow } from './reembolsos.db.ts'

/** What a refund is booked by, one that somebody made at the provider while it waited for a transfer, and what a bank returned; the last two are the names that those of gift cards and of plans had before they all went one way. */
const CLAVES = ['hecho:', 'devuelto:', 'reconocido:', 'regalo-devuelto:', 'suscripcion-devolucion:'] as const

/** The name of a step that a refund takes again each time that its bank has sent it back. */
export const claveDeVuelta = (
  paso: 'devuelto' | 'devuelto_por_transferir' | 'reconocido',
  { id, vueltas }: Pick<ReembolsoRow, 'id' | 'vueltas'>,
): string => (vueltas === 0 ? `${paso}:${id}` : `${paso}:${id}:${vueltas}`)

/** Names one time that it was given back, for what is told of it once. */
export const vezDada = ({ id, via, vueltas }: Pick<ReembolsoRow, 'id' | 'via' | 'vueltas'>): string =>
  `${id}:${via}${vueltas === 0 ? '' : `:${vueltas}`}`

/** What the provider gave back of a refund as the ledger says it, as SQL: below zero while it is given. `id`: ours, an expression. A series is reckoned as a thousand rows, an array as ten. */
export const enLibroDe = (
  id: string,
): string => `coalesce((select sum(apunte.monto) from movimientos movimiento join apuntes apunte on apunte.movimiento_id = movimiento.id and apunte.cuenta = 'psp' where movimiento.clave = any(array(
  select paso || ${id} || case vez when 0 then '' else ':' || vez end from unnest(array[${CLAVES.map((clave) => `'${clave}'`).join(', ')}]) paso, unnest(array(select generate_series(0, coalesce((select propio.vueltas from reembolsos propio where propio.id = ${id}), 0)))) vez))), 0)`

/** Whether the ledger says that the provider gave a refund back, and still does. `id`: an expression. */
export const dadoEnLibro = (id: string): RawBuilder<boolean> => sql.raw(`${enLibroDe(id)} < 0`)

export async function loDaElLibro(db: Db | Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{
    dado: boolean
  }>`select ${dadoEnLibro('r.id')} as dado from reembolsos r where r.id = ${id}`.execute(db)
  return rows[0]?.dado ?? false
}
