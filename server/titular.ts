import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Secretos } from '#server/ports.ts'

/** An address that somebody confirmed, and while it was theirs: before, and after they moved to another, it may have been somebody else's. */
export interface Direccion {
  correo: string
  /** Its seal, by which what was answered is still known to be theirs. */
  huella: string
  desde: Date | null
  hasta: Date | null
}

/** Whose: the bookings that an account made for itself, with those made as a guest under an address of theirs, or the one that a guest holds the link of. */
export type Titular = { usuarioId: string; direcciones?: readonly Direccion[] } | { reservaId: string }

/** Somebody with an account, and what they left here without it: under the addresses that they confirmed, of today and of before. One that was only typed is none. */
export interface Persona {
  usuarioId: string
  direcciones: readonly Direccion[]
}

export const huellaDeCorreo = ({ sellar }: Pick<Secretos, 'sellar'>, correo: string): string =>
  sellar(`correo:${correo}`)

export async function personaDe(db: Db | Tx, secretos: Pick<Secretos, 'sellar'>, usuarioId: string): Promise<Persona> {
  const { rows } = await sql<{ correo: string; desde: Date | null; hasta: Date | null }>`
    select d.email as correo, d.hasta, (select max(o.dejado_en) from correos_anteriores o where o.email = d.email and o.usuario_id <> ${usuarioId} and o.dejado_en <= d.confirmado_en) as desde
    from (select email, email_verificado_en as confirmado_en, null::timestamptz as hasta from usuarios where id = ${usuarioId} and email_verificado_en is not null
      union all select email, confirmado_en, dejado_en from correos_anteriores where usuario_id = ${usuarioId}) d
    order by d.hasta desc nulls first`.execute(db)
  return { usuarioId, direcciones: rows.map((fila) => ({ ...fila, huella: huellaDeCorreo(secretos, fila.correo) })) }
}

type ConDirecciones = Pick<Persona, 'direcciones'>

/** What bears an address of theirs, and was made while it was. */
export const bajoSuCorreo = (
  de: ConDirecciones,
  columna: string | RawBuilder<string>,
  creada = 'createdAt',
): RawBuilder<boolean> => alguna(de, 'correo', columna, creada)

/** The same of what was answered since, and bears its seal alone. */
export const bajoSuHuella = (de: ConDirecciones, columna: string, creada = 'createdAt'): RawBuilder<boolean> =>
  alguna(de, 'huella', columna, creada)

function alguna(
  { direcciones }: ConDirecciones,
  que: 'correo' | 'huella',
  columna: string | RawBuilder<string>,
  creada: string,
): RawBuilder<boolean> {
  if (direcciones.length === 0) return sql<boolean>`false`
  const dicha = typeof columna === 'string' ? sql.ref(columna) : columna
  const partes = direcciones.map(
    ({ desde, hasta, [que]: valor }) =>
      sql`(${dicha} = ${valor}${desde ? sql` and ${sql.ref(creada)} > ${desde}` : sql``}${hasta ? sql` and ${sql.ref(creada)} <= ${hasta}` : sql``})`,
  )
  return sql<boolean>`(${sql.join(partes, sql` or `)})`
}

/** The ids of those bookings, for `where … in`. What an account bought for a company is the company's. */
export const reservasDe = (db: Db | Tx, de: Titular) => {
  const ids = db.selectFrom('reservas').select('id')
  if ('reservaId' in de) return ids.where('id', '=', de.reservaId)
  const { usuarioId, direcciones = [] } = de
  return ids.where((eb) =>
    eb.and([
      eb('empresaId', 'is', null),
      eb.or([
        eb('usuarioId', '=', usuarioId),
        eb.and([eb('usuarioId', 'is', null), bajoSuCorreo({ direcciones }, 'contactoEmail')]),
      ]),
    ]),
  )
}

/** The ids of all that an account bought, for a company too: the card that paid may be theirs. */
export const compradasPor = (db: Db | Tx, usuarioId: string) =>
  db.selectFrom('reservas').select('id').where('usuarioId', '=', usuarioId)

/** As a reseller wrote it, in any case of letters. */
export const CORREO_DE_CONTACTO = sql<string>`lower(contacto ->> 'emailAddress')`

/** The account's own name, in any case of letters. */
const enSuNombre = (usuarioId: string) =>
  sql<boolean>`lower(trim(contacto_nombre)) in (select unnest(array[lower(trim(nombre)), lower(trim(nombre || ' ' || coalesce(apellido, '')))]) from usuarios where id = ${usuarioId})`

/** The ids of bookings that a company made for them, under a confirmed address of theirs: who travels is theirs, the money is the company's. Of what they bought for it themselves, those in their name. */
export const viajesDe = (db: Db | Tx, de: Titular) => {
  const ids = db.selectFrom('reservas').select('id').where('empresaId', 'is not', null)
  if ('reservaId' in de) return ids.where(sql<boolean>`false`)
  const persona = { direcciones: de.direcciones ?? [] }
  const revendidas = db.selectFrom('reventas').select('reservaId').where(bajoSuCorreo(persona, CORREO_DE_CONTACTO))
  return ids
    .where((eb) => eb.or([bajoSuCorreo(persona, 'contactoEmail'), eb('id', 'in', revendidas)]))
    .where((eb) => eb.or([eb('usuarioId', 'is distinct from', de.usuarioId), enSuNombre(de.usuarioId)]))
}

/** The ids of what they bought for a company in the name of a client and under an address of their own: that address alone is theirs. */
export const conSuCorreo = (db: Db | Tx, { usuarioId, direcciones }: Persona) =>
  compradasPor(db, usuarioId)
    .where('empresaId', 'is not', null)
    .where(bajoSuCorreo({ direcciones }, 'contactoEmail'))
    .where((eb) => eb.not(enSuNombre(usuarioId)))

/** What stands in the name of whoever is erased. */
export const idDe = (de: Titular): string => ('usuarioId' in de ? de.usuarioId : de.reservaId)
