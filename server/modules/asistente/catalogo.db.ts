import { sql } from 'kysely'
import type { Ciudad } from '#domain/asistente/intencion.ts'
import type { Db } from '#server/ctx.ts'
import { versionDelCatalogo } from '#server/modules/experiencias/index.ts'

const recordadas = new WeakMap<Db, { version: number; ciudades: Promise<readonly Ciudad[]> }>()

/** The cities of the catalogue with the centre of what each offers; the same list while the catalogue stands still. */
export async function listCiudadesConCentro(db: Db): Promise<readonly Ciudad[]> {
  const version = await versionDelCatalogo(db)
  const recordada = recordadas.get(db)
  if (recordada?.version === version) return recordada.ciudades
  const ciudades = loadCiudades(db)
  recordadas.set(db, { version, ciudades })
  ciudades.catch(() => recordadas.delete(db))
  return ciudades
}

async function loadCiudades(db: Db): Promise<readonly Ciudad[]> {
  const { rows } = await sql<Ciudad>`
    select ciudad as nombre, min(region) as region, avg(lat)::float8 as lat, avg(lng)::float8 as lng
    from experiencias where listada group by ciudad order by count(*) desc, ciudad limit 2000`.execute(db)
  return rows
}

export interface Requisitos {
  dificultad: number
  edadMin: number
  /** Of those who guide, by their codes. */
  idiomas: string[]
}

/** What each asks of those who come, by id. */
export async function listRequisitos(db: Db, ids: readonly string[]): Promise<Map<string, Requisitos>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('experiencias')
    .select([
      'id',
      sql<number>`(detalle->'requisitos'->>'dificultad')::int`.as('dificultad'),
      sql<number>`(detalle->'requisitos'->>'edadMin')::int`.as('edadMin'),
      sql<string[]>`coalesce(detalle->'idiomasGuia', '[]')`.as('idiomas'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...requisitos }) => [id, requisitos]))
}
