import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { ObjetoDenunciado } from '#contract/denuncias.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, bajoSuHuella, type Persona } from '#server/titular.ts'

export type DenunciaRow = Selectable<Database['denuncias']>

export interface Denunciado {
  objeto: ObjetoDenunciado
  objetoId: string
}

export async function insertDenuncia(tx: Tx, row: Insertable<Database['denuncias']>): Promise<void> {
  await tx.insertInto('denuncias').values(row).execute()
}

/** What the case is about; undefined for a case of another queue. */
export async function findDenunciado(
  db: Db | Tx,
  casoId: string,
): Promise<(Denunciado & { estado: string }) | undefined> {
  if (!esUuid(casoId)) return undefined
  const caso = await db
    .selectFrom('casos')
    .select(['objeto', 'objetoId', 'estado'])
    .where('id', '=', casoId)
    .where('tipo', '=', 'reporte')
    .executeTakeFirst()
  return caso && { objeto: caso.objeto as ObjetoDenunciado, objetoId: caso.objetoId, estado: caso.estado }
}

/** With whose business it is. */
export async function findContenido(
  db: Db | Tx,
  { objeto, objetoId }: Denunciado,
): Promise<
  { nombre: string; slug: string; estado: string; proveedorId: string | null; anfitrionId: string | null } | undefined
> {
  if (objeto === 'experiencia')
    return db
      .selectFrom('experiencias')
      .select(['nombreExperiencia as nombre', 'slug', 'estado', 'proveedorId', 'anfitrionId'])
      .where('id', '=', objetoId)
      .executeTakeFirst()
  const proveedor = await db
    .selectFrom('proveedores')
    .select(['nombreComercial as nombre', 'slug', 'estado'])
    .where('id', '=', objetoId)
    .executeTakeFirst()
  return proveedor && { ...proveedor, proveedorId: objetoId, anfitrionId: null }
}

/** The oldest first. */
export const listDenuncias = (db: Db | Tx, { objeto, objetoId }: Denunciado): Promise<DenunciaRow[]> =>
  db
    .selectFrom('denuncias')
    .selectAll()
    .where('objeto', '=', objeto)
    .where('objetoId', '=', objetoId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(200)
    .execute()

/** Those without an answer, locked: whoever may be answered is still in them. */
export const lockAbiertas = (tx: Tx, { objeto, objetoId }: Denunciado): Promise<DenunciaRow[]> =>
  tx
    .selectFrom('denuncias')
    .selectAll()
    .where('objeto', '=', objeto)
    .where('objetoId', '=', objetoId)
    .where('decision', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function decidirDenuncias(
  tx: Tx,
  ids: string[],
  set: { decision: string; decididaPor: string; decididaEn: Date },
): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('denuncias')
      .set({ ...set, email: null })
      .where('id', 'in', ids)
      .execute()
}

export async function exportarDenuncias(db: Db, persona: Persona) {
  return {
    denunciasDeContenido: await db
      .selectFrom('denuncias')
      .select(['objeto', 'motivo', 'detalle', 'decision', 'createdAt as hechaEn'])
      .where((eb) => eb.or(suyas(eb, persona)))
      .orderBy('createdAt')
      .execute(),
  }
}

/** That something was reported stays; who said it, and in which words, does not. */
export async function olvidarDenunciasDe(tx: Tx, persona: Persona): Promise<string[]> {
  const olvidadas = await tx
    .updateTable('denuncias')
    .set({ usuarioId: null, email: null, huella: null, detalle: '' })
    .where((eb) => eb.or(suyas(eb, persona)))
    .returning('id')
    .execute()
  return olvidadas.map(({ id }) => id)
}

const suyas = (eb: ExpressionBuilder<Database, 'denuncias'>, persona: Persona) => [
  eb('usuarioId', '=', persona.usuarioId),
  bajoSuCorreo(persona, 'email'),
  bajoSuHuella(persona, 'huella'),
]
