import { createHash } from 'node:crypto'
import type { CallName } from '#contract/api.ts'
import type { Db } from '#server/ctx.ts'
import { AHORA, unaExperiencia, unaResena, unaReserva, unaSalida, unId } from './datos.ts'

type Experiencia = Awaited<ReturnType<typeof unaExperiencia>>

interface Base {
  experiencia: Experiencia
  anfitrionId: string
  viajera: { id: string }
  /** Somebody who makes none of the calls. */
  otra: { id: string }
}

export interface MundoViajero {
  ids: Record<string, string>
  /** Where the same word means something else for one call. */
  porLlamada: Partial<Record<CallName, Record<string, string>>>
}

/** What a traveller has around a booking: one of each thing that paths and fields name. */
export async function unMundoViajero(db: Db, { experiencia, anfitrionId, viajera, otra }: Base): Promise<MundoViajero> {
  const salidaNueva = await unaSalida(db, experiencia, { fecha: '2026-12-05', cupos: 5000 })
  const calendario = 'direccion-secreta-del-mundo'
  await db.insertInto('calendarios').values({ usuarioId: otra.id, tokenHash: createHash('sha256').update(calendario).digest(), createdAt: AHORA }).execute()
  const notificacion = unId('notificacion del mundo')
  await db.insertInto('notificaciones').values({ id: notificacion, usuarioId: viajera.id, tipo: 'reserva', clave: 'mundo', titulo: 'Reserva confirmada', texto: 'Mañana', enlace: '/mis-entradas', createdAt: AHORA }).execute()
  await db.insertInto('favoritos').values({ usuarioId: viajera.id, experienciaId: experiencia.id, createdAt: AHORA }).execute()
  const deAnfitriona = await unaExperiencia(db, { anfitrionId })
  const conFoto = await unViaje(db, experiencia, viajera.id, '12:00')
  const deElla = await unViaje(db, deAnfitriona, viajera.id, '12:00')
  const foto = (reservaId: string) => ({ id: unId(`foto ${reservaId}`), reservaId, tipo: 'image/png', ancho: 1, alto: 1, bytes: Buffer.from('foto'), createdAt: AHORA })
  await db.insertInto('adjuntos').values([foto(conFoto), foto(deElla)]).execute()
  const porOpinar = await unViaje(db, experiencia, viajera.id, '09:00')
  return {
    // By the noun before them in a path.
    ids: { salidaNuevaId: salidaNueva.id, calendario, notificaciones: notificacion, conversaciones: conFoto, favoritos: experiencia.id, adjuntos: unId(`foto ${conFoto}`), resenas: (await unaResena(db, experiencia)).id, opiniones: await unViaje(db, experiencia, otra.id, '11:00') },
    porLlamada: {
      escribirResena: { id: porOpinar },
      verAdjunto: { id: conFoto, adjuntoId: unId(`foto ${conFoto}`) },
      escribirMensaje: { id: conFoto },
      verConversacionDeAnfitrion: { hiloId: deElla },
      escribirMensajeDeAnfitrion: { hiloId: deElla },
      leerConversacionDeAnfitrion: { hiloId: deElla },
      verAdjuntoDeAnfitrion: { hiloId: deElla, adjuntoId: unId(`foto ${deElla}`) },
      responderResenaDeAnfitrion: { resenaId: (await unaResena(db, deAnfitriona)).id },
      opinarDeViajeroComoAnfitrion: { realizadaId: await unViaje(db, deAnfitriona, otra.id, '11:00') },
    },
  }
}

/** A trip of two days ago that was made. */
async function unViaje(db: Db, experiencia: Experiencia, usuarioId: string, hora: string): Promise<string> {
  const salida = await unaSalida(db, experiencia, { fecha: '2026-11-16', hora })
  return (await unaReserva(db, salida, { usuarioId, estado: 'realizada' })).id
}
