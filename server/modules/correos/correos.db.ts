import { sql, type Insertable } from 'kysely'
import type { EstadoReserva } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { esCierto, type Mientras } from '#domain/reservas/correos.ts'
import type { ClaveDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import { correoConfirmado } from '#domain/usuarios/correo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

export async function insertCorreo(tx: Tx, row: Insertable<Database['correos']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('correos')
      .values(row)
      .onConflict((oc) => oc.column('clave').doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export const existeCorreo = async (tx: Tx, clave: string): Promise<boolean> =>
  (await tx.selectFrom('correos').select('id').where('clave', '=', clave).executeTakeFirst()) !== undefined

/** Whether an account's address is this and somebody who reads it said so. */
export async function estaProbado(tx: Tx, email: string): Promise<boolean> {
  const usuario = await tx
    .selectFrom('usuarios')
    .select(['emailVerificadoEn', 'correoLeidoEn'])
    .where('email', '=', email)
    .executeTakeFirst()
  return usuario !== undefined && correoConfirmado(usuario)
}

export const findCorreo = (db: Db, id: string) =>
  db.selectFrom('correos').selectAll().where('id', '=', id).executeTakeFirst()

export async function marcarEnviado(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('correos')
    .set((eb) => ({ estado: 'enviado', enviadoEn: now, esperaDesde: null, intentos: eb('intentos', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The mail server is away: with the others, until one of them goes through. */
export async function ponerEnEspera(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('correos')
    .set((eb) => ({ esperaDesde: eb.fn.coalesce('esperaDesde', eb.val(now)) }))
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** The one that was written first of those that wait. */
export const findEnEspera = async (db: Db): Promise<string | undefined> =>
  (
    await db
      .selectFrom('correos')
      .select('id')
      .where('esperaDesde', 'is not', null)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** They wait no more. In the order in which they were written. */
export async function sacarDeEspera(tx: Tx): Promise<string[]> {
  const rows = await tx
    .updateTable('correos')
    .set({ esperaDesde: null })
    .where('esperaDesde', 'is not', null)
    .returning(['id', 'createdAt'])
    .execute()
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ id }) => id)
}

export async function marcarRechazado(
  db: Db,
  id: string,
  { rechazo, now }: { rechazo: string; now: Date },
): Promise<void> {
  await db
    .updateTable('correos')
    .set((eb) => ({
      estado: 'rechazado',
      rechazo,
      rechazadoEn: now,
      esperaDesde: null,
      intentos: eb('intentos', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

const rechazados = (db: Db | Tx) => db.selectFrom('correos').where('estado', '=', 'rechazado')

export const listRechazados = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  rechazados(db)
    .select(['id', 'clave', 'para', sql<string>`rechazo`.as('rechazo'), sql<Date>`rechazado_en`.as('rechazadoEn')])
    .orderBy('rechazadoEn')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countRechazados = async (db: Db): Promise<number> =>
  (
    await rechazados(db)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** Out of the refused ones, once: to be sent again, or to be let go. */
export async function sacarDeRechazados(
  tx: Tx,
  id: string,
  estado: 'pendiente' | 'descartado',
): Promise<{ clave: string } | 'gone' | 'unknown'> {
  if (!esUuid(id)) return 'unknown'
  const row = await tx
    .updateTable('correos')
    .set({ estado, rechazo: null, rechazadoEn: null })
    .where('id', '=', id)
    .where('estado', '=', 'rechazado')
    .returning('clave')
    .executeTakeFirst()
  if (row) return row
  return (await tx.selectFrom('correos').select('id').where('id', '=', id).executeTakeFirst()) ? 'gone' : 'unknown'
}

/** Of these mails, by their `clave`, those that the server of their address refused. */
export async function clavesRechazadas(db: Db | Tx, claves: readonly ClaveDeCorreo[]): Promise<ReadonlySet<string>> {
  if (claves.length === 0) return new Set()
  return new Set(
    (await rechazados(db).select('clave').where('clave', 'in', claves).execute()).map(({ clave }) => clave),
  )
}

/** Asked of the booking itself: its mail may have waited for hours. */
export async function sigueCierto(db: Db | Tx, mientras: Mientras, now: Date): Promise<boolean> {
  const reservas = await db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select([
      'r.expiraEn',
      'r.salidaId',
      sql<EstadoReserva>`r.estado`.as('estado'),
      sql<boolean>`s.estado = 'cancelada'`.as('salidaCancelada'),
    ])
    .where('r.id', 'in', [mientras.reservaId, ...(mientras.otras ?? [])])
    .execute()
  return reservas.some((reserva) => esCierto(mientras, reserva, now))
}

export async function descartar(db: Db, id: string): Promise<void> {
  await db.updateTable('correos').set({ estado: 'descartado', esperaDesde: null }).where('id', '=', id).execute()
}

export const listCorreos = (db: Db, limit: number) =>
  db
    .selectFrom('correos')
    .select(['id', 'para', 'asunto', 'html', 'texto', 'estado', 'createdAt'])
    .where('para', '!=', '')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()

/** What this module keeps of a person: that they were written to. */
/** To an address that was never confirmed there may be mails of another's. */
export async function exportarCorreos(db: Db, persona: Persona) {
  return {
    correosRecibidos: await db
      .selectFrom('correos')
      .select(['asunto', 'texto', 'estado', 'createdAt as escritoEn'])
      .where(bajoSuCorreo(persona, 'para'))
      .orderBy('createdAt')
      .execute(),
  }
}

/** What was written to whoever booked without an account about that booking (the second part of its `clave`). */
export async function exportarCorreosSobre(db: Db, email: string, id: string) {
  return {
    correosRecibidos: await db
      .selectFrom('correos')
      .select(['asunto', 'texto', 'estado', 'createdAt as escritoEn'])
      .where('para', '=', email)
      .where(sql<string>`split_part(clave, ':', 2)`, '=', id)
      .orderBy('createdAt')
      .execute(),
  }
}

interface Borrado {
  direcciones: Persona['direcciones']
  /** Seals of all addresses that mails about these ids may have gone to. */
  huellas: readonly string[]
  /** How mails to others that name them begin, as far as the id. */
  aOtros?: readonly string[]
  /** Of what is not theirs, the mails that went to an address of theirs, with its seal. */
  soloA?: { ids: readonly string[]; direcciones: readonly { correo: string; huella: string }[] }
  now: Date
}

/** Mails to these addresses, and those about these ids (the second part of their `clave`); those that are being written meanwhile are refused by what is noted here. Answers which they were. */
export async function borrarCorreosDe(
  tx: Tx,
  ids: readonly string[],
  { direcciones, huellas, aOtros = [], soloA = { ids: [], direcciones: [] }, now }: Borrado,
): Promise<string[]> {
  const deAjenas = soloA.ids.flatMap((clave) => soloA.direcciones.map(({ huella }) => ({ clave, huella, en: now })))
  const olvidados = [
    ...new Map(
      [...ids.flatMap((clave) => huellas.map((huella) => ({ clave, huella, en: now }))), ...deAjenas].map((uno) => [
        `${uno.clave} ${uno.huella}`,
        uno,
      ]),
    ).values(),
  ]
  for (let i = 0; i < olvidados.length; i += POR_VEZ)
    await tx
      .insertInto('correosOlvidados')
      .values(olvidados.slice(i, i + POR_VEZ))
      .onConflict((oc) => oc.columns(['clave', 'huella']).doUpdateSet({ en: now }))
      .execute()
  const borrados = await tx
    .deleteFrom('correos')
    .where((eb) =>
      eb.or([
        bajoSuCorreo({ direcciones }, 'para'),
        ...(ids.length > 0 ? [eb(SOBRE, 'in', ids)] : []),
        ...(aOtros.length > 0
          ? [eb(sql<string>`split_part(clave, ':', 1) || ':' || split_part(clave, ':', 2)`, 'in', aOtros)]
          : []),
        ...(soloA.ids.length > 0 && soloA.direcciones.length > 0
          ? [
              eb.and([
                eb(SOBRE, 'in', soloA.ids),
                eb(
                  'para',
                  'in',
                  soloA.direcciones.map(({ correo }) => correo),
                ),
              ]),
            ]
          : []),
      ]),
    )
    .returning('id')
    .execute()
  return borrados.map(({ id }) => id)
}

const SOBRE = sql<string>`split_part(clave, ':', 2)`
const POR_VEZ = 1000
const DIA_MS = 86_400_000

/** About what was erased since it was read, to an address that went with it. */
export const estaOlvidado = async (
  db: Db | Tx,
  { clave, huella }: { clave: string; huella: string },
): Promise<boolean> =>
  (await db
    .selectFrom('correosOlvidados')
    .select('clave')
    .where('clave', '=', clave.split(':')[1] ?? '')
    .where('huella', '=', huella)
    .executeTakeFirst()) !== undefined

/** Those that an erasure could not see yet, since whoever wrote them had not finished. */
export async function listDeLoOlvidado(db: Db, now: Date): Promise<{ id: string; para: string; huella: string }[]> {
  const { rows } = await sql<{ id: string; para: string; huella: string }>`
    select c.id, c.para, o.huella from correos c join correos_olvidados o on o.clave = split_part(c.clave, ':', 2)
    where not c.tras_borrado and c.created_at > ${new Date(now.getTime() - DIA_MS)}`.execute(db)
  return rows
}

export async function borrarCorreo(db: Db, id: string): Promise<void> {
  await db.deleteFrom('correos').where('id', '=', id).execute()
}

export async function limpiarOlvidados(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('correosOlvidados')
    .where('en', '<', new Date(now.getTime() - DIA_MS))
    .execute()
}

/** Sent, and nothing is left of it but its id and what it was about: by them its file is found when that is erased. */
export async function olvidarContenido(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('correos')
    .set({ ...NADA, estado: 'enviado', enviadoEn: now, esperaDesde: null })
    .where('id', '=', id)
    .execute()
}

const NADA = { para: '', asunto: '', texto: '', html: '', adjuntos: '[]' }
