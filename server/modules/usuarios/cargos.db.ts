import { sql } from 'kysely'
import type { Plan } from '#contract/suscripciones.ts'
import type { RolProveedor, Sesion } from '#domain/permisos/actor.ts'
import { type Puesto, quienesTrabajan } from '#domain/permisos/cargos.ts'
import { ESTADOS_VIGENTES } from '#domain/suscripciones/planes.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'

/** One business that somebody works for, and as what. */
export interface Cargo {
  id: string
  operadorId: string
  nombre: string
  papel: RolProveedor
  enPausa: boolean
}

/** All businesses that somebody works for in one context, the first they came to first. */
export async function listCargos(
  db: Db | Tx,
  usuarioId: string,
  contexto: Sesion['contexto'],
  now: Date,
): Promise<Cargo[]> {
  if (contexto === 'proveedor') return listDeProveedores(db, usuarioId)
  return contexto === 'cliente' ? listDeAnfitriones(db, usuarioId, now) : []
}

async function listDeProveedores(db: Db | Tx, usuarioId: string): Promise<Cargo[]> {
  const filas = await db
    .selectFrom('membresias as m')
    .innerJoin('proveedores as p', 'p.id', 'm.proveedorId')
    .select(['m.id', 'p.id as operadorId', 'p.nombreComercial as nombre', 'm.papel'])
    .where('m.usuarioId', '=', usuarioId)
    .where('m.tipo', '=', 'proveedor')
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute()
  return filas.map((fila) => ({ ...fila, papel: fila.papel as RolProveedor, enPausa: false }))
}

interface Fila extends Puesto {
  operadorId: string
  nombre: string
  papel: RolProveedor
  plan: Plan
  equipo: { id: string; activadaEn: string | null; createdAt: string }[]
}

/** Whoever offers their own experiencias works for nobody else with that account. */
async function listDeAnfitriones(db: Db | Tx, usuarioId: string, now: Date): Promise<Cargo[]> {
  const { rows } = await sql<Fila>`
    select m.id, m.papel, a.id as operador_id, a.nombre,
      coalesce((select s.plan from suscripciones s where s.anfitrion_id = a.id and s.estado in (${sql.join(ESTADOS_VIGENTES)})), 'gratis') as plan,
      (select json_agg(json_build_object('id', o.id, 'activadaEn', o.activada_en, 'createdAt', o.created_at)) from membresias o where o.anfitrion_id = a.id) as equipo
    from membresias m join anfitriones a on a.id = m.anfitrion_id
    where m.usuario_id = ${usuarioId} and m.tipo = 'anfitrion' and not exists (select 1 from anfitriones suyo where suyo.usuario_id = m.usuario_id and suyo.estado <> 'Baja')
    order by m.created_at, m.id`.execute(db)
  if (rows.length === 0) return []
  const planes = await reglaDe(db, 'planes', now)
  return rows.map(({ id, operadorId, nombre, papel, plan, equipo }) => {
    const puestos = equipo.map((uno) => ({
      id: uno.id,
      activadaEn: uno.activadaEn === null ? null : new Date(uno.activadaEn),
      createdAt: new Date(uno.createdAt),
    }))
    return {
      id,
      operadorId,
      nombre,
      papel,
      enPausa: !quienesTrabajan(puestos, planes[plan].personas - 1).some((uno) => uno.id === id),
    }
  })
}

/** What a session was told to act for; null where nobody said. */
export const findElegida = async (db: Db | Tx, sesionId: string): Promise<string | null> =>
  (await db.selectFrom('sesiones').select('membresiaId').where('id', '=', sesionId).executeTakeFirst())?.membresiaId ??
  null

export async function elegirMembresia(db: Db | Tx, sesionId: string, membresiaId: string): Promise<void> {
  await db.updateTable('sesiones').set({ membresiaId }).where('id', '=', sesionId).execute()
}
