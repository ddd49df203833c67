import { AHORA, unaExperiencia, unaResena, unId } from '../datos.ts'
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
  responderResenaDeAnfitrion: async (mundo) => ({
    ids: { resenaId: (await unaResena(mundo.programa.database.db, await experienciaDeAnfitriona(mundo))).id },
  }),
  apelarOpinionDeAnfitrion: async (mundo) => ({
    ids: { resenaId: await unaDecidida(mundo, await experienciaDeAnfitriona(mundo)) },
  }),
  apelarOpinionDeProveedor: async (mundo) => ({
    ids: {
      resenaId: await unaDecidida(
        mundo,
        await unaExperiencia(mundo.programa.database.db, { proveedorId: mundo.ids.proveedores! }),
      ),
    },
  }),
  reportarMensaje: async (mundo) =>
    conMensaje(mundo, { key: 'id', reservaId: await unoDeProveedor(mundo), lado: 'operador' }),
  reportarMensajeDeAnfitrion: async (mundo) =>
    conMensaje(mundo, { key: 'hiloId', reservaId: await unoDeAnfitriona(mundo, 'viajera'), lado: 'viajero' }),
  reportarMensajeDeProveedor: async (mundo) =>
    conMensaje(mundo, { key: 'hiloId', reservaId: await unoDeProveedor(mundo), lado: 'viajero' }),
  verMensajeReportado: async (mundo) => reportado(mundo),
  decidirMensajeReportado: async (mundo) => reportado(mundo),
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
  const { id } = await db
    .selectFrom('anfitriones')
    .select('id')
    .where('usuarioId', '=', unId('mundo anfitriona'))
    .executeTakeFirstOrThrow()
  return unaExperiencia(db, { anfitrionId: id })
}

async function conMensaje(
  { programa }: Mundo,
  { key, reservaId, lado }: { key: string; reservaId: string; lado: 'viajero' | 'operador' },
) {
  const mensajeId = crypto.randomUUID()
  await programa.database.db
    .insertInto('mensajes')
    .values({ id: mensajeId, reservaId, lado, texto: 'Págame por fuera', createdAt: AHORA })
    .execute()
  return { ids: { [key]: reservaId, mensajeId } }
}

async function reportado(mundo: Mundo) {
  const reservaId = await unoDeProveedor(mundo)
  const { ids } = await conMensaje(mundo, { key: 'id', reservaId, lado: 'operador' })
  await mundo.programa.database.db
    .insertInto('reportesDeMensajes')
    .values({
      id: crypto.randomUUID(),
      mensajeId: ids.mensajeId!,
      reservaId,
      lado: 'viajero',
      motivo: 'fraude',
      createdAt: AHORA,
    })
    .execute()
  return { ids: { mensajeId: ids.mensajeId! } }
}

/** An opinion that somebody of ours has looked at. */
async function unaDecidida({ programa }: Mundo, experiencia: Parameters<typeof unaResena>[1]): Promise<string> {
  const { id } = await unaResena(programa.database.db, experiencia)
  await programa.database.db
    .insertInto('casos')
    .values({
      id: crypto.randomUUID(),
      tipo: 'opinion',
      objeto: 'resena',
      objetoId: id,
      titulo: 'Caminata',
      estado: 'resuelto',
      abiertoEn: AHORA,
      venceEn: AHORA,
      resueltoEn: AHORA,
      decision: 'mantenido',
    })
    .execute()
  return id
}

async function conFoto({ programa }: Mundo, key: string, reservaId: string) {
  return { ids: { [key]: reservaId, adjuntoId: await unaFoto(programa.database.db, reservaId) } }
}
