import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

export interface Uso {
  claveId: string
  /** A date in Chile. */
  dia: string
  llamadas: number
}

/** Adds to what is kept, in one statement; keys that are gone meanwhile are left out. Ordered, so that two processes cannot wait for each other. */
export async function sumarUso(db: Db, usos: readonly Uso[]): Promise<void> {
  const filas = usos
    .toSorted((a, b) => (a.claveId + a.dia < b.claveId + b.dia ? -1 : 1))
    .map(({ claveId, dia, llamadas }) => sql`(${claveId}::uuid, ${dia}::date, ${llamadas}::int)`)
  await sql`insert into claves_uso (clave_id, dia, llamadas) select u.clave_id, u.dia, u.llamadas from (values ${sql.join(filas)}) as u (clave_id, dia, llamadas)
    where exists (select 1 from claves_api c where c.id = u.clave_id) on conflict (clave_id, dia) do update set llamadas = claves_uso.llamadas + excluded.llamadas`.execute(
    db,
  )
}

export async function listUso(db: Db, claveId: string, desde: string): Promise<Uso[]> {
  const { rows } =
    await sql<Uso>`select clave_id, dia::text as dia, llamadas from claves_uso where clave_id = ${claveId}::uuid and dia >= ${desde}::date order by dia`.execute(
      db,
    )
  return rows
}
