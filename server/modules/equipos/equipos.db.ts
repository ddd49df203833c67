import { sql } from 'kysely'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import type { Db, Tx } from '#server/ctx.ts'

interface Invitacion {
  id: string
  proveedorId: string
  email: string
  papel: RolProveedor
  tokenHash: Uint8Array
  invitadaPor: string
  expiraEn: Date
  createdAt: Date
}

/** False where that address has an open one already. */
export async function insertInvitacion(tx: Tx, row: Invitacion): Promise<boolean> {
  return (await tx.insertInto('invitaciones').values(row).onConflict((oc) => oc.doNothing()).returning('id').executeTakeFirst()) !== undefined
}

const abiertas = (db: Db | Tx) => db.selectFrom('invitaciones').where('aceptadaEn', 'is', null).where('anuladaEn', 'is', null)

export const listInvitaciones = (db: Db | Tx, proveedorId: string, now: Date) =>
  abiertas(db).select(['id', 'email', 'papel', 'expiraEn']).where('proveedorId', '=', proveedorId).where('expiraEn', '>', now).orderBy('createdAt').orderBy('id').execute()

/** Those whose time ran out make room for another one to the same address. */
export async function anularVencidas(tx: Tx, proveedorId: string, now: Date): Promise<void> {
  await tx.updateTable('invitaciones').set({ anuladaEn: now }).where('proveedorId', '=', proveedorId).where('aceptadaEn', 'is', null).where('anuladaEn', 'is', null).where('expiraEn', '<=', now).execute()
}

export async function anularInvitacionDe(tx: Tx, proveedorId: string, id: string, now: Date): Promise<boolean> {
  return (await tx.updateTable('invitaciones').set({ anuladaEn: now }).where('id', '=', id).where('proveedorId', '=', proveedorId).where('aceptadaEn', 'is', null).where('anuladaEn', 'is', null).returning('id').executeTakeFirst()) !== undefined
}

export async function findInvitacion(db: Db | Tx, tokenHash: Uint8Array, now: Date) {
  return db
    .selectFrom('invitaciones as i')
    .innerJoin('proveedores as p', 'p.id', 'i.proveedorId')
    .select(['i.id', 'i.proveedorId', 'i.email', 'i.papel', 'p.nombreComercial'])
    .where('i.tokenHash', '=', tokenHash)
    .where('i.aceptadaEn', 'is', null)
    .where('i.anuladaEn', 'is', null)
    .where('i.expiraEn', '>', now)
    .executeTakeFirst()
}

/** False where somebody was quicker. */
export async function usarInvitacion(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await tx.updateTable('invitaciones').set({ aceptadaEn: now }).where('id', '=', id).where('aceptadaEn', 'is', null).where('anuladaEn', 'is', null).returning('id').executeTakeFirst()) !== undefined
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

const proximas = (proveedorId: string, guiaId: string | null, now: Date) => sql`
  from salidas s join experiencias e on e.id = s.experiencia_id left join guias_de_salidas g on g.salida_id = s.id
  where e.proveedor_id = ${proveedorId} and s.fin_utc >= ${now} and s.estado <> 'cancelada' and (${guiaId}::uuid is null or g.guia_id = ${guiaId}::uuid)`

export async function listSalidas(db: Db, { proveedorId, guiaId, now }: { proveedorId: string; guiaId: string | null; now: Date }, { limit, offset }: Tramo): Promise<SalidaRow[]> {
  const { rows } = await sql<SalidaRow>`
    select s.id as salida_id, e.nombre_experiencia, s.inicio_utc, s.zona, g.guia_id, (select u.nombre from usuarios u where u.id = g.guia_id) as guia_nombre,
      (select coalesce(sum(r.plazas), 0)::int from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada', 'realizada')) as viajeros
    ${proximas(proveedorId, guiaId, now)} order by s.inicio_utc, s.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countSalidas(db: Db, { proveedorId, guiaId, now }: { proveedorId: string; guiaId: string | null; now: Date }): Promise<number> {
  return (await sql<{ n: number }>`select count(*)::int as n ${proximas(proveedorId, guiaId, now)}`.execute(db)).rows[0]!.n
}

export async function esSalidaDe(db: Db | Tx, salidaId: string, proveedorId: string): Promise<boolean> {
  return (await db.selectFrom('salidas as s').innerJoin('experiencias as e', 'e.id', 's.experienciaId').select('s.id').where('s.id', '=', salidaId).where('e.proveedorId', '=', proveedorId).executeTakeFirst()) !== undefined
}

export async function saveGuia(tx: Tx, { salidaId, guiaId, asignadoPor, now }: { salidaId: string; guiaId: string | null; asignadoPor: string; now: Date }): Promise<void> {
  if (guiaId === null) return void (await tx.deleteFrom('guiasDeSalidas').where('salidaId', '=', salidaId).execute())
  const cambio = { guiaId, asignadoPor, createdAt: now }
  await tx.insertInto('guiasDeSalidas').values({ salidaId, ...cambio }).onConflict((oc) => oc.column('salidaId').doUpdateSet(cambio)).execute()
}

/** Whoever leaves a team leads none of its departures to come. */
export async function soltarSalidas(tx: Tx, proveedorId: string, guiaId: string): Promise<void> {
  await tx
    .deleteFrom('guiasDeSalidas')
    .where('guiaId', '=', guiaId)
    .where('salidaId', 'in', tx.selectFrom('salidas as s').innerJoin('experiencias as e', 'e.id', 's.experienciaId').select('s.id').where('e.proveedorId', '=', proveedorId))
    .execute()
}
