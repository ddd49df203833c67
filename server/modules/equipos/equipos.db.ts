import { type RawBuilder, sql } from 'kysely'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { papelesCon } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { sigueComo } from '#server/sigue-en-el-equipo.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

/** Rows of one team; experiencias stand as `e`. */
const suyas = ({ anfitrionId, proveedorId }: Ofrecida): RawBuilder<boolean> =>
  anfitrionId ? sql`anfitrion_id = ${anfitrionId}::uuid` : sql`proveedor_id = ${proveedorId}::uuid`
const ofrecidas = ({ anfitrionId, proveedorId }: Ofrecida): RawBuilder<boolean> =>
  anfitrionId ? sql`e.anfitrion_id = ${anfitrionId}::uuid` : sql`e.proveedor_id = ${proveedorId}::uuid`

/** The host, as one of their team. */
export const findTitular = (db: Db | Tx, anfitrionId: string) =>
  db
    .selectFrom('anfitriones as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuarioId')
    .select([
      'a.id',
      'a.usuarioId',
      sql<string>`'dueno'`.as('papel'),
      sql<Date | null>`null::timestamptz`.as('activadaEn'),
      'a.createdAt',
      'u.nombre',
      'u.email',
    ])
    .where('a.id', '=', anfitrionId)
    .executeTakeFirstOrThrow()

interface Invitacion extends Ofrecida {
  id: string
  email: string
  papel: RolProveedor
  tokenHash: Uint8Array
  invitadaPor: string
  expiraEn: Date
  createdAt: Date
}

