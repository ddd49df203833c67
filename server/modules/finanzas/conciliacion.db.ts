import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type {
  CobroDicho,
  DiferenciaHallada,
  DisputaDicha,
  ReembolsoNuestro,
  ReembolsoSuyo,
} from '#domain/pagos/diferencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { modoActual, propuestaDeModo } from './correccion.db.ts'
import { dadoEnLibro } from '#server/modules/pagos/index.ts'

/** Only of the money that this provider holds. */
interface Desde {
  desde: Date
  modo: string
}

/** What we have of these charges, and of those taken since then; what was taken for plans, gift cards and services among them. */
export async function listCobrosDesde(db: Db, { desde, modo }: Desde, intentos: string[]): Promise<CobroDicho[]> {
  const json = JSON.stringify(intentos)
  const { rows } = await sql<CobroDicho>`
    select p.psp_intento as intento, p.capturado as cobrado, p.reserva_id,
      coalesce((select sum(d.monto) from reembolsos d where d.pago_id = p.id and ${dadoEnLibro('d.id')}), 0)::int as devuelto
    from pagos p where p.modo = ${modo} and p.capturado > 0 and p.psp_intento is not null and (p.capturado_en >= ${desde} or p.psp_intento in (select json_array_elements_text(${json}::json)))
    union all
    select c.psp_intento, c.monto, null, case when ${dadoEnLibro('c.id')} then c.reembolso_monto else 0 end
    from cobros_suscripcion c where c.estado = 'exitoso' and c.psp_intento in (select json_array_elements_text(${json}::json))
    union all
    select g.psp_intento, g.monto, null, case when ${dadoEnLibro('g.id')} then g.monto else 0 end
    from regalos g where g.pagado_en is not null and g.psp_intento in (select json_array_elements_text(${json}::json))
    union all
    select v.psp_intento, v.monto, null, coalesce((select sum(x.monto) from reembolsos x where x.origen_id = v.id and ${dadoEnLibro('x.id')}), 0)::int
    from cobros_servicios v where v.pagado_en is not null and v.psp_intento in (select json_array_elements_text(${json}::json))`.execute(
    db,
  )
  return rows
}

/** What we have of these refunds, whatever they give back, and of those that it was asked for since then. */
export async function listReembolsosDesde(
  db: Db,
  { desde, modo }: Desde,
  suyos: readonly ReembolsoSuyo[],
): Promise<ReembolsoNuestro[]> {
  const nuestros = sql`(select json_array_elements_text(${JSON.stringify(suyos.flatMap(({ reembolsoId }) => reembolsoId ?? []))}::json)::uuid)`
  const ids = sql`(select json_array_elements_text(${JSON.stringify(suyos.map(({ id }) => id))}::json))`
  const { rows } = await sql<ReembolsoNuestro>`
    select (array_agg(q.id order by q.id))[1] as id, q.psp_id, q.intento, sum(q.monto)::int as monto, bool_and(q.dado) as dado, (array_agg(q.reserva_id))[1] as reserva_id from (
      select d.id, split_part(d.psp_id, ':', 1) as psp_id, coalesce(p.psp_intento, d.intento) as intento, d.monto, ${dadoEnLibro('d.id')} as dado, d.reserva_id from reembolsos d left join pagos p on p.id = d.pago_id
      where d.modo = ${modo} and coalesce(p.psp_intento, d.intento) is not null and (d.id in ${nuestros} or split_part(d.psp_id, ':', 1) in ${ids} or (d.enviado_en >= ${desde} and d.psp_id like 're\\_%'))) q
    group by coalesce(q.psp_id, q.id::text), q.psp_id, q.intento
    union all
    select x.id, x.psp_id, x.intento, x.monto, ${dadoEnLibro('x.id')}, x.reserva_id from ajenos x where x.psp_id in ${ids} and not exists (select 1 from reembolsos d where d.id = x.id)`.execute(
    db,
  )
  return rows
}

