import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** One question stands for all that was paid by hand. */
export const A_MANO = 'a_mano'

const UNA_COMPRA = sql`(select id, modo, psp_intento as intento from regalos union all select id, modo, psp_intento from cobros_servicios
  union all select id, modo, psp_intento from cobros_suscripcion union all select id, modo, intento from ajenos)`

/** What it counts as today; null of many purchases at once. */
export const modoActual = (d: string): RawBuilder<ModoDeDinero | null> => {
  const columna = (nombre: string) => sql.ref(`${d}.${nombre}`)
  return sql<ModoDeDinero | null>`case when ${columna('tipo')} = 'modo_desconocido' then coalesce((select r.modo from reservas r where r.id = ${columna('reservaId')}),
    (select x.modo from ${UNA_COMPRA} x where x.intento = ${columna('intento')} or x.id::text = ${columna('intento')} limit 1)) end`
}

/** What a first person said of it. */
export const propuestaDeModo = sql<{
  modo: ModoDeDinero
  compra: string | null
  motivo: string
  por: string
  propuestaPor: string
} | null>`(select json_build_object('modo', c.modo, 'compra', c.compra, 'motivo', c.motivo, 'propuestaPor', c.propuesta_por, 'por', trim(u.nombre || ' ' || coalesce(u.apellido, '')))
  from correcciones_de_modo c join usuarios u on u.id = c.propuesta_por where c.diferencia_id = d.id and c.aprobada_por is null)`

export interface Raiz {
  id: string
  modo: ModoDeDinero
}

/** What the question is of: the booking that it paid, or what was bought by itself. */
export async function findRaiz(
  tx: Tx,
  { intento, reservaId }: { intento: string; reservaId: string | null },
): Promise<Raiz | null> {
  const { rows } = await (
    reservaId
      ? sql<Raiz>`select id, modo from reservas where id = ${reservaId}::uuid`
      : sql<Raiz>`select x.id, x.modo from ${UNA_COMPRA} x where x.intento = ${intento} or x.id::text = ${intento} limit 1`
  ).execute(tx)
  return rows[0] ?? null
}

interface PagadaAMano {
  codigo: string
  numero: number | null
  antesDe: Date
}

/** Of what was paid by hand before we asked, by the code of its booking, the number of its proposal or the reference of the transfer; null where none is, or two. */
export async function findPagadaAMano(tx: Tx, { codigo, numero, antesDe }: PagadaAMano): Promise<Raiz | null> {
  const { rows } = await sql<Raiz>`
    select r.id, r.modo from reservas r where r.codigo = upper(${codigo}) and r.created_at < ${antesDe}
      and (exists (select 1 from pagos p where p.reserva_id = r.id and p.forma = 'transferencia') or exists (select 1 from movimientos m where m.reserva_id = r.id and m.tipo = 'credito'))
    union select c.id, c.modo from cobros_servicios c join propuestas p on p.id = c.propuesta_id join solicitudes_empresa q on q.id = p.solicitud_id
      where q.numero = ${numero}::int and c.forma = 'transferencia' and c.pagado_en < ${antesDe}
    union select e.id, e.modo from pagos_de_empresa e where e.referencia = ${codigo} and e.created_at < ${antesDe}`.execute(
    tx,
  )
  return rows.length === 1 ? rows[0]! : null
}

export async function findReservasUnidas(tx: Tx, raiz: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id from reservas r where r.id in (select u.id from dinero_unido(${raiz}::uuid) u)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whose else it is: a company's, by its proposal or its transfer. */
export async function findEmpresasUnidas(tx: Tx, raiz: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select q.empresa_id as id from cobros_servicios c join propuestas p on p.id = c.propuesta_id join solicitudes_empresa q on q.id = p.solicitud_id
      where c.id = ${raiz}::uuid and q.empresa_id is not null
    union select e.empresa_id from pagos_de_empresa e where e.id = ${raiz}::uuid`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findPorqueNoCorregir(
  tx: Tx,
  raiz: string,
  modo: ModoDeDinero,
): Promise<'sabido' | 'en_nomina' | null> {
  const { rows } = await sql<{
    porque: 'sabido' | 'en_nomina' | null
  }>`select porque_no_corregir(${raiz}::uuid, ${modo}) as porque`.execute(tx)
  return rows[0]!.porque
}

export const findPropuesta = (tx: Tx, diferenciaId: string) =>
  tx
    .selectFrom('correccionesDeModo')
    .select(['id', 'raiz', 'propuestaPor'])
    .select(sql<ModoDeDinero>`modo`.as('modo'))
    .where('diferenciaId', '=', diferenciaId)
    .where('aprobadaPor', 'is', null)
    .executeTakeFirst()

export async function deletePropuesta(tx: Tx, diferenciaId: string): Promise<void> {
  await tx
    .deleteFrom('correccionesDeModo')
    .where('diferenciaId', '=', diferenciaId)
    .where('aprobadaPor', 'is', null)
    .execute()
}

export async function insertPropuesta(tx: Tx, row: Insertable<Database['correccionesDeModo']>): Promise<void> {
  await tx.insertInto('correccionesDeModo').values(row).execute()
}

/** The second person's word, and all that hangs together in its other book. */
export async function corregir(
  tx: Tx,
  { id, aprobadaPor, now }: { id: string; aprobadaPor: string; now: Date },
): Promise<void> {
  await tx.updateTable('correccionesDeModo').set({ aprobadaPor, aprobadaEn: now }).where('id', '=', id).execute()
  await sql`select corregir_modo(${id}::uuid)`.execute(tx)
}
