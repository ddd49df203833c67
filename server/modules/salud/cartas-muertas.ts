import type { CartaMuerta } from '#contract/salud.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { countDeadLetters, listDeadLetters, takeDeadLetter, type DeadLetter } from '#server/platform/dead-letters.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'

interface Pedido {
  cartaId: string
  motivo: string
}

export async function listarCartasMuertas(ctx: Ctx, paginado: Paginado): Promise<Page<CartaMuerta>> {
  if (!puedeEntrar(ctx.actor, 'salud')) refuse('sin-permiso')
  return {
    items: (await listDeadLetters(ctx.db, tramoDe(paginado))).map(toJson),
    total: (await countDeadLetters(ctx.db)).count,
  }
}

/** Back in the queue in the same transaction that takes it out here: a second time finds it gone. */
export const repetirCarta = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'repetir', (tx, { job, data }) => ctx.enqueue(tx, job, data))

export const descartarCarta = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'descartar', () => Promise.resolve())

async function atender(
  ctx: Ctx,
  { cartaId, motivo }: Pedido,
  acto: 'repetir' | 'descartar',
  hacer: (tx: Tx, carta: Pick<DeadLetter, 'job' | 'data'>) => Promise<void>,
): Promise<Record<string, never>> {
  if (!puedeEntrar(ctx.actor, 'salud') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  if (!esUuid(cartaId)) refuse('carta-desconocida')
  return ctx.transaction(async (tx) => {
    const carta = await takeDeadLetter(tx, cartaId)
    if (carta === 'unknown') refuse('carta-desconocida')
    if (carta === 'gone') refuse('carta-ya-atendida')
    await hacer(tx, carta)
    await anotar(tx, {
      actor,
      accion: `carta.${acto}`,
      objeto: 'carta',
      objetoId: cartaId.toLowerCase(),
      detalle: { trabajo: carta.job, motivo },
      now: ctx.now,
    })
    return {}
  })
}

// What a job was about is told by ids alone: the rest may be somebody's address.
const toJson = ({ id, job, data, error, diedAt }: DeadLetter): CartaMuerta => ({
  id,
  trabajo: job,
  error: (error ?? 'sin mensaje').slice(0, 500),
  en: diedAt.toISOString(),
  sobre: Object.entries(data ?? {}).flatMap(([clave, valor]) =>
    typeof valor === 'string' && esUuid(valor) ? [`${clave} ${valor}`] : [],
  ),
})
