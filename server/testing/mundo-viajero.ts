import { createHash } from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import { AHORA, unaSalida, type unaExperiencia } from './datos.ts'

interface Base {
  experiencia: Awaited<ReturnType<typeof unaExperiencia>>
  /** Somebody who makes none of the calls. */
  otra: { id: string }
}

/** What a traveller has around a booking: one of each thing that paths and fields name. */
export async function unMundoViajero(db: Db, { experiencia, otra }: Base): Promise<Record<string, string>> {
  const salidaNueva = await unaSalida(db, experiencia, { fecha: '2026-12-05', cupos: 5000 })
  const calendario = 'direccion-secreta-del-mundo'
  await db.insertInto('calendarios').values({ usuarioId: otra.id, tokenHash: createHash('sha256').update(calendario).digest(), createdAt: AHORA }).execute()
  return { salidaNuevaId: salidaNueva.id, calendario }
}
