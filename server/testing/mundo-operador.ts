import type { Mundo } from './llamadas.ts'
import { AHORA, HOY, unaExperiencia, unaReserva, unaSalida, unId } from './datos.ts'

/** The host, or the provider, that the sessions of this world are of; others may have come since. */
export async function operadorDe({ programa, ids }: Mundo, area: 'anfitrion' | 'proveedor'): Promise<string> {
  if (area === 'proveedor') return ids.proveedores!
  return (
    await programa.database.db
      .selectFrom('anfitriones')
      .select('id')
      .where('usuarioId', '=', unId('mundo anfitriona'))
      .executeTakeFirstOrThrow()
  ).id
}

/** A booking that whoever operates the area may act on now: their departure begins within the hour. */
export async function unaRecibida(
  mundo: Mundo,
  area: 'anfitrion' | 'proveedor',
  fila: Parameters<typeof unaReserva>[2] = {},
  hora = '09:30',
): Promise<{ id: string; codigo: string }> {
  const { db } = mundo.programa.database
  const id = await operadorDe(mundo, area)
  const experiencia = await unaExperiencia(
    db,
    area === 'anfitrion' ? { anfitrionId: id, operadorNombre: 'Berta', operadorSlug: 'berta' } : { proveedorId: id },
  )
  const salida = await unaSalida(db, experiencia, { fecha: HOY, hora })
  return unaReserva(db, salida, { confirmadaEn: AHORA, ...fila })
}

/** One that waits for their answer. */
export const unaSolicitud = (mundo: Mundo, area: 'anfitrion' | 'proveedor') =>
  unaRecibida(mundo, area, {
    estado: 'pagada',
    confirmadaEn: null,
    aceptarAntesDe: new Date(AHORA.getTime() + 3_600_000),
  })
