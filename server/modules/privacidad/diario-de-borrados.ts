import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { log } from '#server/platform/log.ts'
import { borrarPersona } from './borrar-persona.ts'

const CARPETA = 'borrados/'
const LOTE = 500

/**
 * One file for each erasure, beside the photos and outside the database: going back to an older copy does not undo it. It holds
 * the account's id and the day, nothing of the person. Written after the erasure was committed, by a job; a second time changes nothing.
 */
export async function anotarBorrado({ archivos, now }: Ctx, { usuarioId }: { usuarioId: string }): Promise<void> {
  const key = `${CARPETA}${usuarioId}.json`
  if (await archivos.get(key)) return
  await archivos.put(key, Buffer.from(JSON.stringify({ usuarioId, borradoEn: now.toISOString() })), 'application/json')
}

/**
 * At each start, before anything is served: whoever was erased and is back, since the database is an older copy, is erased
 * again, whatever that copy says of live bookings or money. Answers how many.
 */
export async function reponerBorrados(ctx: Ctx): Promise<number> {
  const ids = (await ctx.archivos.list(CARPETA)).map((key) => key.slice(CARPETA.length, -'.json'.length))
  let repuestos = 0
  for (let i = 0; i < ids.length; i += LOTE) {
    const { rows } = await sql<{ id: string }>`select u.id from usuarios u join json_array_elements_text(${JSON.stringify(ids.slice(i, i + LOTE))}::json) x on x = u.id::text where u.borrado_en is null order by u.id`.execute(ctx.db)
    for (const { id } of rows) await reponer(ctx, id)
    repuestos += rows.length
  }
  if (repuestos > 0) log.warn('privacidad.borrados_repuestos', { cuantos: repuestos })
  return repuestos
}

async function reponer(ctx: Ctx, usuarioId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await borrarPersona(ctx, tx, await getUsuario(tx, usuarioId))
    await anotar(tx, { actor: 'programa', accion: 'usuario.reponer_borrado', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
  })
}
