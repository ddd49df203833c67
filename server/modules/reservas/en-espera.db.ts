import { sql } from 'kysely'
import type { Tx } from '#server/ctx.ts'

/** Places that each party in the line of a salida needs, who waited longest first. */
export async function listPlazasEnEspera(tx: Tx, salidaId: string): Promise<number[]> {
  const rows = await tx.selectFrom('esperas').select('plazas').where('salidaId', '=', salidaId).where('estado', '=', 'en_espera').orderBy('enFilaDesde').orderBy('id').limit(200).execute()
  return rows.map(({ plazas }) => plazas)
}

/** Whoever booked this waits for that departure no more: its account, or the person it names. What is tried with the key for tests is nobody's. */
export async function cerrarEsperasDe(tx: Tx, reservaId: string, now: Date): Promise<void> {
  await sql`
    update esperas w set estado = 'tomada', updated_at = ${now} from reservas r
    where r.id = ${reservaId}::uuid and r.prueba_hasta is null and w.salida_id = r.salida_id and w.estado in ('por_confirmar', 'en_espera')
    and (r.contacto_email = w.contacto_email or r.usuario_id = w.usuario_id)`.execute(tx)
}
