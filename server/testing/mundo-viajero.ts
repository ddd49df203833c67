import { createHash } from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import { AHORA, type unaExperiencia, unaResena, unaReserva, unaSalida, unId } from './datos.ts'

type Experiencia = Awaited<ReturnType<typeof unaExperiencia>>

interface Base {
  experiencia: Experiencia
  viajera: { id: string }
  /** Somebody who makes none of the calls. */
  otra: { id: string }
}

/** What a traveller has around a booking: one of each thing that paths and fields name, by the noun before it in a path. */
export async function unMundoViajero(db: Db, { experiencia, viajera, otra }: Base): Promise<Record<string, string>> {
  const salidaNueva = await unaSalida(db, experiencia, { fecha: '2026-12-05', cupos: 5000 })
  const calendario = 'direccion-secreta-del-mundo'
  await db
    .insertInto('calendarios')
    .values({ usuarioId: otra.id, tokenHash: createHash('sha256').update(calendario).digest(), createdAt: AHORA })
    .execute()
  const notificacion = unId('notificacion del mundo')
  await db
    .insertInto('notificaciones')
    .values({
      id: notificacion,
      usuarioId: viajera.id,
      tipo: 'reserva',
      clave: 'mundo',
      titulo: 'Reserva confirmada',
      texto: 'Mañana',
      enlace: '/mis-entradas',
      createdAt: AHORA,
    })
    .execute()
  await db
    .insertInto('favoritos')
    .values({ usuarioId: viajera.id, experienciaId: experiencia.id, createdAt: AHORA })
    .execute()
  const hilo = await unViaje(db, experiencia, viajera.id, '12:00')
  const adjunto = await unaFoto(db, hilo)
  return {
    salidaNuevaId: salidaNueva.id,
    calendario,
    notificaciones: notificacion,
    conversaciones: hilo,
    favoritos: experiencia.id,
    adjuntos: adjunto,
    resenas: (await unaResena(db, experiencia)).id,
    opiniones: await unViaje(db, experiencia, otra.id, '11:00'),
  }
}

/** A trip of two days ago that was made. */
export async function unViaje(db: Db, experiencia: Experiencia, usuarioId: string, hora: string): Promise<string> {
  const salida = await unaSalida(db, experiencia, { fecha: '2026-11-16', hora })
  return (await unaReserva(db, salida, { usuarioId, estado: 'realizada' })).id
}

/** A picture in the thread of that booking. */
export async function unaFoto(db: Db, reservaId: string): Promise<string> {
  const id = unId(`foto ${reservaId}`)
  await db
    .insertInto('adjuntos')
    .values({ id, reservaId, tipo: 'image/png', ancho: 1, alto: 1, bytes: Buffer.from('foto'), createdAt: AHORA })
    .execute()
  return id
}
