import { unaExperiencia, unaResena, unId } from '../datos.ts'
import type { Mundo, Quien } from '../llamadas.ts'
import { unaFoto, unViaje } from '../mundo-viajero.ts'
import type { Preparar, Preparativos } from './preparado.ts'

const hiloDeAnfitriona: Preparar = async (mundo) => ({ ids: { hiloId: await unoDeAnfitriona(mundo, 'viajera') } })

/** What was travelled already, with the provider of the world or with its host. */
export const deViajes: Preparativos = {
  escribirResena: async (mundo) => ({ ids: { id: await unoDeProveedor(mundo) } }),
  subirFotoDeResena: async (mundo) => ({ ids: { id: await unoDeProveedor(mundo) } }),
  escribirMensaje: async (mundo) => ({ ids: { id: await unoDeProveedor(mundo) } }),
  verAdjunto: async (mundo) => conFoto(mundo, 'id', await unoDeProveedor(mundo)),
  verConversacionDeAnfitrion: hiloDeAnfitriona,
  escribirMensajeDeAnfitrion: hiloDeAnfitriona,
  leerConversacionDeAnfitrion: hiloDeAnfitriona,
  verAdjuntoDeAnfitrion: async (mundo) => conFoto(mundo, 'hiloId', await unoDeAnfitriona(mundo, 'viajera')),
  responderResenaDeAnfitrion: async (mundo) => ({ ids: { resenaId: (await unaResena(mundo.programa.database.db, await experienciaDeAnfitriona(mundo))).id } }),
  opinarDeViajeroComoAnfitrion: async (mundo) => ({ ids: { realizadaId: await unoDeAnfitriona(mundo, 'otra') } }),
}

async function unoDeProveedor({ programa, ids }: Mundo): Promise<string> {
  const { db } = programa.database
  return unViaje(db, await unaExperiencia(db, { proveedorId: ids.proveedores! }), unId('mundo viajera'), '12:00')
}

async function unoDeAnfitriona(mundo: Mundo, viajero: Quien): Promise<string> {
  return unViaje(mundo.programa.database.db, await experienciaDeAnfitriona(mundo), unId(`mundo ${viajero}`), '12:00')
}

async function experienciaDeAnfitriona({ programa }: Mundo) {
  const { db } = programa.database
  const { id } = await db.selectFrom('anfitriones').select('id').where('usuarioId', '=', unId('mundo anfitriona')).executeTakeFirstOrThrow()
  return unaExperiencia(db, { anfitrionId: id })
}

async function conFoto({ programa }: Mundo, key: string, reservaId: string) {
  return { ids: { [key]: reservaId, adjuntoId: await unaFoto(programa.database.db, reservaId) } }
}
