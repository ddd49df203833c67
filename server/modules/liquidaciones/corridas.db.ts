import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { sellarPorLotes, type Sellador } from '#server/modules/secretos/index.ts'

export type CorridaRow = Selectable<Database['corridas']>
export type AbonoRow = Selectable<Database['abonos']>

export type CorridaListada = CorridaRow & { total: number; abonos: number; autora: string; aprobadora: string | null }

const nombre = (columna: 'creada_por' | 'aprobada_por') =>
  sql<string>`(select trim(u.nombre || ' ' || coalesce(u.apellido, '')) from usuarios u where u.id = c.${sql.raw(columna)})`

const listadas = (db: Db | Tx) =>
  db
    .selectFrom('corridas as c')
    .selectAll('c')
    .select([nombre('creada_por').as('autora'), nombre('aprobada_por').$castTo<string | null>().as('aprobadora')])
    .select(
      sql<number>`(select coalesce(sum(a.monto), 0)::float8 from abonos a where a.corrida_id = c.id and a.estado <> 'retirado')`.as(
        'total',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from abonos a where a.corrida_id = c.id and a.estado <> 'retirado')`.as(
        'abonos',
      ),
    )

export const listCorridas = (
  db: Db,
  modo: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CorridaListada[]> =>
  listadas(db)
    .where('c.modo', '=', modo)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
export const countCorridas = async (db: Db, modo: string): Promise<number> =>
  (
    await db
      .selectFrom('corridas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('modo', '=', modo)
      .executeTakeFirstOrThrow()
  ).n
export const findCorrida = (db: Db | Tx, id: string): Promise<CorridaListada | undefined> =>
  listadas(db).where('c.id', '=', id).executeTakeFirst()
export const lockCorrida = (tx: Tx, id: string): Promise<CorridaRow | undefined> =>
  tx.selectFrom('corridas').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertCorrida(
  tx: Tx,
  corrida: Omit<Insertable<Database['corridas']>, 'numero'>,
  abonos: Insertable<Database['abonos']>[],
): Promise<void> {
  await tx.insertInto('corridas').values(corrida).execute()
  for (let i = 0; i < abonos.length; i += LOTE)
    await tx
      .insertInto('abonos')
      .values(abonos.slice(i, i + LOTE))
      .execute()
}

const LOTE = 500

export async function updateCorrida(
  tx: Tx,
  { id, estado }: CorridaRow,
  set: Updateable<Database['corridas']>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('corridas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`corrida ${id} is no longer ${estado}`)
}

export const listAbonos = (db: Db | Tx, corridaId: string): Promise<AbonoRow[]> =>
  db.selectFrom('abonos').selectAll().where('corridaId', '=', corridaId).orderBy('operador').orderBy('id').execute()

export async function updateAbonos(
  tx: Tx,
  ids: string[],
  set: Updateable<Database['abonos']>,
  now: Date,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('abonos')
      .set({ ...set, updatedAt: now })
      .where('id', 'in', ids)
      .execute()
}

/** Where what was given back by transfer went, in the run that carried it. */
export async function olvidarCuentasEnAbonos(tx: Tx, transferenciaIds: string[]): Promise<void> {
  if (transferenciaIds.length > 0)
    await tx
      .updateTable('abonos')
      .set({
        operador: 'Viajero',
        titular: 'Viajero',
        rut: '',
        numeroCuenta: sql<string>`right(numero_cuenta, 4)`,
        cuentaSellada: null,
      })
      .where('transferenciaId', 'in', transferenciaIds)
      .execute()
}

export const listReservasDeCorrida = async (tx: Tx, corridaId: string): Promise<string[]> => {
  const { rows } = await sql<{
    id: string
  }>`select distinct l.reserva_id as id from liquidaciones l join abonos a on a.id = l.abono_id where a.corrida_id = ${corridaId}::uuid`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export interface TotalesRow {
  abonoId: string
  lineas: number
  bruto: number
  comision: number
  ivaComision: number
  costoTarjeta: number
  ajuste: number
  retencion: number
  neto: number
}

/** What each transfer of a run is made of; one that the bank returned keeps nothing. */
export async function sumPorAbono(db: Db | Tx, corridaId: string): Promise<Map<string, TotalesRow>> {
  const { rows } = await sql<TotalesRow>`
    select l.abono_id, count(*)::int as lineas, sum(l.bruto)::float8 as bruto, sum(l.comision)::float8 as comision, sum(l.iva_comision)::float8 as iva_comision,
      sum(l.costo_tarjeta)::float8 as costo_tarjeta, sum(l.ajuste)::float8 as ajuste, sum(l.retencion)::float8 as retencion, sum(l.neto)::float8 as neto
    from liquidaciones l join abonos a on a.id = l.abono_id where a.corrida_id = ${corridaId}::uuid group by l.abono_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.abonoId, row]))
}

export type CuentaDePago = Selectable<Database['cuentasDePago']> & { operador: string }

/** How these operators are paid. */
export const listCuentas = (db: Db | Tx, operadores: string[]): Promise<CuentaDePago[]> =>
  db
    .selectFrom('cuentasDePago as c')
    .selectAll('c')
    .select(
      sql<string>`coalesce((select h.nombre from anfitriones h where h.id = c.anfitrion_id), (select p.nombre_comercial from proveedores p where p.id = c.proveedor_id))`.as(
        'operador',
      ),
    )
    .where((eb) => eb.or([eb('c.anfitrionId', 'in', operadores), eb('c.proveedorId', 'in', operadores)]))
    .orderBy('c.id')
    .execute()

/** Accounts written in the clear: where operators are paid, and where a transfer went. */
export async function sellarCuentasDeOperadores(db: Db | Tx, secretos: Sellador): Promise<void> {
  const enClaro = (tabla: 'cuentasDePago' | 'abonos') => (limit: number) =>
    db
      .selectFrom(tabla)
      .select(['id', 'rut', 'numeroCuenta'])
      .where('cuentaSellada', 'is', null)
      .where(sql<boolean>`length(numero_cuenta) > 4`)
      .limit(limit)
      .execute()
  await sellarPorLotes(secretos, enClaro('cuentasDePago'), (id, leida, sellada) =>
    db
      .updateTable('cuentasDePago')
      .set(sellada)
      .where('id', '=', id)
      .where('numeroCuenta', '=', leida)
      .where('cuentaSellada', 'is', null)
      .execute(),
  )
  await sellarPorLotes(secretos, enClaro('abonos'), (id, leida, sellada) =>
    db
      .updateTable('abonos')
      .set(sellada)
      .where('id', '=', id)
      .where('numeroCuenta', '=', leida)
      .where('cuentaSellada', 'is', null)
      .execute(),
  )
}
