import { sql } from 'kysely'
import type { Recurso } from '#contract/recursos.ts'
import type { PorQue } from '#domain/disponibilidad/recursos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'

/** Something shared, and what an experiencia needs of it. */
export interface RecursoNecesario {
  id: string
  cantidad: number
  por: PorQue
  unidades: number
}

/** What an experiencia needs, locked in id order after its salidas: of two departures that share it, one sells after the other. */
export async function lockRecursosDe(tx: Tx, ...experienciaIds: string[]): Promise<RecursoNecesario[]> {
  const { rows } = await sql<RecursoNecesario>`
    select r.id, r.cantidad, u.por, u.unidades from recursos r join recurso_usos u on u.recurso_id = r.id
    where u.experiencia_id = any(${experienciaIds}::uuid[]) order by r.id for update of r`.execute(tx)
  return rows
}

export async function listRecursosDe(
  db: Db | Tx,
  experienciaIds: readonly string[],
): Promise<(RecursoNecesario & { experienciaId: string })[]> {
  const { rows } = await sql<RecursoNecesario & { experienciaId: string }>`
    select u.experiencia_id, r.id, r.cantidad, u.por, u.unidades from recursos r join recurso_usos u on u.recurso_id = r.id
    where u.experiencia_id = any(${experienciaIds}::uuid[]) order by r.id`.execute(db)
  return rows
}

export interface UsoRow {
  recursoId: string
  salidaId: string
  inicioUtc: Date
  finUtc: Date
  por: PorQue
  unidades: number
  plazas: number
}

/** Departures between two instants with places taken that need any of these; counted in a statement after the lock. `excepto`: reservas that give up what they have. */
export async function listUsos(
  db: Db | Tx,
  recursoIds: readonly string[],
  { desde, hasta, now, excepto = [] }: { desde: Date; hasta: Date; now: Date; excepto?: readonly string[] },
): Promise<UsoRow[]> {
  const { rows } = await sql<UsoRow>`
    select u.recurso_id, s.id as salida_id, s.inicio_utc, s.fin_utc, u.por, u.unidades, sum(r.plazas)::int as plazas
    from recurso_usos u
    join salidas s on s.experiencia_id = u.experiencia_id and s.inicio_utc < ${hasta} and s.fin_utc > ${desde} and s.estado <> 'cancelada'
    join reservas r on r.salida_id = s.id and ${ocupan(now)} and r.id <> all(${excepto}::uuid[])
    where u.recurso_id = any(${recursoIds}::uuid[]) group by u.recurso_id, s.id, u.por, u.unidades`.execute(db)
  return rows
}

/** Whether what a salida shares is enough for all who hold it by now; counted in a statement after the lock. */
export async function siguenAlcanzando(tx: Tx, salidaId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    alcanzan: boolean
  }>`select recursos_alcanzan(${salidaId}::uuid, ${now}::timestamptz) as alcanzan`.execute(tx)
  return rows[0]!.alcanzan
}

/** Departures at whose moment more is out than there is. */
export async function listExcesos(
  db: Db | Tx,
  recursoId: string,
  now: Date,
): Promise<{ nombreExperiencia: string; inicioLocal: string; unidades: number }[]> {
  const { rows } = await sql<{ nombreExperiencia: string; inicioLocal: string; unidades: number }>`
    select e.nombre_experiencia, s.inicio_local, x.unidades
    from recursos_excedidos(array[${recursoId}::uuid], ${now}::timestamptz, 'infinity', ${now}::timestamptz) x
    join salidas s on s.id = x.salida_id join experiencias e on e.id = s.experiencia_id order by s.inicio_utc, s.id limit 5`.execute(
    db,
  )
  return rows
}

const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql`anfitrion_id = ${anfitrionId}::uuid` : sql`proveedor_id = ${proveedorId}::uuid`

export async function listRecursos(db: Db | Tx, operador: Ofrecida, id: string | null = null): Promise<Recurso[]> {
  const { rows } = await sql<Recurso>`
    select r.id, r.nombre, r.cantidad,
      (select coalesce(json_agg(json_build_object('experienciaId', u.experiencia_id, 'nombreExperiencia', e.nombre_experiencia, 'por', u.por, 'unidades', u.unidades) order by e.nombre_experiencia), '[]')
        from recurso_usos u join experiencias e on e.id = u.experiencia_id where u.recurso_id = r.id) as usos
    from recursos r where ${deOperador(operador)} and (${id}::uuid is null or r.id = ${id}::uuid) order by r.nombre, r.id limit 100`.execute(
    db,
  )
  return rows
}

export async function countPropias(tx: Tx, operador: Ofrecida, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from experiencias where id = any(${ids}::uuid[]) and ${deOperador(operador)}`.execute(tx)
  return rows[0]!.n
}

/** Nobody buys for these experiencias until the transaction ends. */
export async function lockSalidasDe(tx: Tx, experienciaIds: readonly string[], now: Date): Promise<void> {
  await tx
    .selectFrom('salidas')
    .select('id')
    .where(sql<boolean>`experiencia_id = any(${experienciaIds}::uuid[])`)
    .where('finUtc', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function saveRecurso(
  tx: Tx,
  {
    id,
    nombre,
    cantidad,
    operador,
    usos,
    now,
  }: {
    id: string
    nombre: string
    cantidad: number
    operador: Ofrecida
    usos: readonly { experienciaId: string; por: PorQue; unidades: number }[]
    now: Date
  },
): Promise<void> {
  await tx
    .insertInto('recursos')
    .values({ id, ...operador, nombre, cantidad, createdAt: now })
    .onConflict((oc) => oc.column('id').doUpdateSet({ nombre, cantidad }))
    .execute()
  await tx.deleteFrom('recursoUsos').where('recursoId', '=', id).execute()
  if (usos.length > 0)
    await tx
      .insertInto('recursoUsos')
      .values(usos.map((uso) => ({ recursoId: id, ...uso })))
      .execute()
}

export async function deleteRecurso(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('recursos').where('id', '=', id).execute()
}
