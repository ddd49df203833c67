import { sql, type Insertable } from 'kysely'
import type { EstadoAlerta, FiltrosDeAlerta } from '#contract/alertas.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

export interface AlertaRow {
  id: string
  usuarioId: string | null
  email: string | null
  filtros: FiltrosDeAlerta
  estado: Exclude<EstadoAlerta, 'vencida'>
  venceEn: Date
  avisadaEn: Date | null
  createdAt: Date
}

const todas = (db: Db | Tx) =>
  db
    .selectFrom('alertas')
    .select(['id', 'usuarioId', 'email', 'venceEn', 'avisadaEn', 'createdAt'])
    .select([sql<FiltrosDeAlerta>`filtros`.as('filtros'), sql<AlertaRow['estado']>`estado`.as('estado')])

export const findAlerta = (db: Db | Tx, id: string): Promise<AlertaRow | undefined> =>
  todas(db).where('id', '=', id).executeTakeFirst()
export const lockAlerta = (tx: Tx, id: string): Promise<AlertaRow | undefined> =>
  todas(tx).where('id', '=', id).forUpdate().executeTakeFirst()

type Duenio = { usuarioId: string } | { email: string }
const de = (duenio: Duenio) =>
  'usuarioId' in duenio ? sql<boolean>`usuario_id = ${duenio.usuarioId}` : sql<boolean>`email = ${duenio.email}`

export const findIgual = (tx: Tx, duenio: Duenio, huella: Buffer): Promise<AlertaRow | undefined> =>
  todas(tx).where(de(duenio)).where('huella', '=', huella).forUpdate().executeTakeFirst()

export const listAlertasDe = (
  db: Db,
  usuarioId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlertaRow[]> =>
  todas(db)
    .where('usuarioId', '=', usuarioId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countAlertasDe(db: Db | Tx, duenio: Duenio): Promise<number> {
  // Anybody can type an address: what it did not confirm keeps it from nothing.
  return (
    await db
      .selectFrom('alertas')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(de(duenio))
      .where('estado', '<>', 'por_confirmar')
      .executeTakeFirstOrThrow()
  ).n
}

export async function insertAlerta(tx: Tx, row: Insertable<Database['alertas']>): Promise<void> {
  await tx.insertInto('alertas').values(row).execute()
}

export async function updateAlerta(
  tx: Tx,
  id: string,
  set: { estado?: AlertaRow['estado']; venceEn?: Date; revisadaEn?: Date; avisadaEn?: Date },
): Promise<void> {
  await tx.updateTable('alertas').set(set).where('id', '=', id).execute()
}

export async function deleteAlerta(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('alertas').where('id', '=', id).execute()
}

/** Live ones that nobody looked at since then, and that were not told of anything within a day; those of who blocked their address wait. */
export const listPorRevisar = (
  db: Db,
  { antesDe, avisadasAntesDe, now }: { antesDe: Date; avisadasAntesDe: Date; now: Date },
  limit: number,
): Promise<AlertaRow[]> =>
  todas(db)
    .where('estado', '=', 'activa')
    .where('venceEn', '>', now)
    .where('revisadaEn', '<=', antesDe)
    .where(sql<boolean>`(usuario_id is null or not dato_bloqueado(usuario_id, 'contacto'))`)
    .where((eb) => eb.or([eb('avisadaEn', 'is', null), eb('avisadaEn', '<=', avisadasAntesDe)]))
    .orderBy('revisadaEn')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those of them that it did not know. */
export async function insertConocidas(tx: Tx, alertaId: string, experiencias: string[], now: Date): Promise<string[]> {
  if (experiencias.length === 0) return []
  // What a search remembers may be older than the catalogue: only what is there can be told of.
  const { rows } = await sql<{ experienciaId: string }>`
    insert into alerta_experiencias (alerta_id, experiencia_id, created_at)
    select ${alertaId}::uuid, id, ${now} from experiencias where id = any(${experiencias}::uuid[])
    on conflict do nothing returning experiencia_id`.execute(tx)
  return rows.map(({ experienciaId }) => experienciaId)
}

/** Those of them that this person is going to, on the dates that the search is for: as their account booked them. An address that was only typed silences nobody. */
export async function listYaReservadas(
  tx: Tx,
  { usuarioId, email }: { usuarioId: string | null; email: string },
  experiencias: string[],
  { fechas, now }: { fechas: Pick<FiltrosDeAlerta, 'fechaInicio' | 'fechaFin'>; now: Date },
): Promise<string[]> {
  if (experiencias.length === 0) return []
  const { rows } = await sql<{ experienciaId: string }>`
    select distinct r.experiencia_id from reservas r join salidas s on s.id = r.salida_id
    where r.experiencia_id = any(${experiencias}::uuid[]) and r.empresa_id is null
    and (r.usuario_id = ${usuarioId}::uuid or (${usuarioId}::uuid is null and exists (select 1 from usuarios u where u.id = r.usuario_id and u.email = ${email} and u.email_verificado_en is not null)))
    and r.estado in ('pagada', 'confirmada') and r.prueba_hasta is null and s.fin_utc > ${now}
    and s.fecha_local between ${fechas.fechaInicio ?? '2000-01-01'}::date and ${fechas.fechaFin ?? '2999-12-31'}::date`.execute(
    tx,
  )
  return rows.map(({ experienciaId }) => experienciaId)
}

export async function deleteAlertasViejas(
  db: Db,
  { sinConfirmar, vencidas }: { sinConfirmar: Date; vencidas: Date },
): Promise<void> {
  await db
    .deleteFrom('alertas')
    .where((eb) =>
      eb.or([
        eb('venceEn', '<', vencidas),
        eb.and([eb('estado', '=', 'por_confirmar'), eb('createdAt', '<', sinConfirmar)]),
      ]),
    )
    .execute()
}

/** Answers their ids: the mails about them are named by these. */
export async function deleteAlertasDe(tx: Tx, persona: Persona): Promise<string[]> {
  return (
    await tx
      .deleteFrom('alertas')
      .where((eb) => eb.or([eb('usuarioId', '=', persona.usuarioId), bajoSuCorreo(persona, 'email')]))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
}

/** What this module keeps of a person. */
export async function exportarAlertas(db: Db, persona: Persona) {
  const suyas = db
    .selectFrom('alertas')
    .where((eb) => eb.or([eb('usuarioId', '=', persona.usuarioId), bajoSuCorreo(persona, 'email')]))
  return {
    alertas: await suyas
      .select(['filtros', 'estado', 'avisadaEn', 'venceEn', 'createdAt as guardadaEn'])
      .orderBy('createdAt')
      .execute(),
  }
}
