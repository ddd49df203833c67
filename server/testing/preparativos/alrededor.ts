import { unaEspera, unaExperiencia, unaReserva, unaSalida, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparativos } from './preparado.ts'

/** What travellers have beside their bookings. */
export const deAlrededor: Preparativos = {
  esperarCupo: async (mundo) => {
    const { experienciaId, id } = await unaSalidaLlena(mundo)
    return { ids: { experienciaId, salidaId: id } }
  },
  retirarEspera: async (mundo) => ({ ids: { id: (await unaEspera(db(mundo), await unaSalidaLlena(mundo), { usuarioId: unId('mundo viajera') })).id } }),
  usarEnlaceDeEspera: async (mundo) => {
    const { id } = await unaEspera(db(mundo), await unaSalidaLlena(mundo), { estado: 'por_confirmar', enFilaDesde: null })
    return { ids: { clave: mundo.programa.ctx().secretos.claveDeEnlace('espera', id) } }
  },
}

const db = ({ programa }: Mundo) => programa.database.db

async function unaSalidaLlena(mundo: Mundo) {
  const salida = await unaSalida(db(mundo), await unaExperiencia(db(mundo)), { fecha: '2026-12-06', cupos: 1 })
  await unaReserva(db(mundo), salida, { plazas: 1, total: 20_000 })
  return salida
}
