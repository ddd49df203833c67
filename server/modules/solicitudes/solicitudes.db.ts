import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { AUTORES_DE_HITO } from '#contract/enumeraciones/empresas.ts'
import type { EstadoSolicitud } from '#contract/solicitudes.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

export type SolicitudRow = Selectable<Database['solicitudesEmpresa']>
export type HitoRow = Selectable<Database['solicitudHitos']>

export const insertSolicitud = (tx: Tx, row: Insertable<Database['solicitudesEmpresa']>): Promise<SolicitudRow> =>
  tx.insertInto('solicitudesEmpresa').values(row).returningAll().executeTakeFirstOrThrow()
export const findSolicitud = (db: Db | Tx, id: string) =>
  db.selectFrom('solicitudesEmpresa').selectAll().where('id', '=', id).executeTakeFirst()
export const lockSolicitud = (tx: Tx, id: string) =>
  tx.selectFrom('solicitudesEmpresa').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateSolicitud(
  tx: Tx,
  id: string,
  set: Updateable<Database['solicitudesEmpresa']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('solicitudesEmpresa')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function insertHito(
  tx: Tx,
  row: {
    solicitudId: string
    tipo: string
    autor: (typeof AUTORES_DE_HITO)[number]
    usuarioId: string | null
    texto: string | null
    now: Date
  },
): Promise<void> {
  const { now, ...rest } = row
  await tx
    .insertInto('solicitudHitos')
    .values({ ...rest, createdAt: now })
    .execute()
}

export async function hayHito(
  tx: Tx,
  { solicitudId, tipo, now }: { solicitudId: string; tipo: string; now: Date },
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('solicitudHitos')
      .select('id')
      .where('solicitudId', '=', solicitudId)
      .where('tipo', '=', tipo)
      .where('createdAt', '=', now)
      .executeTakeFirst()) !== undefined
  )
}

/** Of a company the newest first; of the queue the one that waits longest. */
export interface Filtro {
  empresaId?: string
  estado?: EstadoSolicitud | undefined
}

const filtradas = (db: Db, { empresaId, estado }: Filtro) =>
  db
    .selectFrom('solicitudesEmpresa')
    .$if(empresaId !== undefined, (qb) => qb.where('empresaId', '=', empresaId!))
    .$if(estado !== undefined, (qb) => qb.where('estado', '=', estado!))
    .$if(empresaId === undefined && estado === undefined, (qb) =>
      qb.where('estado', 'in', ['recibida', 'en_cotizacion']),
    )

