import { sql } from 'kysely'
import type { CuentaDelSitio, EstadoDeCuentaDelSitio } from '#contract/sitio.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import type { Identidad } from '#domain/sitio/identidad.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface CuentaRow {
  id: string
  estado: EstadoDeCuentaDelSitio
  cuenta: CuentaDelSitio | null
  motivo: string
  propuestaPor: string
  proponente: string
  propuestaEn: Date
  decididaPor: string | null
  decididora: string | null
  decididaEn: Date | null
  observacion: string | null
}

const HISTORIA = 50

/** The last first. */
export async function listCuentas(db: Db | Tx): Promise<CuentaRow[]> {
  const rows = await db
    .selectFrom('cuentasDelSitio as c')
    .innerJoin('usuarios as p', 'p.id', 'c.propuestaPor')
    .leftJoin('usuarios as d', 'd.id', 'c.decididaPor')
    .selectAll('c')
    .select(['p.nombre as proponente', 'd.nombre as decididora'])
    .orderBy('c.propuestaEn', 'desc')
    .limit(HISTORIA)
    .execute()
  return rows.map((row) => ({ ...row, estado: row.estado as EstadoDeCuentaDelSitio, cuenta: cuentaDe(row) }))
}

export async function findCuentaVigente(db: Db | Tx): Promise<CuentaDelSitio | null> {
  const row = await db.selectFrom('cuentasDelSitio').selectAll().where('estado', '=', 'vigente').executeTakeFirst()
  return row ? cuentaDe(row) : null
}

export const huboCuenta = async (db: Db | Tx): Promise<boolean> =>
  (await db
    .selectFrom('cuentasDelSitio')
    .select('id')
    .where('estado', 'in', ['vigente', 'anterior'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** False where another one waits already. */
export async function insertCuenta(
  tx: Tx,
  {
    cuenta,
    ...row
  }: { id: string; cuenta: CuentaDelSitio | null; motivo: string; propuestaPor: string; propuestaEn: Date },
): Promise<boolean> {
  const campos = cuenta ?? { titular: null, rut: null, banco: null, tipoCuenta: null, numeroCuenta: null, email: null }
  const nueva = await tx
    .insertInto('cuentasDelSitio')
    .values({ ...row, ...campos, estado: 'propuesta' })
    // Written out: a value that is passed apart names no partial index.
    .onConflict((oc) => oc.column('estado').where('estado', '=', sql.lit('propuesta')).doNothing())
    .returning('id')
    .executeTakeFirst()
  return nueva !== undefined
}

export const lockCuenta = (tx: Tx, id: string) =>
  tx
    .selectFrom('cuentasDelSitio')
    .select(['id', 'estado', 'propuestaPor'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function decidirCuenta(
  tx: Tx,
  {
    id,
    ...row
  }: { id: string; estado: 'vigente' | 'rechazada'; decididaPor: string; decididaEn: Date; observacion: string | null },
): Promise<void> {
  if (row.estado === 'vigente')
    await tx.updateTable('cuentasDelSitio').set({ estado: 'anterior' }).where('estado', '=', 'vigente').execute()
  await tx.updateTable('cuentasDelSitio').set(row).where('id', '=', id).execute()
}

/** Written by whoever starts first; nobody changes it afterwards. */
export async function takeIdentidad(db: Db, nueva: Identidad): Promise<Identidad> {
  await db
    .insertInto('identidad')
    .values(nueva)
    .onConflict((oc) => oc.doNothing())
    .execute()
  return db.selectFrom('identidad').select(['proveedorOcto', 'dominio']).executeTakeFirstOrThrow()
}

function cuentaDe({
  titular,
  rut,
  banco,
  tipoCuenta,
  numeroCuenta,
  email,
}: { [K in keyof CuentaDelSitio]: string | null }): CuentaDelSitio | null {
  if (titular === null) return null
  return {
    titular,
    rut: rutMostrado(rut!),
    banco: banco!,
    tipoCuenta: tipoCuenta as CuentaDelSitio['tipoCuenta'],
    numeroCuenta: numeroCuenta!,
    email,
  }
}
