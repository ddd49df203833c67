import type { Manifiesto } from '#contract/suspensiones.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeVerManifiesto } from '#domain/permisos/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findSalidaDeManifiesto, listDeSalida } from './recibidas.db.ts'
import { toRecibidaJson } from './recibidas.json.ts'

/** Who goes on one departure. */
export async function verManifiesto(ctx: Ctx, { id }: { id: string }): Promise<Manifiesto> {
  const salida = (esUuid(id) ? await findSalidaDeManifiesto(ctx.db, id) : undefined) ?? refuse('salida-desconocida')
  if (!puedeVerManifiesto(ctx.actor, salida)) refuse('sin-permiso')
  const rows = await listDeSalida(ctx.db, id)
  return {
    salidaId: salida.id,
    nombreExperiencia: salida.nombreExperiencia,
    inicio: conOffset(salida.inicioUtc, salida.zona),
    fin: conOffset(salida.finUtc, salida.zona),
    zonaHoraria: salida.zona as Manifiesto['zonaHoraria'],
    estado: salida.estado as Manifiesto['estado'],
    cupos: salida.cupos,
    puntoEncuentro: salida.puntoEncuentro,
    reservas: rows.map((row) => toRecibidaJson(ctx, row)),
  }
}
