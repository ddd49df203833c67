import type { Espera } from '#contract/espera.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { cancelarReserva } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { countEsperasDe, findEspera, listEsperasDe, moverEspera, type EsperaRow } from '#server/modules/filas/index.ts'
import { toEsperaJson } from './espera.json.ts'

const POR_PAGINA = 24

export async function listarEsperas(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<Espera>> {
  const usuarioId = usuarioDe(ctx)
  const filas = await listEsperasDe(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: filas.map((fila) => toEsperaJson(ctx, fila)), total: await countEsperasDe(ctx.db, usuarioId) }
}

export async function retirarEspera(ctx: Ctx, { id }: { id: string }): Promise<Espera> {
  const usuarioId = usuarioDe(ctx)
  const fila = esUuid(id) ? await findEspera(ctx.db, id.toLowerCase()) : undefined
  if (fila?.usuarioId !== usuarioId)
    return refuseAjeno(ctx.db, { de: 'esperas', id, desconocido: 'espera-desconocida' })
  return retirar(ctx, fila)
}

/** What opening the mailed link shows: a program that scans mail opens it too. */
export const verEnlaceDeEspera = async (ctx: Ctx, { clave }: { clave: string }): Promise<Espera> =>
  toEsperaJson(ctx, await deEnlace(ctx, clave))

/** The mailed link is the credential of a guest's place in the line. */
export async function usarEnlaceDeEspera(
  ctx: Ctx,
  { clave, acto }: { clave: string; acto: 'confirmar' | 'retirar' },
): Promise<Espera> {
  const fila = await deEnlace(ctx, clave)
  return acto === 'retirar' ? retirar(ctx, fila) : confirmar(ctx, fila)
}

async function deEnlace(ctx: Ctx, clave: string): Promise<EsperaRow> {
  const id = ctx.secretos.idDeEnlace('espera', clave)
  return (id ? await findEspera(ctx.db, id) : undefined) ?? refuse('espera-desconocida')
}

/** From now on they stand in line: whoever confirms late stands behind those who did before. */
async function confirmar(ctx: Ctx, fila: EsperaRow): Promise<Espera> {
  if (fila.estado === 'por_confirmar') {
    await ctx.transaction(async (tx) => {
      const entra = await moverEspera(tx, fila, { estado: 'en_espera', enFilaDesde: ctx.now }, ctx.now)
      if (entra) await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: fila.salidaId })
    })
  }
  return ver(ctx, fila.id)
}

/** Leaves the line; an offer is given back at once, so that the next one has it. */
async function retirar(ctx: Ctx, fila: EsperaRow): Promise<Espera> {
  const antes = toEsperaJson(ctx, fila)
  if (!antes.puedeRetirarse) return antes
  if (antes.estado === 'ofrecida')
    await cancelarReserva(
      { ...ctx, actor: { tipo: 'invitado', reservaId: fila.reservaId! }, idempotencyKey: null },
      { id: fila.reservaId! },
    )
  else await ctx.transaction((tx) => moverEspera(tx, fila, { estado: 'retirada' }, ctx.now))
  return ver(ctx, fila.id)
}

const ver = async (ctx: Ctx, id: string): Promise<Espera> =>
  toEsperaJson(ctx, (await findEspera(ctx.db, id)) ?? refuse('espera-desconocida'))