export const listSolicitudes = (
  db: Db,
  filtro: Filtro,
  { limit, offset }: { limit: number; offset: number },
): Promise<SolicitudRow[]> =>
  filtradas(db, filtro)
    .selectAll()
    .orderBy('createdAt', filtro.empresaId === undefined ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSolicitudes(db: Db, filtro: Filtro): Promise<number> {
  return (
    await filtradas(db, filtro)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

export const listHitos = (db: Db | Tx, ids: string[]): Promise<HitoRow[]> =>
  db.selectFrom('solicitudHitos').selectAll().where('solicitudId', 'in', ids).orderBy('id').execute()

/** What visitors asked for with the RUT of a company, which our staff looked at, or with an address that somebody of it confirmed: one that was only typed gives no claim. */
export async function reunirSolicitudes(tx: Tx, { id, rut }: { id: string; rut: string }, now: Date): Promise<void> {
  await tx
    .updateTable('solicitudesEmpresa')
    .set({ empresaId: id, updatedAt: now })
    .where('empresaId', 'is', null)
    .where((eb) =>
      eb.or([
        eb('usuarioId', 'is', null),
        eb('usuarioId', 'in', eb.selectFrom('membresias').select('usuarioId').where('empresaId', '=', id)),
      ]),
    )
    .where((eb) => {
      const confirmada = eb
        .selectFrom('membresias as m')
        .innerJoin('usuarios as u', 'u.id', 'm.usuarioId')
        .select('u.id')
        .where('m.empresaId', '=', id)
        .where('u.emailVerificadoEn', 'is not', null)
        .whereRef('u.email', '=', 'solicitudesEmpresa.email')
      return eb.or([eb('rut', '=', rut), eb.exists(confirmada)])
    })
    .execute()
}

/** The company that somebody is of. */
export const findEmpresaIdDe = async (db: Db, usuarioId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('usuarioId', '=', usuarioId)
      .where('tipo', '=', 'empresa')
      .executeTakeFirst()
  )?.empresaId ?? null

/** What they asked for as a visitor, with an address of theirs, becomes the account's. */
export async function reclamarSolicitudesDe(tx: Tx, persona: Persona, now: Date): Promise<void> {
  await tx
    .updateTable('solicitudesEmpresa')
    .set({ usuarioId: persona.usuarioId, updatedAt: now })
    .where('usuarioId', 'is', null)
    .where(bajoSuCorreo(persona, 'email'))
    .execute()
}

export const listSolicitudesDe = (tx: Tx, usuarioId: string) =>
  tx.selectFrom('solicitudesEmpresa').select(['id', 'empresaId']).where('usuarioId', '=', usuarioId).execute()

/** Without a company even its name and RUT may be the person's. */
export async function seudonimizar(
  tx: Tx,
  usuarioId: string,
  { nombre, email }: { nombre: string; email: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('solicitudesEmpresa')
    .set({ contacto: nombre, email, telefono: '', notas: null, updatedAt: now })
    .where('usuarioId', '=', usuarioId)
    .execute()
  await tx
    .updateTable('solicitudesEmpresa')
    .set({ nombreEmpresa: nombre, rut: '' })
    .where('usuarioId', '=', usuarioId)
    .where('empresaId', 'is', null)
    .execute()
  // What we answered names whoever asked; of a company's it is the company's.
  const suyas = tx
    .selectFrom('solicitudesEmpresa')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where('empresaId', 'is', null)
  await tx.updateTable('propuestas').set({ mensaje: null }).where('solicitudId', 'in', suyas).execute()
  await tx
    .updateTable('solicitudHitos')
    .set({ texto: '[Mensaje borrado]' })
    .where('texto', 'is not', null)
    .where('solicitudId', 'in', suyas)
    .execute()
}

export const exportarSolicitudesDeEmpresa = async (db: Db, persona: Persona) => ({
  solicitudesDeEmpresa: await db
    .selectFrom('solicitudesEmpresa')
    .select([
      'numero',
      'nombreEmpresa',
      'rut',
      'contacto',
      'email',
      'telefono',
      'tipo',
      'personas',
      'desde',
      'hasta',
      'comuna',
      'presupuesto',
      'notas',
      'estado',
      'createdAt as pedidaEn',
    ])
    .where((eb) =>
      eb.or([
        eb('usuarioId', '=', persona.usuarioId),
        eb.and([eb('usuarioId', 'is', null), bajoSuCorreo(persona, 'email')]),
      ]),
    )
    .orderBy('createdAt')
    .execute(),
  mensajesDeSolicitudes: await exportarHitos(db, persona.usuarioId),
})

/** Those whose proposal ran out. */
export const listPorVencer = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('solicitudesEmpresa as s')
    .select('s.id')
    .where('s.estado', '=', 'propuesta_enviada')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('propuestas as p')
            .select('p.id')
            .whereRef('p.solicitudId', '=', 's.id')
            .where('p.validaHasta', '>', now),
        ),
      ),
    )
    .limit(limit)
    .execute()

/** What a person wrote to us for their company leaves with the account; that they wrote, and when, stays. */
export async function borrarHitosDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx
    .updateTable('solicitudHitos')
    .set({ texto: '[Mensaje borrado]' })
    .where('usuarioId', '=', usuarioId)
    .where('autor', '=', 'empresa')
    .where('texto', 'is not', null)
    .execute()
  await tx.updateTable('solicitudHitos').set({ usuarioId: null }).where('usuarioId', '=', usuarioId).execute()
}

const exportarHitos = (db: Db, usuarioId: string) =>
  db
    .selectFrom('solicitudHitos as h')
    .innerJoin('solicitudesEmpresa as s', 's.id', 'h.solicitudId')
    .select(['s.numero as solicitud', 'h.tipo', 'h.texto', 'h.createdAt as cuando'])
    .where('h.usuarioId', '=', usuarioId)
    .where('h.autor', '=', 'empresa')
    .where('h.texto', 'is not', null)
    .orderBy('h.id')
    .execute()

/** Of a company that closes: nobody answers for it any more. Answers which they were. */
export async function retirarSolicitudesDe(tx: Tx, empresaId: string, now: Date): Promise<string[]> {
  const retiradas = await tx
    .updateTable('solicitudesEmpresa')
    .set({ estado: 'rechazada', updatedAt: now })
    .where('empresaId', '=', empresaId)
    .where('estado', 'in', ['recibida', 'en_cotizacion', 'propuesta_enviada'])
    .returning('id')
    .execute()
  for (const { id } of retiradas)
    await insertHito(tx, { solicitudId: id, tipo: 'rechazada', autor: 'empresa', usuarioId: null, texto: null, now })
  return retiradas.map(({ id }) => id)
}
