import { sql } from 'kysely'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { borrarFotosDeReservas } from '#server/modules/fotos/index.ts'
import { nombrePublico } from '#server/modules/usuarios/index.ts'
import { reservasDe, type Titular } from '#server/titular.ts'

/** What this module keeps of a person: what they wrote, what was written of them, and what they reported. */
export async function exportarResenas(db: Db, usuarioId: string) {
  const resenas = await db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .select(['e.nombreExperiencia', 'o.autor', 'o.puntaje', 'o.cumplimiento', 'o.guia', 'o.seguridad', 'o.precioCalidad', 'o.comentario', 'o.mesViaje', 'o.respuesta', 'o.fotos', 'o.publicadaEn', 'o.createdAt as escritaEn'])
    .where('o.usuarioId', '=', usuarioId)
    .orderBy('o.createdAt')
    .execute()
  const opinionesSobreMi = await db
    .selectFrom('resenasDeViajeros as v')
    .innerJoin('reservas as r', 'r.id', 'v.reservaId')
    .select(['r.codigo', 'v.puntaje', 'v.comentario', 'v.createdAt as escritaEn'])
    .where('r.usuarioId', '=', usuarioId)
    .where('r.empresaId', 'is', null)
    .orderBy('v.createdAt')
    .execute()
  const denuncias = await db.selectFrom('denunciasDeResenas').select(['regla', 'detalle', 'estado', 'createdAt as hechaEn']).where('usuarioId', '=', usuarioId).orderBy('createdAt').execute()
  return { resenas, opinionesSobreMi, denuncias }
}

/** What they thought stays, who they were and what they photographed does not; what was said of them goes. */
export async function firmarComoViajero(ctx: Ctx, tx: Tx, usuarioId: string): Promise<void> {
  const reservas = await tx.selectFrom('reservas').select('id').where('usuarioId', '=', usuarioId).execute()
  await borrarFotosDeReservas(ctx, tx, reservas.map(({ id }) => id))
  await tx.updateTable('resenas').set({ autor: 'Viajero', usuarioId: null, fotos: sql`'[]'::jsonb` }).where('usuarioId', '=', usuarioId).execute()
  await olvidarLoDichoDe(tx, { usuarioId })
  await tx.updateTable('denunciasDeResenas').set({ usuarioId: null, detalle: '' }).where('usuarioId', '=', usuarioId).execute()
}

/** With the name that they show now: none while it is blocked. */
export async function firmarDeNuevo(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('resenas').set({ autor: await nombrePublico(tx, usuarioId) }).where('usuarioId', '=', usuarioId).execute()
}

/** What operators said of them as a traveller. */
export async function olvidarLoDichoDe(tx: Tx, de: Titular): Promise<void> {
  await tx.deleteFrom('resenasDeViajeros').where('reservaId', 'in', reservasDe(tx, de)).execute()
}

/** The same, for whoever booked without an account. */
export async function exportarLoDichoDe(db: Db, de: Titular) {
  return { opinionesSobreMi: await db.selectFrom('resenasDeViajeros').select(['puntaje', 'comentario', 'createdAt as escritaEn']).where('reservaId', 'in', reservasDe(db, de)).execute() }
}
