import { sql } from 'kysely'
import { paraComparar } from '#domain/busqueda/texto.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ocupado } from '#domain/sincronizacion/ocupados.ts'
import type { Tx } from '#server/ctx.ts'
import { findDuenoDe, type CalendarioRow } from './sincronizacion.db.ts'

/**
 * Without what the same operador sold here and that came back from another platform, which gives it a UID of its own: by the id that our text
 * carries, or where there is none by a title as we write it. What another operador sold keeps busy: whoever leads both is in one place.
 */
export async function sinLasNuestras(
  tx: Tx,
  calendario: Pick<CalendarioRow, 'experienciaId' | 'recursoId'>,
  ocupados: readonly Ocupado[],
): Promise<Ocupado[]> {
  if (ocupados.every(({ nuestro: { ids, nombre } }) => ids.length === 0 && nombre === null)) return [...ocupados]
  const dueno = await findDuenoDe(tx, calendario)
  if (!dueno) return [...ocupados]
  const vendidas = new Set(
    await listVendidasPor(tx, dueno, [...new Set(ocupados.flatMap(({ nuestro }) => nuestro.ids))]),
  )
  const nombres = (await listNombres(tx, dueno)).map(paraComparar)
  return ocupados.filter(
    ({ nuestro: { ids, nombre } }) =>
      !(ids.length > 0
        ? ids.some((id) => vendidas.has(id))
        : nombre !== null && nombres.some((suyo) => paraComparar(nombre).endsWith(suyo))),
  )
}

/** Of these ids, those of departures of an operador, or of bookings of them. */
async function listVendidasPor(tx: Tx, { anfitrionId, proveedorId }: Ofrecida, ids: string[]): Promise<string[]> {
  const suya = sql`(e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid)`
  const { rows } = await sql<{ id: string }>`
    select s.id from salidas s join experiencias e on e.id = s.experiencia_id where s.id = any(${ids}::uuid[]) and ${suya}
    union select r.id from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = s.experiencia_id where r.id = any(${ids}::uuid[]) and ${suya}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

async function listNombres(tx: Tx, { anfitrionId, proveedorId }: Ofrecida): Promise<string[]> {
  const { rows } = await sql<{
    nombre: string
  }>`select nombre_experiencia as nombre from experiencias e where e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid`.execute(
    tx,
  )
  return rows.map(({ nombre }) => nombre)
}
