import type { Input, Output } from '#contract/call.ts'
import type { Novedad, novedadesB2b } from '#contract/novedades.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Actor, Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findAcuse, guardarAcuse, listNovedades, type NovedadRow } from './novedades.db.ts'
import { repartir } from './repartir.ts'

const LIMITE = 100

/** What changed since the cursor, or since the last one that this key acknowledged. */
export async function leerNovedades(
  ctx: Ctx,
  { cursor, limite = LIMITE }: Input<typeof novedadesB2b.leerNovedades>,
): Promise<Output<typeof novedadesB2b.leerNovedades>> {
  const { claveId, empresaId, permisos, dePrueba = false } = claveDe(ctx)
  const para = { empresaId, dePrueba, conReservas: permisos.includes('reservas:escribir') }
  await repartir(ctx)
  const desde = cursor === undefined ? await findAcuse(ctx.db, claveId) : Number(cursor)
  const rows = await listNovedades(ctx.db, { para, desde, limit: limite + 1 })
  const items = rows.slice(0, limite)
  return {
    novedades: items.map(toNovedadJson),
    cursor: String(items.at(-1)?.orden ?? desde),
    hayMas: rows.length > limite,
  }
}

export async function acusarNovedades(
  ctx: Ctx,
  { cursor }: Input<typeof novedadesB2b.acusarNovedades>,
): Promise<{ cursor: string }> {
  const orden = await ctx.transaction((tx) =>
    guardarAcuse(tx, { claveId: claveDe(ctx).claveId, orden: Number(cursor), now: ctx.now }),
  )
  return { cursor: String(orden) }
}

const claveDe = ({ actor }: Ctx): Extract<Actor, { tipo: 'clave' }> =>
  actor.tipo === 'clave' ? actor : refuse('clave-api-requerida')

const toNovedadJson = (row: NovedadRow): Novedad => ({
  cursor: String(row.orden),
  tipo: row.tipo,
  reservaUuid: row.reservaUuid,
  experienciaId: row.experienciaId,
  opcionId: row.opcionId,
  fecha: row.fecha,
  hasta: row.hasta ?? row.fecha,
  ocurridaEn: conOffset(row.createdAt, 'America/Santiago'),
})
