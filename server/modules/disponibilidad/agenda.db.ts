import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { TratoDeFeriado } from '#contract/enumeraciones/salidas.ts'
import type { HorarioSemanal } from '#contract/agenda.ts'
import type { Agenda } from '#domain/disponibilidad/agenda.ts'
import { calendarioDe } from '#domain/asistente/fechas/feriados.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import type { ExperienciaPropiaRow } from './experiencia-propia.ts'

/** An agenda as stored, with what its departures decide by. */
export interface AgendaRow extends Agenda {
  excepciones: { fecha: string; hora: string | null; cierra: boolean; cupos: number | null; motivo: string | null }[]
  temporadas: { nombre: string; desde: string; hasta: string; cadaAnio: boolean; horarios: HorarioSemanal[] }[]
  horarios: HorarioSemanal[]
  decisionMinutos: number
  version: number
}

const DECISION_MINUTOS = 1440

export async function findExperienciaDelOperador(db: Db, id: string): Promise<ExperienciaPropiaRow | undefined> {
  const { rows } = await sql<ExperienciaPropiaRow>`
    select e.id, e.nombre_experiencia, e.estado, e.zona_horaria, e.duracion_minutos, e.cierre_minutos, e.confirmacion, e.min_participantes, e.cupos_por_salida, e.anfitrion_id, e.proveedor_id, o.id as opcion_id,
      (select coalesce(json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)
        order by array_position(${TIPOS_TARIFA}::text[], t.tipo)), '[]') from tarifas t where t.opcion_id = o.id) as tarifas
    from experiencias e join lateral (select id from opciones where experiencia_id = e.id order by created_at, id limit 1) o on true
    where e.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** The agendas of several experiencias, in four queries whatever their number. */
export async function loadAgendas(db: Db | Tx, ids: readonly string[], now: Date): Promise<Map<string, AgendaRow>> {
  const { feriados: calendario } = calendarioDe(await reglaDe(db, 'feriados', now))
  const agendas = new Map<string, AgendaRow>(
    ids.map((id) => [
      id,
      {
        horarios: [],
        temporadas: [],
        excepciones: [],
        feriados: 'normal',
        calendario,
        decisionMinutos: DECISION_MINUTOS,
        version: 0,
      },
    ]),
  )
  const deEllas = sql<boolean>`experiencia_id = any(${ids}::uuid[])`
  for (const row of await db
    .selectFrom('agendas')
    .select(['experienciaId', 'feriados', 'decisionMinutos', 'version'])
    .where(deEllas)
    .execute()) {
    Object.assign(agendas.get(row.experienciaId)!, {
      feriados: row.feriados as TratoDeFeriado,
      decisionMinutos: row.decisionMinutos,
      version: row.version,
    })
  }
  const temporadas = new Map<string, AgendaRow['temporadas'][number]>()
  for (const { id, experienciaId, ...rest } of await db
    .selectFrom('temporadas')
    .select(['id', 'experienciaId', 'nombre', 'desde', 'hasta', 'cadaAnio'])
    .where(deEllas)
    .orderBy('desde')
    .orderBy('id')
    .execute()) {
    const temporada = { ...rest, horarios: [] }
    temporadas.set(id, temporada)
    agendas.get(experienciaId)!.temporadas.push(temporada)
  }
  for (const { experienciaId, temporadaId, ...horario } of await db
    .selectFrom('horarios')
    .select(['experienciaId', 'temporadaId', 'dias', 'hora', 'cupos', 'desde', 'hasta'])
    .where(deEllas)
    .orderBy('hora')
    .orderBy('id')
    .execute()) {
    const lista = temporadaId ? temporadas.get(temporadaId)!.horarios : agendas.get(experienciaId)!.horarios
    lista.push(horario)
  }
  for (const { experienciaId, ...excepcion } of await db
    .selectFrom('excepciones')
    .select(['experienciaId', 'fecha', 'hora', 'cierra', 'cupos', 'motivo'])
    .where(deEllas)
    .orderBy('fecha')
    .orderBy('hora')
    .execute()) {
    agendas.get(experienciaId)!.excepciones.push(excepcion)
  }
  return agendas
}

export const loadAgenda = async (db: Db | Tx, id: string, now: Date): Promise<AgendaRow> =>
  (await loadAgendas(db, [id], now)).get(id)!

/** One save after the other: the row is made where there is none, and locked. Answers the version that is stored. */
export async function lockAgenda(tx: Tx, experienciaId: string, now: Date): Promise<number> {
  await tx
    .insertInto('agendas')
    .values({ experienciaId, version: 0, updatedAt: now })
    .onConflict((oc) => oc.column('experienciaId').doNothing())
    .execute()
  return (
    await tx
      .selectFrom('agendas')
      .select('version')
      .where('experienciaId', '=', experienciaId)
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).version
}

type Nueva = Omit<AgendaRow, 'version'>

/** Writes an agenda whole. Exceptions of days that are past stay as they were. */
export async function replaceAgenda(
  tx: Tx,
  { id: experienciaId, opcionId }: { id: string; opcionId: string },
  agenda: Nueva,
  { hoy, now }: { hoy: string; now: Date },
): Promise<void> {
  await tx.deleteFrom('horarios').where('experienciaId', '=', experienciaId).execute()
  await tx.deleteFrom('temporadas').where('experienciaId', '=', experienciaId).execute()
  await tx.deleteFrom('excepciones').where('experienciaId', '=', experienciaId).where('fecha', '>=', hoy).execute()
  const horarioRow = (horario: HorarioSemanal, temporadaId: string | null) => ({
    id: randomUUID(),
    opcionId,
    experienciaId,
    temporadaId,
    ...horario,
    desde: horario.desde ?? '2000-01-01',
    createdAt: now,
  })
  const temporadas = agenda.temporadas.map((temporada) => ({ id: randomUUID(), temporada }))
  if (temporadas.length > 0) {
    await tx
      .insertInto('temporadas')
      .values(
        temporadas.map(({ id, temporada: { horarios: _suyos, ...resto } }) => ({
          id,
          experienciaId,
          ...resto,
          createdAt: now,
        })),
      )
      .execute()
  }
  const horarios = [
    ...agenda.horarios.map((horario) => horarioRow(horario, null)),
    ...temporadas.flatMap(({ id, temporada }) => temporada.horarios.map((horario) => horarioRow(horario, id))),
  ]
  if (horarios.length > 0) await tx.insertInto('horarios').values(horarios).execute()
  const excepciones = agenda.excepciones.filter(({ fecha }) => fecha >= hoy)
  if (excepciones.length > 0)
    await tx
      .insertInto('excepciones')
      .values(excepciones.map((excepcion) => ({ id: randomUUID(), experienciaId, ...excepcion, createdAt: now })))
      .execute()
  await touchAgenda(tx, experienciaId, now, { feriados: agenda.feriados, decisionMinutos: agenda.decisionMinutos })
}

export async function touchAgenda(
  tx: Tx,
  experienciaId: string,
  now: Date,
  set: { feriados?: string; decisionMinutos?: number } = {},
): Promise<void> {
  await tx
    .updateTable('agendas')
    .set({ ...set, version: sql`version + 1`, updatedAt: now })
    .where('experienciaId', '=', experienciaId)
    .execute()
}

export async function saveDiasCerrados(
  tx: Tx,
  experienciaId: string,
  fechas: readonly string[],
  { motivo, now }: { motivo: string | null; now: Date },
): Promise<void> {
  const rows = fechas.map((fecha) => ({
    id: randomUUID(),
    experienciaId,
    fecha,
    hora: null,
    cierra: true,
    cupos: null,
    motivo,
    createdAt: now,
  }))
  await tx
    .insertInto('excepciones')
    .values(rows)
    .onConflict((oc) => oc.columns(['experienciaId', 'fecha', 'hora']).doUpdateSet({ motivo }))
    .execute()
}

export async function deleteDiasCerrados(tx: Tx, experienciaId: string, fechas: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('excepciones')
    .where('experienciaId', '=', experienciaId)
    .where('fecha', 'in', fechas)
    .where('hora', 'is', null)
    .execute()
}
