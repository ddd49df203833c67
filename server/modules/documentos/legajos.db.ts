import { randomUUID } from 'node:crypto'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Requisito } from '#contract/altas.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type LegajoRow = Selectable<Database['legajos']>

/** Whose it is, as both tables of operadores have it. */
export interface OperadorRow {
  id: string
  tipo: 'anfitrion' | 'proveedor'
  nombre: string
  estado: EstadoProveedor
  rut: string | null
  email: string
  telefono: string | null
}

const deQuien = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql<boolean>`anfitrion_id = ${anfitrionId}::uuid` : sql<boolean>`proveedor_id = ${proveedorId}::uuid`

export const findLegajo = (db: Db | Tx, operador: Ofrecida) =>
  db.selectFrom('legajos').selectAll().where(deQuien(operador)).executeTakeFirst()
const lockLegajo = (tx: Tx, id: string) =>
  tx.selectFrom('legajos').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The one of an operador, locked; made where there was none. */
export async function abrirLegajo(tx: Tx, { anfitrionId, proveedorId }: Ofrecida, now: Date): Promise<LegajoRow> {
  const ya = await findLegajo(tx, { anfitrionId, proveedorId })
  if (!ya)
    await tx
      .insertInto('legajos')
      .values({ id: randomUUID(), anfitrionId, proveedorId, createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.doNothing())
      .execute()
  return lockLegajo(tx, (ya ?? (await findLegajo(tx, { anfitrionId, proveedorId })))!.id)
}

export const updateLegajo = (tx: Tx, id: string, set: Updateable<Database['legajos']>, now: Date): Promise<LegajoRow> =>
  tx
    .updateTable('legajos')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function findOperador(
  db: Db | Tx,
  { anfitrionId, proveedorId }: Ofrecida,
): Promise<OperadorRow | undefined> {
  const { rows } = await sql<OperadorRow>`
    select a.id, 'anfitrion' as tipo, a.nombre, a.estado, a.rut, u.email, a.telefono from anfitriones a join usuarios u on u.id = a.usuario_id where a.id = ${anfitrionId}::uuid
    union all
    select p.id, 'proveedor', p.nombre_comercial, p.estado, p.rut, coalesce(p.email, ''), p.telefono from proveedores p where p.id = ${proveedorId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** Which of the two kinds an id is; null for neither. */
export async function findTipoDeOperador(db: Db | Tx, id: string): Promise<Ofrecida | null> {
  const { rows } = await sql<{
    tipo: string
  }>`select 'anfitrion' as tipo from anfitriones where id = ${id}::uuid union all select 'proveedor' from proveedores where id = ${id}::uuid`.execute(
    db,
  )
  if (!rows[0]) return null
  return rows[0].tipo === 'anfitrion' ? { anfitrionId: id, proveedorId: null } : { anfitrionId: null, proveedorId: id }
}

export async function tieneExperiencias(db: Db | Tx, operador: Ofrecida): Promise<boolean> {
  return (
    (await db.selectFrom('experiencias').select('id').where(deQuien(operador)).limit(1).executeTakeFirst()) !==
    undefined
  )
}

/** People to write to: the host, or the owners of a provider. */
export async function listDuenos(
  db: Db | Tx,
  { anfitrionId, proveedorId }: Ofrecida,
): Promise<{ usuarioId: string; email: string }[]> {
  const { rows } = await sql<{ usuarioId: string; email: string }>`
    select u.id as usuario_id, u.email from usuarios u where u.id in (
      select usuario_id from anfitriones where id = ${anfitrionId}::uuid
      union select usuario_id from membresias where proveedor_id = ${proveedorId}::uuid and papel = 'dueno') order by u.email`.execute(
    db,
  )
  return rows
}

/** What the rules in force ask of such an operador for these categories; once each, compulsory where any of them makes it so. */
export async function listRequisitos(
  db: Db | Tx,
  tipo: 'anfitrion' | 'proveedor',
  categorias: readonly string[],
): Promise<Requisito[]> {
  const { rows } = await sql<Requisito>`
    select tipo, min(nombre) as nombre, min(porque) as porque, min(tarea) as tarea, bool_or(con_vencimiento) as con_vencimiento, bool_or(obligatorio) as obligatorio
    from reglas_documentos where hasta is null and operador in ('*', ${tipo}) and categoria = any(${['*', ...categorias]}::text[])
    group by tipo order by min(id)`.execute(db)
  return rows
}

/** How many were sent in before this one and still wait. */
export async function countDelante(db: Db | Tx, enviadoEn: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from legajos l left join anfitriones a on a.id = l.anfitrion_id left join proveedores p on p.id = l.proveedor_id
    where l.enviado_en < ${enviadoEn} and coalesce(a.estado, p.estado) in ('Enviado', 'En revisión')`.execute(db)
  return rows[0]!.n
}

/** Of a company that closed: who answered for it, and how to reach them. What was checked of the company stays as long as its papers. */
export async function olvidarContacto(tx: Tx, operador: Ofrecida, now: Date): Promise<void> {
  await tx
    .updateTable('legajos')
    .set({ datos: sql`datos - 'sobre' - 'contacto' - 'registro' #- '{identidad,representante}'`, updatedAt: now })
    .where(deQuien(operador))
    .execute()
}

/** Of a host who erased their account: all that they declared. Their papers stay, sealed and without a name, until a year after they closed. */
export async function olvidarLegajoDe(tx: Tx, anfitrionId: string, now: Date): Promise<void> {
  const legajo = await tx
    .updateTable('legajos')
    .set({ datos: '{}', observaciones: '{}', cuenta: null, cuentaSellada: null, motivo: null, updatedAt: now })
    .where('anfitrionId', '=', anfitrionId)
    .returning('id')
    .executeTakeFirst()
  if (legajo)
    await tx
      .updateTable('documentos')
      .set({ nombre: 'documento', numero: null, observacion: null, fuente: null })
      .where('legajoId', '=', legajo.id)
      .execute()
}

/** What was declared by who left the market before then goes with their papers. */
export async function olvidarLegajos(db: Db, antesDe: Date): Promise<void> {
  await sql`
    update legajos l set datos = '{}', observaciones = '{}', cuenta = null, cuenta_sellada = null, motivo = null
    where l.datos <> '{}' and exists (select 1 from (select id, estado, updated_at from anfitriones union all select id, estado, updated_at from proveedores) o
      where o.id = coalesce(l.anfitrion_id, l.proveedor_id) and o.estado = 'Baja' and o.updated_at < ${antesDe})`.execute(
    db,
  )
}

/** What a host declared, and which papers we keep; of a provider it is the company's. */
export async function exportarLegajo(db: Db, usuarioId: string) {
  const suyo = db
    .selectFrom('legajos as l')
    .innerJoin('anfitriones as a', 'a.id', 'l.anfitrionId')
    .where('a.usuarioId', '=', usuarioId)
  const alta = await suyo
    .select(['l.numero', 'l.datos', 'l.cuenta', 'l.enviadoEn', 'l.decididoEn', 'l.createdAt as creadaEn'])
    .execute()
  const documentos = await suyo
    .innerJoin('documentos as d', 'd.legajoId', 'l.id')
    .select(['d.tipo', 'd.nombre', 'd.estado', 'd.numero', 'd.venceEn', 'd.verificadoEn', 'd.createdAt as subidoEn'])
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute()
  return { alta, documentos }
}
