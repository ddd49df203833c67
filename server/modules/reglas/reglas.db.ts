import { sql } from 'kysely'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import type { Aprobada, TextoLeido } from '#domain/reglas/aprobacion.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface ReglaRow {
  id: number
  clase: ClaseDeRegla
  version: number
  desde: Date
  contenido: unknown
  /** First name of who published it. */
  autor: string
  motivo: string
}

/** Every version there is; the oldest first. */
export async function listReglas(db: Db | Tx): Promise<ReglaRow[]> {
  const { rows } = await sql<ReglaRow>`
    select r.id, r.clase, r.version, r.vigente_desde as desde, r.contenido, split_part(u.nombre, ' ', 1) as autor, r.motivo
    from reglas r join usuarios u on u.id = r.autor order by r.id`.execute(db)
  return rows
}

export async function selectUltima(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from reglas`.execute(db)
  return rows[0]!.id
}

/** False where somebody else published that version meanwhile. */
export async function insertRegla(
  tx: Tx,
  row: {
    clase: ClaseDeRegla
    version: number
    vigenteDesde: Date
    contenido: object
    autor: string
    motivo: string
    createdAt: Date
  },
): Promise<boolean> {
  const nueva = await tx
    .insertInto('reglas')
    .values({ ...row, contenido: JSON.stringify(row.contenido) })
    .onConflict((oc) => oc.columns(['clase', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return nueva !== undefined
}

/** Every version of a text that was approved, with the first name of who did. */
export async function listAprobadas(db: Db | Tx): Promise<Aprobada[]> {
  const { rows } = await sql<Aprobada>`
    select t.clase, t.version, t.huella, t.en_demostracion, split_part(u.nombre, ' ', 1) as por, t.aprobada_en as en
    from textos_aprobados t join usuarios u on u.id = t.aprobada_por order by t.aprobada_en`.execute(db)
  return rows
}

/** False where somebody else approved the same words meanwhile. */
export async function insertAprobada(
  tx: Tx,
  row: TextoLeido & { enDemostracion: boolean; aprobadaPor: string; aprobadaEn: Date },
): Promise<boolean> {
  return (
    (await tx
      .insertInto('textosAprobados')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('version')
      .executeTakeFirst()) !== undefined
  )
}
