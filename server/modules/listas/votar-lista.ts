import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Lista, listas } from '#contract/listas.ts'
import { soloDe } from '#domain/listas/recuento.ts'
import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { countVotos, findLista, insertVoto, listExperienciasDe, lockLista, updateVoto } from './listas.db.ts'
import { toListaJson } from './listas.json.ts'

const MAX_VOTOS = 50
const POR_LISTA = { max: 120, segundos: 3600 }
const DESDE = { max: 30, segundos: 3600 }

/** The link is the credential: whoever has it may look and vote. */
export async function verLista(ctx: Ctx, { clave }: { clave: string }): Promise<Lista> {
  const id = idDe(ctx, clave)
  return toListaJson(ctx, ctx.db, (await findLista(ctx.db, id)) ?? refuse('lista-desconocida'))
}

/** A friend's vote; sent again with its id, it takes the place of the first. */
export async function votarLista(
  ctx: Ctx,
  { clave, nombre, experienciaIds, fechas, votanteId }: Input<typeof listas.votarLista>,
): Promise<{ votanteId: string; lista: Lista }> {
  const id = idDe(ctx, clave)
  return ctx.transaction(async (tx) => {
    const lista = (await lockLista(tx, id)) ?? refuse('lista-desconocida')
    if (lista.cerradaEn) refuse('lista-cerrada')
    await contar(tx, `votos:${id}`, POR_LISTA, ctx.now)
    if (ctx.address) await contar(tx, `votos-desde:${ctx.address}`, DESDE, ctx.now)
    const ofrecidas = (await listExperienciasDe(tx, id)).map((e) => e.id)
    const voto = { nombre, experiencias: soloDe(ofrecidas, experienciaIds), fechas: soloDe(lista.fechas, fechas) }
    const cambiado =
      votanteId && (await updateVoto(tx, { id: votanteId.toLowerCase(), listaId: id }, voto, ctx.now))
        ? votanteId
        : null
    const propio = cambiado ?? randomUUID()
    if (!cambiado) {
      if ((await countVotos(tx, id)) >= MAX_VOTOS) refuse('lista-con-muchos-votos')
      await insertVoto(tx, { id: propio, listaId: id, ...voto, createdAt: ctx.now })
    }
    return { votanteId: propio, lista: await toListaJson(ctx, tx, lista) }
  })
}

const idDe = (ctx: Ctx, clave: string): string => ctx.secretos.idDeEnlace('lista', clave) ?? refuse('lista-desconocida')