/** False where that address has an open one already. */
export async function insertInvitacion(tx: Tx, row: Invitacion): Promise<boolean> {
  return (
    (await tx
      .insertInto('invitaciones')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** Whether whoever invited may still invite; invitaciones stand as `i`. */
const INVITA_QUIEN_PUEDE = sigueComo(
  sql.ref('i.invitadaPor'),
  { anfitrionId: sql.ref('i.anfitrionId'), proveedorId: sql.ref('i.proveedorId') },
  papelesCon('equipo'),
)

const abiertas = (db: Db | Tx) =>
  db
    .selectFrom('invitaciones as i')
    .where('aceptadaEn', 'is', null)
    .where('anuladaEn', 'is', null)
    .where(INVITA_QUIEN_PUEDE)

export const listInvitaciones = (db: Db | Tx, operador: Ofrecida, now: Date) =>
  abiertas(db)
    .select(['id', 'email', 'papel', 'expiraEn'])
    .where(suyas(operador))
    .where('expiraEn', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Those whose time ran out, or whose author left, make room for another one to the same address. */
export async function anularVencidas(tx: Tx, operador: Ofrecida, now: Date): Promise<void> {
  await tx
    .updateTable('invitaciones as i')
    .set({ anuladaEn: now })
    .where(suyas(operador))
    .where('aceptadaEn', 'is', null)
    .where('anuladaEn', 'is', null)
    .where((eb) => eb.or([eb('expiraEn', '<=', now), eb.not(INVITA_QUIEN_PUEDE)]))
    .execute()
}

export async function anularInvitacionDe(tx: Tx, operador: Ofrecida, id: string, now: Date): Promise<boolean> {
  return (
    (await tx
      .updateTable('invitaciones')
      .set({ anuladaEn: now })
      .where('id', '=', id)
      .where(suyas(operador))
      .where('aceptadaEn', 'is', null)
      .where('anuladaEn', 'is', null)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

const conOperador = (db: Db | Tx) =>
  db
    .selectFrom('invitaciones as i')
    .leftJoin('proveedores as p', 'p.id', 'i.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'i.anfitrionId')
    .select([
      'i.id',
      'i.proveedorId',
      'i.anfitrionId',
      'i.email',
      'i.papel',
      sql<string>`coalesce(p.nombre_comercial, a.nombre)`.as('operador'),
    ])

export const findParaCorreo = (db: Db, id: string) =>
  conOperador(db).where('i.id', '=', id).where('i.anuladaEn', 'is', null).where(INVITA_QUIEN_PUEDE).executeTakeFirst()

export async function findInvitacion(db: Db | Tx, tokenHash: Uint8Array, now: Date) {
  return conOperador(db)
    .where('i.tokenHash', '=', tokenHash)
    .where('i.aceptadaEn', 'is', null)
    .where('i.anuladaEn', 'is', null)
    .where('i.expiraEn', '>', now)
    .where(INVITA_QUIEN_PUEDE)
    .executeTakeFirst()
}

/** False where somebody was quicker, or whoever invited was put out meanwhile. */
export async function usarInvitacion(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await tx
      .updateTable('invitaciones as i')
      .set({ aceptadaEn: now })
      .where('id', '=', id)
      .where('aceptadaEn', 'is', null)
      .where('anuladaEn', 'is', null)
      .where(INVITA_QUIEN_PUEDE)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export interface SalidaRow {
  salidaId: string
  nombreExperiencia: string
  inicioUtc: Date
  zona: string
  viajeros: number
  guiaId: string | null
  guiaNombre: string | null
}

interface Tramo {
  limit: number
  offset: number
}

interface Pedido {
  operador: Ofrecida
  guiaId: string | null
  now: Date
}

const proximas = ({ operador, guiaId, now }: Pedido) => sql`
  from salidas s join experiencias e on e.id = s.experiencia_id left join guias_de_salidas g on g.salida_id = s.id
  where ${ofrecidas(operador)} and s.fin_utc >= ${now} and s.estado <> 'cancelada' and (${guiaId}::uuid is null or g.guia_id = ${guiaId}::uuid)`

export async function listSalidas(db: Db, pedido: Pedido, { limit, offset }: Tramo): Promise<SalidaRow[]> {
  const { rows } = await sql<SalidaRow>`
    select s.id as salida_id, e.nombre_experiencia, s.inicio_utc, s.zona, g.guia_id, (select u.nombre from usuarios u where u.id = g.guia_id) as guia_nombre,
      (select coalesce(sum(r.plazas), 0)::int from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada', 'realizada')) as viajeros
    ${proximas(pedido)} order by s.inicio_utc, s.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countSalidas(db: Db, pedido: Pedido): Promise<number> {
  return (await sql<{ n: number }>`select count(*)::int as n ${proximas(pedido)}`.execute(db)).rows[0]!.n
}

export async function esSalidaDe(db: Db | Tx, salidaId: string, operador: Ofrecida): Promise<boolean> {
  return (
    (await db
      .selectFrom('salidas as s')
      .innerJoin('experiencias as e', 'e.id', 's.experienciaId')
      .select('s.id')
      .where('s.id', '=', salidaId)
      .where(ofrecidas(operador))
      .executeTakeFirst()) !== undefined
  )
}

export async function saveGuia(
  tx: Tx,
  { salidaId, guiaId, asignadoPor, now }: { salidaId: string; guiaId: string | null; asignadoPor: string; now: Date },
): Promise<void> {
  if (guiaId === null) return void (await tx.deleteFrom('guiasDeSalidas').where('salidaId', '=', salidaId).execute())
  const cambio = { guiaId, asignadoPor, createdAt: now }
  await tx
    .insertInto('guiasDeSalidas')
    .values({ salidaId, ...cambio })
    .onConflict((oc) => oc.column('salidaId').doUpdateSet(cambio))
    .execute()
}

/** Whoever leaves a team leads none of its departures to come. */
export async function soltarSalidas(tx: Tx, operador: Ofrecida, guiaId: string): Promise<void> {
  await tx
    .deleteFrom('guiasDeSalidas')
    .where('guiaId', '=', guiaId)
    .where(
      'salidaId',
      'in',
      tx
        .selectFrom('salidas as s')
        .innerJoin('experiencias as e', 'e.id', 's.experienciaId')
        .select('s.id')
        .where(ofrecidas(operador)),
    )
    .execute()
}

export async function deleteInvitacionesDe(tx: Tx, operador: Ofrecida): Promise<void> {
  await tx.deleteFrom('invitaciones').where(suyas(operador)).execute()
}

/** Those that ended before a moment, however they did. */
export async function deleteInvitacionesTerminadas(db: Db, antesDe: Date): Promise<void> {
  await db
    .deleteFrom('invitaciones')
    .where((eb) => eb.or([eb('aceptadaEn', '<', antesDe), eb('anuladaEn', '<', antesDe), eb('expiraEn', '<', antesDe)]))
    .execute()
}

/** Of whoever leaves for good: they lead no departure to come, and nobody reads where they were invited. */
export async function olvidarEnEquipos(
  tx: Tx,
  { persona, seudonimo, now }: { persona: Persona; seudonimo: string; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('guiasDeSalidas')
    .where('guiaId', '=', persona.usuarioId)
    .where('salidaId', 'in', tx.selectFrom('salidas').select('id').where('finUtc', '>', now))
    .execute()
  await tx
    .updateTable('invitaciones')
    .set({
      email: seudonimo,
      anuladaEn: sql`case when aceptada_en is null then coalesce(anulada_en, ${now}) else anulada_en end`,
    })
    .where(bajoSuCorreo(persona, 'email'))
    .execute()
}
