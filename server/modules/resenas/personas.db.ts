import { sql } from 'kysely'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { borrarFotosDeReservas } from '#server/modules/fotos/index.ts'
import { nombrePublico } from '#server/modules/usuarios/index.ts'
import { type Persona, reservasDe, type Titular, viajesDe } from '#server/titular.ts'

/** What this module keeps of a person: what they wrote, what was written of them, and what they reported. */
export async function exportarResenas(db: Db, persona: Persona) {
  const { usuarioId } = persona
  const resenas = await db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .select([
      'e.nombreExperiencia',
      'o.autor',
      'o.puntaje',
      'o.cumplimiento',
      'o.guia',
      'o.seguridad',
      'o.precioCalidad',
      'o.comentario',
      'o.mesViaje',
      'o.respuesta',
      'o.fotos',
      'o.publicadaEn',
      'o.createdAt as escritaEn',
    ])
    .where('o.usuarioId', '=', usuarioId)
    .orderBy('o.createdAt')
    .execute()
  const opinionesSobreMi = await db
    .selectFrom('resenasDeViajeros as v')
    .innerJoin('reservas as r', 'r.id', 'v.reservaId')
    .select(['r.codigo', 'v.puntaje', 'v.comentario', 'v.createdAt as escritaEn'])
    .where('r.id', 'in', dichasDe(db, persona))
    .orderBy('v.createdAt')
    .execute()
  const denuncias = await db
    .selectFrom('denunciasDeResenas')
    .select(['regla', 'detalle', 'estado', 'createdAt as hechaEn'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('createdAt')
    .execute()
  return { resenas, opinionesSobreMi, denuncias }
}

/** What they thought stays, who they were and what they photographed does not. Answers which they were. */
export async function firmarComoViajero(ctx: Ctx, tx: Tx, usuarioId: string): Promise<string[]> {
  const reservas = await tx.selectFrom('reservas').select('id').where('usuarioId', '=', usuarioId).execute()
  await borrarFotosDeReservas(
    ctx,
    tx,
    reservas.map(({ id }) => id),
  )
  const suyas = await tx
    .updateTable('resenas')
    .set({ autor: 'Viajero', usuarioId: null, fotos: sql`'[]'::jsonb` })
    .where('usuarioId', '=', usuarioId)
    .returning('id')
    .execute()
  // The public page shows it.
  if (suyas.length > 0) await moverCatalogo(tx)
  await tx
    .updateTable('denunciasDeResenas')
    .set({ usuarioId: null, detalle: '' })
    .where('usuarioId', '=', usuarioId)
    .execute()
  return suyas.map(({ id }) => id)
}

/** With the name that they show now: none while it is blocked. */
export async function firmarDeNuevo(tx: Tx, usuarioId: string): Promise<void> {
  const suyas = await tx
    .updateTable('resenas')
    .set({ autor: await nombrePublico(tx, usuarioId) })
    .where('usuarioId', '=', usuarioId)
    .returning('id')
    .execute()
  if (suyas.length > 0) await moverCatalogo(tx)
}

/** What they travelled with, whoever paid it: an opinion of the traveller is of the person. */
const dichasDe = (db: Db | Tx, de: Titular) => reservasDe(db, de).unionAll(viajesDe(db, de))

/** What operators said of them as a traveller: while the bookings still say whose they are. */
export async function olvidarLoDichoDe(tx: Tx, de: Titular): Promise<void> {
  await tx.deleteFrom('resenasDeViajeros').where('reservaId', 'in', dichasDe(tx, de)).execute()
}

/** The same, for whoever booked without an account. */
export async function exportarLoDichoDe(db: Db, de: Titular) {
  return {
    opinionesSobreMi: await db
      .selectFrom('resenasDeViajeros')
      .select(['puntaje', 'comentario', 'createdAt as escritaEn'])
      .where('reservaId', 'in', reservasDe(db, de))
      .execute(),
  }
}
