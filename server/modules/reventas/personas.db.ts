import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import { bajoSuCorreo, CORREO_DE_CONTACTO, type Persona } from '#server/titular.ts'
import { SIN_CONTACTO } from './unidades.ts'

const suyas = (db: Db | Tx, persona: Persona) =>
  db.selectFrom('reventas').select('reservaId').where(bajoSuCorreo(persona, CORREO_DE_CONTACTO))

const nombre = (tabla: string) =>
  sql`coalesce(${sql.ref(`${tabla}.contacto`)} ->> 'fullName', concat_ws(' ', ${sql.ref(`${tabla}.contacto`)} ->> 'firstName', ${sql.ref(`${tabla}.contacto`)} ->> 'lastName'))`

/** Places in a party that are theirs: by their address, or by the name that a booking under it bears. They have no date of their own. */
const lugaresSuyos = (
  persona: Persona,
) => sql<boolean>`exists (select from reventas v where v.reserva_id = reventa_unidades.reserva_id
  and (${bajoSuCorreo(persona, sql<string>`lower(reventa_unidades.contacto ->> 'emailAddress')`, 'v.createdAt')}
    or (${bajoSuCorreo(persona, sql<string>`lower(v.contacto ->> 'emailAddress')`, 'v.createdAt')} and ${nombre('reventa_unidades')} = ${nombre('v')})))`

/** What a reseller wrote of them; the references of the company stay, for its own accounts. Of its other travellers nothing changes. Answers in which bookings they were. */
export async function olvidarViajero(tx: Tx, persona: Persona, now: Date): Promise<string[]> {
  const contacto = JSON.stringify(SIN_CONTACTO)
  const lugares = await tx
    .updateTable('reventaUnidades')
    .set({ contacto })
    .where(lugaresSuyos(persona))
    .returning('reservaId')
    .execute()
  const enteras = await tx
    .updateTable('reventas')
    .set({ contacto, notas: null, motivo: null, updatedAt: now })
    .where('reservaId', 'in', suyas(tx, persona))
    .returning('reservaId')
    .execute()
  return [...new Set([...lugares, ...enteras].map(({ reservaId }) => reservaId))]
}

/** What resellers keep of them. */
export async function exportarReventas(db: Db, persona: Persona) {
  const contactos = await db
    .selectFrom('reventas')
    .select(['contacto', 'notas', 'createdAt as escritoEn'])
    .where('reservaId', 'in', suyas(db, persona))
    .orderBy('createdAt')
    .execute()
  const unidades = await db
    .selectFrom('reventaUnidades')
    .select(['tipo', 'contacto'])
    .where(lugaresSuyos(persona))
    .orderBy('uuid')
    .execute()
  return { viajesDeAgencias: contactos, lugaresDeAgencias: unidades }
}
