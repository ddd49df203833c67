import { sql } from 'kysely'
import type { Database as Tables } from '#server/db/schema.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/platform/db.ts'
import { idDe } from './seeded.ts'

/** Everybody that the demonstration brought, whom one published password opens, and the company that has keys. Loaded only where there was one. */
async function loDeLaDemo(): Promise<{ ids: string[]; empresaId: string }> {
  const [{ usuarioRows }, { EQUIPO }, { EMPRESA_DEMO }] = await Promise.all([
    import('./personas.ts'),
    import('./empresa-rows.ts'),
    import('./empresas.ts'),
  ])
  return {
    ids: [
      ...usuarioRows(new Date(0), '').map(({ id }) => id as string),
      ...EQUIPO.map(({ nombre }) => idDe(`usuario:costanera:${nombre}`)),
    ],
    empresaId: EMPRESA_DEMO,
  }
}

/** Whether this base was filled as a demonstration, whatever it is now. */
export const fueDemo = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('id').where('id', '=', idDe('usuario:admin')).executeTakeFirst()) !==
  undefined

/** What a start is told of a base that was a demonstration. */
export interface Cierre {
  /** Accounts that nobody enters by now. */
  cerradas: number
  /** Who may administer, of those that are open. */
  administran: number
}

/**
 * Locks what the demonstration opened to everybody: its accounts, their sessions, the keys of its company. Once: who is let in again
 * afterwards stays so, through every later start. Null for a base that was none.
 */
export async function cerrarDemo(
  { db, transaction }: Pick<Database<Tables>, 'db' | 'transaction'>,
  now: Date,
): Promise<Cierre | null> {
  if (!(await fueDemo(db))) return null
  await transaction((tx) => cerrar(tx, now))
  const { cerradas, administran } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('usuarios as u')
        .innerJoin('demostracionCerrada as d', 'd.cerradaEn', 'u.suspendidoEn')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('cerradas'),
      eb
        .selectFrom('membresias as m')
        .innerJoin('usuarios as u', 'u.id', 'm.usuarioId')
        .where('m.tipo', '=', 'admin')
        .where('u.suspendidoEn', 'is', null)
        .select(sql<number>`count(distinct u.id)::int`.as('n'))
        .as('administran'),
    ])
    .executeTakeFirstOrThrow()
  return { cerradas: cerradas ?? 0, administran: administran ?? 0 }
}

async function cerrar(tx: Tx, now: Date): Promise<void> {
  const primera = await tx
    .insertInto('demostracionCerrada')
    .values({ cerradaEn: now })
    .onConflict((oc) => oc.doNothing())
    .returning('cerradaEn')
    .executeTakeFirst()
  if (!primera) return
  const { ids, empresaId } = await loDeLaDemo()
  await tx
    .updateTable('usuarios')
    .set({ suspendidoEn: now })
    .where('id', 'in', ids)
    .where('suspendidoEn', 'is', null)
    .where('borradoEn', 'is', null)
    .execute()
  await tx.deleteFrom('sesiones').where('usuarioId', 'in', ids).execute()
  await tx
    .updateTable('clavesApi')
    .set({ revocadaEn: now })
    .where('empresaId', '=', empresaId)
    .where('revocadaEn', 'is', null)
    .execute()
}

/** Opens again what was locked, and nothing else: it starts as a demonstration once more. */
export async function reabrirDemo({ transaction }: Pick<Database<Tables>, 'transaction'>): Promise<void> {
  await transaction(async (tx) => {
    const cierre = await tx.deleteFrom('demostracionCerrada').returning('cerradaEn').executeTakeFirst()
    if (!cierre) return
    const { ids, empresaId } = await loDeLaDemo()
    await tx
      .updateTable('usuarios')
      .set({ suspendidoEn: null })
      .where('suspendidoEn', '=', cierre.cerradaEn)
      .where('id', 'in', ids)
      .execute()
    await tx
      .updateTable('clavesApi')
      .set({ revocadaEn: null })
      .where('revocadaEn', '=', cierre.cerradaEn)
      .where('empresaId', '=', empresaId)
      .execute()
  })
}

const TOMAR = 'npm run admin:create -- --email tu@correo.cl'

/** What is said of it at the start. */
export function avisoDeCierre({ cerradas, administran }: Cierre): string {
  const quienes =
    administran === 0
      ? 'Nadie la administra'
      : `${administran === 1 ? 'La administra 1 cuenta, que puede' : `La administran ${administran} cuentas, que pueden`} ser de entonces: revisa /admin/personal`
  return `DEMO: esta base fue una demostración: ${cerradas} de sus cuentas quedaron cerradas, y su catálogo sigue publicado. ${quienes}. Para tomar el mando: ${TOMAR}`
}

export const AVISO_DE_ABIERTA =
  'DEMO: esta base fue una demostración, y sus cuentas siguen abiertas con la clave publicada; en producción se cierran'
