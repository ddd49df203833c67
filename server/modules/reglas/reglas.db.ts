import { sql } from 'kysely'
import type { ClaseDeRegla } from '#contract/reglas.ts'
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
export async function insertRegla(tx: Tx, row: { clase: ClaseDeRegla; version: number; vigenteDesde: Date; contenido: object; autor: string; motivo: string; createdAt: Date }): Promise<boolean> {
  const nueva = await tx
    .insertInto('reglas')
    .values({ ...row, contenido: JSON.stringify(row.contenido) })
    .onConflict((oc) => oc.columns(['clase', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return nueva !== undefined
}
