import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'
import { pedazoDeRut } from '#domain/usuarios/rut.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

const columns = [
  'id',
  'nombre',
  'razonSocial',
  'rut',
  'giro',
  'tipo',
  'estado',
  'motivo',
  'email',
  'telefono',
  'contacto',
  'volumen',
  'margen',
  'logoId',
  'createdAt',
] as const

export const findEmpresa = (db: Db | Tx, id: string) =>
  db.selectFrom('empresas').select(columns).where('id', '=', id).executeTakeFirst()
export type EmpresaRow = NonNullable<Awaited<ReturnType<typeof findEmpresa>>>

export const lockEmpresaEntera = (tx: Tx, id: string) =>
  tx.selectFrom('empresas').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** False if another company has that RUT. */
export async function insertEmpresa(tx: Tx, row: Insertable<Database['empresas']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('empresas')
      .values(row)
      .onConflict((oc) =>
        oc
          .column('rut')
          .where(sql<boolean>`estado <> 'Cerrada'`)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function hayOtraConRut(tx: Tx, rut: string, id: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('empresas')
      .select('id')
      .where('rut', '=', rut)
      .where('id', '!=', id)
      .where('estado', '<>', 'Cerrada')
      .executeTakeFirst()) !== undefined
  )
}

export async function updateEmpresa(
  tx: Tx,
  id: string,
  set: Updateable<Database['empresas']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('empresas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Those that wait for us first, the oldest of them at the top. */
interface FiltrosEmpresa {
  estado?: EstadoEmpresa | undefined
  q?: string | undefined
}

const enFiltro = ({ estado, q }: FiltrosEmpresa) => {
  const buscado = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  const rut = buscado && pedazoDeRut(buscado)
  return sql<boolean>`(${estado ?? null}::text is null or estado = ${estado ?? null})
    and (${buscado}::text is null or sin_acentos(nombre || ' ' || razon_social) like sin_acentos(${buscado}) or rut like ${rut} or lower(email) = lower(${q ?? null}))`
}

export const listEmpresas = (db: Db, filtros: FiltrosEmpresa, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('empresas')
    .select(columns)
    .where(enFiltro(filtros))
    .orderBy(sql`estado <> 'Pendiente'`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countEmpresas(db: Db, filtros: FiltrosEmpresa): Promise<number> {
  const { n } = await db
    .selectFrom('empresas')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(enFiltro(filtros))
    .executeTakeFirstOrThrow()
  return n
}

/** What a person is reached by goes; who bought, and under which RUT, stays for the tax code. */
export async function cerrarFichaDeEmpresa(tx: Tx, id: string, now: Date): Promise<void> {
  await updateEmpresa(
    tx,
    id,
    { estado: 'Cerrada', motivo: null, email: seudonimoDe(id).email, telefono: null, contacto: null, logoId: null },
    now,
  )
  await tx
    .updateTable('clavesApi')
    .set({ revocadaEn: now })
    .where('empresaId', '=', id)
    .where('revocadaEn', 'is', null)
    .execute()
  await tx.deleteFrom('invitacionesEmpresa').where('empresaId', '=', id).execute()
}

/** Where somebody who leaves for good was asked to join. */
export async function olvidarInvitacionesA(tx: Tx, persona: Persona): Promise<void> {
  await tx.deleteFrom('invitacionesEmpresa').where(bajoSuCorreo(persona, 'email')).execute()
}
