import type { Input } from '#contract/call.ts'
import type { Caso, casos, Cola } from '#contract/casos.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { colasDe, puedeAtender } from '#domain/permisos/casos.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { countCasos, countColas, findCaso, listCasos, type Eleccion } from './casos.db.ts'
import { toCasoJson } from './casos.json.ts'
import { tomadoDesde } from './tomado.ts'

const POR_PAGINA = 24

/** Every queue of mine, the empty ones too. */
export async function listarColas(ctx: Ctx): Promise<Cola[]> {
  const filas = new Map((await countColas(ctx.db, ctx.now)).map((fila) => [fila.tipo, fila]))
  return colasDe(ctx.actor).map((tipo) => {
    const fila = filas.get(tipo)
    return {
      tipo,
      abiertos: fila?.abiertos ?? 0,
      vencidos: fila?.vencidos ?? 0,
      desde: fila?.desde.toISOString() ?? null,
    }
  })
}

export async function listarCasos(
  ctx: Ctx,
  { tipo, estado = 'abierto', de, despues, pagina = 1, porPagina = POR_PAGINA }: Input<typeof casos.listarCasos>,
): Promise<Page<Caso>> {
  const usuarioId = sesionEn(ctx.actor, 'admin')?.usuarioId ?? refuse('sin-permiso')
  if (tipo && !puedeAtender(ctx.actor, tipo)) refuse('sin-permiso')
  const tipos = tipo ? [tipo] : colasDe(ctx.actor)
  if (despues !== undefined && !esUuid(despues)) refuse('caso-desconocido')
  if (tipos.length === 0) return { items: [], total: 0 }
  const eleccion: Eleccion = { tipos, estado, de, usuarioId, now: ctx.now, tomadoDesde: tomadoDesde(ctx.now) }
  const filas = await listCasos(ctx.db, eleccion, {
    limit: porPagina,
    offset: despues ? 0 : (pagina - 1) * porPagina,
    despues: despues ?? null,
  })
  // Past the end there is no row to say it; nor where the last one seen is not one of ours.
  if (filas.length === 0 && despues && !(await findCaso(ctx.db, despues))) refuse('caso-desconocido')
  return {
    items: filas.map((fila) => toCasoJson(fila, usuarioId, ctx.now)),
    total: filas[0]?.total ?? (await countCasos(ctx.db, eleccion)),
  }
}
