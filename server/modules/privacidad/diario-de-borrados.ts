import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { log } from '#server/platform/log.ts'
import { idDe, type Titular } from '#server/titular.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import { bloquearReserva } from '#server/modules/reservas/index.ts'
import { borrarDeReserva } from './borrar-de-reserva.ts'
import { borrarPersona } from './borrar-persona.ts'

const CARPETA = 'borrados/'
/** Bookings of people without an account. */
const DE_RESERVAS = 'borrados-de-reservas/'
const LOTE = 500

/**
 * One file for each erasure, beside the photos and outside the database: going back to an older copy does not undo it. It holds
 * the id of the account, or of a guest's booking, and the day, nothing of the person. Written after the erasure was committed, by a job; a second time changes nothing.
 */
export async function anotarBorrado({ archivos, now }: Ctx, de: Titular): Promise<void> {
  const key = `${'usuarioId' in de ? CARPETA : DE_RESERVAS}${idDe(de)}.json`
  if (await archivos.get(key)) return
  await archivos.put(key, Buffer.from(JSON.stringify({ ...de, borradoEn: now.toISOString() })), 'application/json')
}

/**
 * At each start, before anything is served: whoever was erased and is back, since the database is an older copy, is erased
 * again, whatever that copy says of live bookings or money. Answers how many.
 */
export async function reponerBorrados(ctx: Ctx): Promise<number> {
  const ids = (await ctx.archivos.list(CARPETA)).map((key) => key.slice(CARPETA.length, -'.json'.length))
  let repuestos = 0
  for (let i = 0; i < ids.length; i += LOTE) {
    const { rows } = await sql<{
      id: string
    }>`select u.id from usuarios u join json_array_elements_text(${JSON.stringify(ids.slice(i, i + LOTE))}::json) x on x = u.id::text where u.borrado_en is null order by u.id`.execute(
      ctx.db,
    )
    for (const { id } of rows) await reponer(ctx, id)
    repuestos += rows.length
  }
  repuestos += await reponerReservas(ctx)
  if (repuestos > 0) log.warn('privacidad.borrados_repuestos', { cuantos: repuestos })
  return repuestos
}

async function reponerReservas(ctx: Ctx): Promise<number> {
  let repuestas = 0
  for (const key of await ctx.archivos.list(DE_RESERVAS)) {
    const id = key.slice(DE_RESERVAS.length, -'.json'.length)
    await ctx.transaction(async (tx) => {
      const reserva = await bloquearReserva(tx, id)
      if (!reserva || esSeudonimo(reserva.contactoEmail)) return
      await borrarDeReserva(ctx, tx, id)
      await anotar(tx, {
        actor: 'programa',
        accion: 'reserva.reponer_borrado',
        objeto: 'reserva',
        objetoId: id,
        now: ctx.now,
      })
      repuestas++
    })
  }
  return repuestas
}

async function reponer(ctx: Ctx, usuarioId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await borrarPersona(ctx, tx, await getUsuario(tx, usuarioId))
    await anotar(tx, {
      actor: 'programa',
      accion: 'usuario.reponer_borrado',
      objeto: 'usuario',
      objetoId: usuarioId,
      now: ctx.now,
    })
  })
}
