import type { Mundo } from '../llamadas.ts'
import { unaRecibida, unaSolicitud } from '../mundo-operador.ts'
import type { Preparar, Preparativos } from './preparado.ts'

export const deOperadores: Preparativos = {
  ...deAmbos('revisarEntradaDe', unaRecibida),
  ...deAmbos('registrarLlegadaDe', unaRecibida),
  ...deAmbos('aceptarReservaDe', unaSolicitud),
  ...deAmbos('rechazarReservaDe', unaSolicitud),
}

/** The same act of a host and of a provider. */
function deAmbos(acto: string, hacer: (mundo: Mundo, area: 'anfitrion' | 'proveedor') => Promise<{ id: string; codigo: string }>): Preparativos {
  const en = (area: 'anfitrion' | 'proveedor'): Preparar => async (mundo) => {
    const { id, codigo } = await hacer(mundo, area)
    return { ids: { id, entrada: codigo } }
  }
  return { [`${acto}Anfitrion`]: en('anfitrion'), [`${acto}Proveedor`]: en('proveedor') }
}
