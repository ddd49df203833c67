import { cuposDisponibles } from '#domain/disponibilidad/cupos.ts'
import { plazasApartadas } from '#domain/espera/oferta.ts'
import type { Tx } from '#server/ctx.ts'
import { plazasConCandado } from '#server/modules/recursos/index.ts'
import { listPlazasEnEspera } from './reservas.db.ts'

interface SalidaContada {
  id: string
  experienciaId: string
  cupos: number
  cierreVentas: Date
  inicioUtc: Date
  finUtc: Date
}

/** Free places of a locked salida that people in line are about to be offered: a buyer who comes now does not take them. */
export async function contarApartadas(tx: Tx, salida: SalidaContada, ocupadas: number, ahora: Date): Promise<number> {
  const fila = await listPlazasEnEspera(tx, salida.id)
  if (fila.length === 0) return 0
  const libres = Math.min(cuposDisponibles(salida.cupos, ocupadas), await plazasConCandado(tx, salida, ahora))
  return plazasApartadas(fila, libres, { ahora, cierreVentas: salida.cierreVentas })
}
