import type { Input } from '#contract/call.ts'
import type { ConsultaEnLista, ConsultaPropia, consultas } from '#contract/consultas.ts'
import { motivoParaNoPreguntar } from '#domain/consultas/hilo.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import {
  countConsultasDe,
  findPrimera,
  listConsultasDe,
  listPreguntas,
  lockPrimera,
  type ConsultaRow,
} from './consultas.db.ts'
import { toConsultaEnListaJson, toConsultaPropiaJson } from './consultas.json.ts'
import { contarConsulta, ponerEnCola } from './escribir-consulta.ts'

const usuarioDe = ({ actor }: Ctx): string => (actor.tipo === 'sesion' ? actor.usuarioId : refuse('sesion-requerida'))

export async function listarConsultas(ctx: Ctx, paginado: Paginado): Promise<Page<ConsultaEnLista>> {
  const usuarioId = usuarioDe(ctx)
  const filas = await listConsultasDe(ctx.db, usuarioId, tramoDe(paginado))
  return { items: filas.map(toConsultaEnListaJson), total: await countConsultasDe(ctx.db, usuarioId) }
}

export async function verConsultaPropia(ctx: Ctx, { consultaId }: { consultaId: string }): Promise<ConsultaPropia> {
  return mostrar(ctx, await propia(ctx, consultaId))
}

export async function preguntarOtraVez(
  ctx: Ctx,
  { consultaId, texto }: Input<typeof consultas.preguntarOtraVez>,
): Promise<ConsultaPropia> {
  return preguntar(ctx, await propia(ctx, consultaId), { texto, email: null })
}

/** The link is the credential of whoever asked without an account. */
export async function verConsultaConEnlace(ctx: Ctx, { clave }: { clave: string }): Promise<ConsultaPropia> {
  return mostrar(ctx, await deClave(ctx, clave))
}

export async function preguntarOtraVezConEnlace(
  ctx: Ctx,
  { clave, texto, email }: Input<typeof consultas.preguntarOtraVezConEnlace>,
): Promise<ConsultaPropia> {
  return preguntar(ctx, await deClave(ctx, clave), { texto, email })
}

async function propia(ctx: Ctx, consultaId: string): Promise<ConsultaRow> {
  const usuarioId = usuarioDe(ctx)
  const primera = esUuid(consultaId) ? await findPrimera(ctx.db, consultaId.toLowerCase()) : undefined
  if (!primera) refuse('consulta-desconocida')
  return primera.usuarioId === usuarioId ? primera : refuse('sin-permiso')
}

async function deClave(ctx: Ctx, clave: string): Promise<ConsultaRow> {
  const id = ctx.secretos.idDeEnlace('consulta', clave)
  const primera = id ? await findPrimera(ctx.db, id) : undefined
  return primera && primera.usuarioId === null ? primera : refuse('consulta-desconocida')
}

async function preguntar(
  ctx: Ctx,
  primera: ConsultaRow,
  { texto, email }: { texto: string; email: string | null },
): Promise<ConsultaPropia> {
  const { id, origen, usuarioId } = primera
  await contarConsulta(ctx, usuarioId ?? email!)
  await ctx.transaction(async (tx) => {
    await lockPrimera(tx, id)
    const motivo = motivoParaNoPreguntar(await listPreguntas(tx, id))
    if (motivo) refuse(motivo)
    await ponerEnCola(ctx, tx, { origen, texto, extracto: [], usuarioId, email, sigueA: id })
  })
  return mostrar(ctx, primera)
}

async function mostrar(ctx: Ctx, primera: ConsultaRow): Promise<ConsultaPropia> {
  const guardadaMs = ctx.now.getTime() - (await guardadoDesde(ctx, 'consultas')).getTime()
  return toConsultaPropiaJson(primera, await listPreguntas(ctx.db, primera.id), guardadaMs)
}
