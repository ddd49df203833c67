import type { Salida } from '#contract/experiencias.ts'
import type { Cliente } from '#web/api/cliente.ts'

const DIAS_POR_CONSULTA = 91
const CONSULTAS = 4
const DIA_MS = 86_400_000

/** The departure of an id: the calendar is asked window by window, since it has no other address. */
export async function buscarSalida(api: Cliente, experienciaId: string, salidaId: string): Promise<Salida | null> {
  if (!salidaId) return null
  // Yesterday in UTC is still today in Rapa Nui.
  let desde = new Date(Date.now() - DIA_MS)
  for (let i = 0; i < CONSULTAS; i++) {
    const hasta = new Date(desde.getTime() + DIAS_POR_CONSULTA * DIA_MS)
    const salidas = await api.call('verDisponibilidad', { id: experienciaId, desde: diaDe(desde), hasta: diaDe(hasta) })
    const hallada = salidas.find(({ id }) => id === salidaId)
    if (hallada) return hallada
    desde = new Date(hasta.getTime() + DIA_MS)
  }
  return null
}

const diaDe = (fecha: Date): string => fecha.toISOString().slice(0, 10)
