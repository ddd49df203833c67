import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Lista, ListaResumida, listas } from '#contract/listas.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { cerrar, countListasDe, deleteLista, findLista, insertLista, listListasDe, type ListaRow } from './listas.db.ts'
import { toListaJson } from './listas.json.ts'

const POR_PAGINA = 24
const MAX = 20
const POR_HORA = { max: 20, segundos: 3600 }

export async function crearLista(
  ctx: Ctx,
  { nombre, experienciaIds, fechas }: Input<typeof listas.crearLista>,
): Promise<Lista> {
  const usuarioId = usuarioDe(ctx)
  const hoy = fechaLocal(ctx.now, 'America/Santiago')
  if (fechas.some((fecha) => fecha < hoy)) refuseCampo('fechas', 'Elige fechas que vengan')
  return ctx.transaction(async (tx) => {
    await contar(tx, `lista:${usuarioId}`, POR_HORA, ctx.now)
    if ((await countListasDe(tx, usuarioId)) >= MAX) refuse('listas-llenas')
    const id = randomUUID()
    const puestas = await insertLista(
      tx,
      { id, usuarioId, nombre, fechas: [...new Set(fechas)].toSorted(), createdAt: ctx.now },
      [...new Set(experienciaIds.map((e) => e.toLowerCase()))],
    )
    if (puestas === 0) refuseCampo('experienciaIds', 'Elige al menos una experiencia')
    return toListaJson(ctx, tx, (await findLista(tx, id))!)
  })
}

export async function listarListas(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<ListaResumida>> {
  const usuarioId = usuarioDe(ctx)
  const filas = await listListasDe(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  const items = filas.map(({ id, nombre, cerradaEn, experiencias, votantes }) => ({
    id,
    nombre,
    clave: ctx.secretos.claveDeEnlace('lista', id),
    cerrada: cerradaEn !== null,
    experiencias,
    votantes,
  }))
  return { items, total: await countListasDe(ctx.db, usuarioId) }
}

export async function cerrarLista(ctx: Ctx, { listaId }: { listaId: string }): Promise<Lista> {
  const { id } = await abrirPropia(ctx, listaId)
  await cerrar(ctx.db, id, ctx.now)
  return toListaJson(ctx, ctx.db, (await findLista(ctx.db, id)) ?? refuse('lista-desconocida'))
}

export async function borrarLista(ctx: Ctx, { listaId }: { listaId: string }): Promise<Record<string, never>> {
  const { id } = await abrirPropia(ctx, listaId)
  await deleteLista(ctx.db, id)
  return {}
}

async function abrirPropia(ctx: Ctx, listaId: string): Promise<ListaRow> {
  const usuarioId = usuarioDe(ctx)
  const lista = esUuid(listaId) ? await findLista(ctx.db, listaId.toLowerCase()) : undefined
  return lista?.usuarioId === usuarioId
    ? lista
    : refuseAjeno(ctx.db, { de: 'listas', id: listaId, desconocido: 'lista-desconocida' })
}
