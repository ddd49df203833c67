import { sql } from 'kysely'
import type { Tx } from '#server/ctx.ts'
import { insertRows } from './insert-rows.ts'
import { idDe } from './seeded.ts'

interface DiaRow {
  anfitrionId: string | null
  proveedorId: string | null
  fecha: string
  reservas: number
  createdAt: Date
}

/** The last day that each operator called off for a reason of its own stands as its first: told, and free. */
export async function cancelarDemo(tx: Tx, hoy: Date): Promise<void> {
  const { rows } = await sql<DiaRow>`
    select distinct on (e.anfitrion_id, e.proveedor_id) e.anfitrion_id, e.proveedor_id, s.fecha_local::text as fecha, count(*)::int as reservas, min(r.cancelada_en) as created_at
    from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
    where r.estado = 'cancelada' and r.cancelada_por = 'anfitrion' and r.motivo = 'operativo' and r.cancelada_en > ${new Date(hoy.getTime() - 80 * 86_400_000)}
    group by e.anfitrion_id, e.proveedor_id, s.fecha_local order by e.anfitrion_id, e.proveedor_id, s.fecha_local desc`.execute(
    tx,
  )
  await insertRows(
    tx,
    'cancelacionesDeOperador',
    rows.map((row) => ({
      id: idDe(`cancelacion:${row.anfitrionId ?? row.proveedorId}`),
      ...row,
      escalon: 1,
      porcentaje: 0,
    })),
  )
}
