import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'

export interface Movidas {
  movidas: number
  /** At an hour that clocks jump over now. */
  sinHora: number
  /** First and last day of them, in their own place. */
  desde: string
  hasta: string
}

export async function findMovidas(db: Db, { anfitrionId, proveedorId }: Ofrecida, version: string): Promise<Movidas> {
  const { rows } = await sql<Movidas>`
    select (count(*) filter (where c.despues is not null))::int as movidas, (count(*) filter (where c.despues is null))::int as sin_hora, min(s.fecha_local)::text as desde, max(s.fecha_local)::text as hasta
    from cambios_de_hora c join salidas s on s.id = c.salida_id join experiencias e on e.id = s.experiencia_id
    where c.version = ${version} and s.estado <> 'cancelada' and (e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid)`.execute(
    db,
  )
  return rows[0]!
}

export async function listReservasDe(db: Db, salidaId: string): Promise<string[]> {
  const filas = await db
    .selectFrom('reservas')
    .select('id')
    .where('salidaId', '=', salidaId)
    .where('estado', 'in', ['pagada', 'confirmada'])
    .orderBy('id')
    .execute()
  return filas.map(({ id }) => id)
}
