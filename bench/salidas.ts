import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'
import { unaExperiencia } from '#server/testing/datos.ts'

export interface EnVenta {
  experienciaId: string
}

/** Ids that a load generator can count up to. */
export const salidaId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Departures of one new experiencia, an hour apart from next month on, the first with the number `desde`. */
export async function crearSalidas(
  db: Db,
  { cuantas, cupos, desde = 0 }: { cuantas: number; cupos: number; desde?: number },
): Promise<EnVenta> {
  const { id, opcionId } = await unaExperiencia(db)
  await sql`
    insert into salidas (id, experiencia_id, opcion_id, inicio_local, zona, inicio_utc, fin_utc, cupos, cierre_ventas, created_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${id}, ${opcionId}, inicio at time zone 'UTC', 'America/Santiago', inicio, inicio + interval '2 hours', ${cupos}::int,
      inicio - interval '1 hour', now()
    from (select n, date_trunc('hour', now()) + interval '30 days' + n * interval '1 hour' as inicio from generate_series(${desde}::int, ${desde + cuantas - 1}::int) n) s`.execute(
    db,
  )
  await sql`analyze salidas`.execute(db)
  return { experienciaId: id }
}

/** Salidas with more places taken than they have, and the places taken in all. */
export async function sobrevendidas(db: Db): Promise<{ mal: number; vendidas: number }> {
  const { rows } = await sql<{ mal: number; vendidas: number }>`
    select count(*) filter (where r.plazas > s.cupos) as mal, coalesce(sum(r.plazas), 0) as vendidas
    from salidas s join (select salida_id, sum(plazas) as plazas from reservas where estado <> 'expirada' group by salida_id) r on r.salida_id = s.id`.execute(
    db,
  )
  return rows[0]!
}
