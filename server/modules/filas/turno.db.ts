import { sql } from 'kysely'
import type { EnFila } from '#domain/espera/oferta.ts'
import type { Tx } from '#server/ctx.ts'

/** Where somebody stands in the line of a salida, and what was offered to them and not paid yet. */
export interface Turno {
  esperas: string[]
  ofertas: { id: string; plazas: number }[]
}

/** Of an account: what it asked for, and what was asked for with the address that it has proved to be its own. An address that is only typed proves nothing. */
export async function findTurno(tx: Tx, salidaId: string, usuarioId: string | null, now: Date): Promise<Turno> {
  if (usuarioId === null) return { esperas: [], ofertas: [] }
  const { rows } = await sql<{ id: string; oferta: string | null; plazas: number | null }>`
    select w.id, r.id as oferta, r.plazas from esperas w
    left join reservas r on r.id = w.reserva_id and r.estado = 'pendiente' and r.ocupa_hasta > ${now}
    where w.salida_id = ${salidaId}::uuid and (w.estado = 'en_espera' or (w.estado = 'ofrecida' and not w.por_su_cuenta and r.id is not null))
      and (w.usuario_id = ${usuarioId}::uuid or (w.usuario_id is null and exists (select from usuarios u where u.id = ${usuarioId}::uuid and u.email = w.contacto_email and u.email_verificado_en is not null)))
    order by w.en_fila_desde, w.id`.execute(tx)
  return {
    esperas: rows.map(({ id }) => id),
    ofertas: rows.flatMap(({ oferta, plazas }) => (oferta ? [{ id: oferta, plazas: plazas! }] : [])),
  }
}

/** Who stands in the line of a salida, who waited longest first, with where these stand in it. */
export async function listFila(tx: Tx, salidaId: string, esperas: readonly string[]): Promise<EnFila[]> {
  const { rows } = await sql<EnFila>`
    select w.plazas, w.id = any(${esperas}::uuid[]) as suya from esperas w
    where w.salida_id = ${salidaId}::uuid and (w.estado = 'en_espera' or w.id = any(${esperas}::uuid[])) order by w.en_fila_desde, w.id limit 200`.execute(
    tx,
  )
  return rows
}

/** They took places another way when it was their turn: from now on their place in the line is about that reserva, and ends as it does. */
export async function tomarPorSuCuenta(tx: Tx, { esperas }: Turno, reservaId: string, now: Date): Promise<void> {
  if (esperas.length === 0) return
  await tx
    .updateTable('esperas')
    .set({ estado: 'ofrecida', reservaId, porSuCuenta: true, updatedAt: now })
    .where('id', 'in', esperas)
    .where('estado', 'in', ['en_espera', 'ofrecida'])
    .execute()
}
