import type { Mundo } from './llamadas.ts'
import { AHORA, HOY, unaExperiencia, unaReserva, unaSalida } from './datos.ts'

/** A booking that whoever operates the area may act on now: their departure begins within the hour. */
export async function unaRecibida({ programa }: Mundo, area: 'anfitrion' | 'proveedor', fila: Parameters<typeof unaReserva>[2] = {}, hora = '09:30'): Promise<{ id: string; codigo: string }> {
  const { db } = programa.database
  const { id } = await db.selectFrom(area === 'anfitrion' ? 'anfitriones' : 'proveedores').select('id').executeTakeFirstOrThrow()
  const experiencia = await unaExperiencia(db, area === 'anfitrion' ? { anfitrionId: id, operadorNombre: 'Berta', operadorSlug: 'berta' } : { proveedorId: id })
  const salida = await unaSalida(db, experiencia, { fecha: HOY, hora })
  return unaReserva(db, salida, { confirmadaEn: AHORA, ...fila })
}

/** One that waits for their answer. */
export const unaSolicitud = (mundo: Mundo, area: 'anfitrion' | 'proveedor') => unaRecibida(mundo, area, { estado: 'pagada', confirmadaEn: null, aceptarAntesDe: new Date(AHORA.getTime() + 3_600_000) })
