import { sql, type RawBuilder } from 'kysely'
import type { VistaReserva } from '#contract/reservas.ts'
import type { Db } from '#server/ctx.ts'
import { esDeSuCuenta } from '#server/de-su-cuenta.ts'
import { completas, type ReservaCompleta } from './reservas.db.ts'

/** A hold that ran out is over before any job says so. */
const enVista = (vista: VistaReserva | undefined, now: Date): RawBuilder<boolean> => {
  const sinEfecto = sql`(r.estado in ('cancelada', 'rechazada', 'expirada') or (r.estado = 'pendiente' and r.ocupa_hasta <= ${now}))`
  const hecha = sql`(r.estado in ('realizada', 'no_asistio', 'no_prestada') or s.fin_utc < ${now})`
  if (vista === 'canceladas') return sql`${sinEfecto}`
  if (vista === 'pasadas') return sql`not ${sinEfecto} and ${hecha}`
  return vista === 'proximas' ? sql`not ${sinEfecto} and not ${hecha}` : sql`true`
}

interface DeUnaVista {
  vista?: VistaReserva | undefined
  now: Date
}

/** What held a date for another booking is nothing of its own once that ended. */
const propia = (now: Date): RawBuilder<boolean> =>
  sql`(r.traido is null or (r.estado = 'pendiente' and r.ocupa_hasta > ${now}))`

/** What is to come soonest first, everything else latest first. */
export async function listReservasDe(
  db: Db,
  usuarioId: string,
  { vista, now, limit, offset }: DeUnaVista & { limit: number; offset: number },
): Promise<ReservaCompleta[]> {
  const orden = vista === 'proximas' ? 'asc' : 'desc'
  return completas(db)
    .where(esDeSuCuenta(usuarioId))
    .where('r.porAceptar', '=', false)
    .where(propia(now))
    .where(enVista(vista, now))
    .orderBy('s.inicioUtc', orden)
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReservasDe(db: Db, usuarioId: string, { vista, now }: DeUnaVista): Promise<number> {
  const { n } = await db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(esDeSuCuenta(usuarioId))
    .where('r.porAceptar', '=', false)
    .where(propia(now))
    .where(enVista(vista, now))
    .executeTakeFirstOrThrow()
  return n
}

/** What a calendar of that person shows, with where to meet. */
export async function listParaCalendario(db: Db, usuarioId: string, desde: Date, limit: number) {
  return (
    completas(db)
      // A home's own address only once it is theirs to come to.
      .select(
        sql<{
          direccion: string
          instrucciones: string
          lat?: number
          lng?: number
        }>`case when r.estado in ('confirmada', 'realizada', 'no_asistio') then coalesce(e.detalle -> 'casa', e.detalle -> 'puntoEncuentro') else e.detalle -> 'puntoEncuentro' end`.as(
          'puntoEncuentro',
        ),
      )
      .where(esDeSuCuenta(usuarioId))
      .where('r.estado', 'in', ['pagada', 'confirmada', 'realizada', 'no_asistio', 'cancelada', 'rechazada'])
      .where('s.inicioUtc', '>=', desde)
      .orderBy('s.inicioUtc')
      .orderBy('r.id')
      .limit(limit)
      .execute()
  )
}
