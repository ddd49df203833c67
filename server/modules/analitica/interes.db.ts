import { sql } from 'kysely'
import type { Hecho } from '#contract/analitica.ts'
import type { Db } from '#server/ctx.ts'

/** How often something was done on one day, by visitors or by one host. */
export interface Anotado {
  fecha: string
  hecho: Hecho
  experienciaId: string
  anfitrionId: string | null
  veces: number
}

/** Adds to the sums of each day. What is not published, and hosts on their own pages, count for nothing. */
export async function addInteres(db: Db, anotados: Anotado[]): Promise<void> {
  if (anotados.length === 0) return
  const de = (hecho: Hecho) => sql`coalesce(sum(v."veces") filter (where v."hecho" = ${hecho}), 0)::int`
  await sql`
    insert into interes_diario as d (experiencia_id, fecha, vistas, cotizaciones, sin_fechas, sin_cupos)
    select e.id, v."fecha", ${de('vista')}, ${de('cotizacion')}, ${de('sin_fechas')}, ${de('sin_cupos')}
    from json_to_recordset(${JSON.stringify(anotados)}::json) as v("fecha" date, "hecho" text, "experienciaId" uuid, "anfitrionId" uuid, "veces" int)
    join experiencias e on e.id = v."experienciaId"
    where e.estado in ('publicada', 'pausada') and (v."anfitrionId" is null or e.anfitrion_id is distinct from v."anfitrionId")
    group by e.id, v."fecha" order by e.id, v."fecha"
    on conflict (experiencia_id, fecha) do update set vistas = d.vistas + excluded.vistas, cotizaciones = d.cotizaciones + excluded.cotizaciones,
      sin_fechas = d.sin_fechas + excluded.sin_fechas, sin_cupos = d.sin_cupos + excluded.sin_cupos`.execute(db)
}

/** Forgets the days that are older than the rule of the database says. */
export async function deleteInteresAntesDe(db: Db, hoy: string): Promise<void> {
  await sql`delete from interes_diario where fecha < ${hoy}::date - (select conservar_dias from interes_regla where id = 1)`.execute(
    db,
  )
}
