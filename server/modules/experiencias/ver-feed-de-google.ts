import { feedDeGoogle } from '#domain/experiencias/things-to-do.ts'
import type { Db } from '#server/ctx.ts'
import { listOfrecidas } from './experiencias.db.ts'

/** What can be booked now, and nothing else: a listed experiencia whose coming departures are full is left out until one has places. */
export async function verFeedDeGoogle(db: Db, { baseUrl, ahora }: { baseUrl: string; ahora: Date }) {
  return feedDeGoogle(await listOfrecidas(db, ahora), { baseUrl, ahora })
}