export async function listDisputasDe(db: Db, ids: readonly string[]): Promise<DisputaDicha[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('disputas')
    .select(['id', 'estado', 'monto', 'reservaId'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ estado, ...disputa }) => ({ ...disputa, estado: estado as DisputaDicha['estado'] }))
}

/** Keeps what was found; what was settled and differs again, or more, is open again. */
export async function saveDiferencias(tx: Tx, halladas: readonly DiferenciaHallada[], now: Date): Promise<void> {
  for (const hallada of halladas) {
    await tx
      .insertInto('diferencias')
      .values({ id: randomUUID(), ...hallada, estado: 'abierta', vistaEn: now, createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.columns(['intento', 'tipo']).doUpdateSet({ vistaEn: now }))
      .execute()
    const esSaldo = hallada.de === 'saldo'
    // It holds no sums: told once more after somebody closed it, it happened again.
    const esLlamada = hallada.de === 'llamada'
    await tx
      .updateTable('diferencias')
      .set({
        nuestro: hallada.nuestro,
        suyo: hallada.suyo,
        estado: 'abierta',
        responsable: null,
        resueltaEn: null,
        updatedAt: now,
      })
      .where('intento', '=', hallada.intento)
      .where('tipo', '=', hallada.tipo)
      .where((eb) =>
        esLlamada
          ? eb('estado', '=', 'resuelta')
          : esSaldo
            ? eb(sql<number>`suyo - nuestro`, '!=', hallada.suyo - hallada.nuestro)
            : eb.or([eb('nuestro', '!=', hallada.nuestro), eb('suyo', '!=', hallada.suyo)]),
      )
      .execute()
    // Both balances move all the time: it is the same difference while what is between them is.
    if (esSaldo)
      await tx
        .updateTable('diferencias')
        .set({ nuestro: hallada.nuestro, suyo: hallada.suyo })
        .where('intento', '=', hallada.intento)
        .where('tipo', '=', hallada.tipo)
        .execute()
  }
}

/** One of them is not kept yet, or not with these sums. */
export async function hayNuevas(db: Db, halladas: readonly DiferenciaHallada[]): Promise<boolean> {
  if (halladas.length === 0) return false
  const guardadas = await db
    .selectFrom('diferencias')
    .select(['tipo', 'intento', 'nuestro', 'suyo'])
    .where(
      'intento',
      'in',
      halladas.map(({ intento }) => intento),
    )
    .execute()
  return halladas.some(
    (una) =>
      !guardadas.some(
        (otra) =>
          otra.tipo === una.tipo &&
          otra.intento === una.intento &&
          otra.nuestro === una.nuestro &&
          otra.suyo === una.suyo,
      ),
  )
}

const LOTE = 200

// What another program asks for is one question, however much it is.
const yaPreguntada = sql<boolean>`exists (select 1 from casos c join diferencias x on x.id::text = c.objeto_id where c.tipo = 'discrepancia' and c.estado = 'abierto' and (x.id = d.id or (x.tipo = 'de_otra' and d.tipo = 'de_otra')))`

/** Open ones that nobody was told of. */
export const listDiferenciasSinCaso = (tx: Tx) =>
  tx
    .selectFrom('diferencias as d')
    .select(['d.id', 'd.de', 'd.tipo', 'd.intento', 'd.nuestro', 'd.suyo'])
    .where('d.estado', '!=', 'resuelta')
    .where(sql<boolean>`not ${yaPreguntada}`)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .limit(LOTE)
    .execute()

/** What was open and is no more: both say the same now. Money that matched nothing stays until somebody has looked at why. */
export async function cerrarDiferencias(
  tx: Tx,
  intentos: string[],
  siguen: readonly DiferenciaHallada[],
  now: Date,
): Promise<{ id: string }[]> {
  if (intentos.length === 0) return []
  const vivas = siguen.map(({ intento, tipo }) => `${tipo}:${intento}`)
  return tx
    .updateTable('diferencias')
    .set({
      estado: 'resuelta',
      resueltaEn: now,
      nota: sql`coalesce(nota, 'Ya coincide con el medio de pago')`,
      updatedAt: now,
    })
    .where('estado', '!=', 'resuelta')
    .where('tipo', 'not in', ['no_corresponde', 'de_otra', 'hecha_alla', 'modo_desconocido'])
    .where(sql<boolean>`intento in (select json_array_elements_text(${JSON.stringify(intentos)}::json))`)
    .where(
      sql<boolean>`tipo || ':' || intento not in (select json_array_elements_text(${JSON.stringify(vivas)}::json))`,
    )
    .returning('id')
    .execute()
}

const persona = (columna: string) =>
  sql<
    string | null
  >`(select trim(u.nombre || ' ' || coalesce(u.apellido, '')) from usuarios u where u.id = ${sql.ref(columna)})`
const codigo = (columna: string) =>
  sql<string | null>`(select r.codigo from reservas r where r.id = ${sql.ref(columna)})`

const devuelto = sql<string | null>`coalesce((select x.estado from ajenos x where x.intento = d.intento),
  (select r.estado from reembolsos r join pagos p on p.id = r.pago_id where p.psp_intento = d.intento and d.tipo = 'no_corresponde' and r.causa = 'suspenso' order by r.created_at desc limit 1))`

export const diferencias = (db: Db | Tx) =>
  db
    .selectFrom('diferencias as d')
    .selectAll('d')
    .select([persona('d.responsable').as('aCargo'), codigo('d.reservaId').as('codigo'), devuelto.as('devuelto')])
    .select([modoActual('d').as('modoActual'), propuestaDeModo.as('propuesta')])

export const disputas = (db: Db | Tx) =>
  db
    .selectFrom('disputas as d')
    .leftJoin('reservas as r', 'r.id', 'd.reservaId')
    .leftJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('cobrosServicios as v', 'v.id', 'd.servicioId')
    .leftJoin('propuestas as p', 'p.id', 'v.propuestaId')
    .leftJoin('solicitudesEmpresa as q', 'q.id', 'p.solicitudId')
    .selectAll('d')
    .select([
      'r.codigo',
      'e.nombreExperiencia',
      'q.numero',
      persona('d.responsable').as('aCargo'),
      persona('d.deudaPropuestaPor').as('propusoDeuda'),
    ])

export type DiferenciaCompleta = Awaited<ReturnType<ReturnType<typeof diferencias>['executeTakeFirstOrThrow']>>
export type DisputaCompleta = Awaited<ReturnType<ReturnType<typeof disputas>['executeTakeFirstOrThrow']>>

export const contar = async (db: Db, tabla: 'diferencias' | 'disputas', soloAbiertas = false): Promise<number> =>
  (
    await db
      .selectFrom(tabla)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .$if(soloAbiertas, (q) => q.where('estado', '!=', 'resuelta'))
      .executeTakeFirstOrThrow()
  ).n

/** The one of them that was asked about. */
export async function findDeOtraConCaso(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{
    id: string
  }>`select x.id from diferencias x join casos c on c.objeto_id = x.id::text where x.tipo = 'de_otra' and c.tipo = 'discrepancia' and c.estado = 'abierto'`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** One answer for all that another program asked for until now. */
export async function resolverDeOtra(
  tx: Tx,
  set: { responsable: string; nota: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('diferencias')
    .set({ ...set, estado: 'resuelta', resueltaEn: now, updatedAt: now })
    .where('tipo', '=', 'de_otra')
    .where('estado', '!=', 'resuelta')
    .execute()
}

export const lockDiferencia = (tx: Tx, id: string) =>
  tx.selectFrom('diferencias').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateDiferencia(
  tx: Tx,
  id: string,
  set: { estado: string; responsable: string; nota?: string; resueltaEn: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('diferencias')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}
