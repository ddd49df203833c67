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
  findDeInvitada,
  findPrimera,
  listConsultasDe,
  listPreguntas,
  listPreguntasDelCorreo,
  listPreguntasSinEnlace,
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
  const primera = await propia(ctx, consultaId)
  return mostrar(ctx, primera, await listPreguntas(ctx.db, primera.id))
}

export async function preguntarOtraVez(
  ctx: Ctx,
  { consultaId, texto }: Input<typeof consultas.preguntarOtraVez>,
): Promise<ConsultaPropia> {
  const primera = await propia(ctx, consultaId)
  await preguntar(ctx, primera, { texto, email: null, preguntadaCon: null })
  return mostrar(ctx, primera, await listPreguntas(ctx.db, primera.id))
}

/** The link is the credential of whoever asked without an account. */
export async function verConsultaConEnlace(ctx: Ctx, { clave }: { clave: string }): Promise<ConsultaPropia> {
  const { primera, listar } = await deClave(ctx, clave)
  return mostrar(ctx, primera, await listar(primera.id))
}

export async function preguntarOtraVezConEnlace(
  ctx: Ctx,
  { clave, texto, email }: Input<typeof consultas.preguntarOtraVezConEnlace>,
): Promise<ConsultaPropia> {
  const { primera, preguntadaCon, listar } = await deClave(ctx, clave)
  await preguntar(ctx, primera, { texto, email, preguntadaCon })
  return mostrar(ctx, primera, await listar(primera.id))
}

async function propia(ctx: Ctx, consultaId: string): Promise<ConsultaRow> {
  const usuarioId = usuarioDe(ctx)
  const primera = esUuid(consultaId) ? await findPrimera(ctx.db, consultaId.toLowerCase()) : undefined
  if (!primera) refuse('consulta-desconocida')
  return primera.usuarioId === usuarioId ? primera : refuse('sin-permiso')
}

interface Abierta {
  primera: ConsultaRow
  preguntadaCon: string | null
  listar: (primeraId: string) => Promise<ConsultaRow[]>
}

async function deClave(ctx: Ctx, clave: string): Promise<Abierta> {
  const deQuienPregunta = ctx.secretos.idDeEnlace('consulta', clave)
  const primera = deQuienPregunta ? await findPrimera(ctx.db, deQuienPregunta) : undefined
  if (primera?.usuarioId === null)
    return { primera, preguntadaCon: null, listar: (id) => listPreguntasSinEnlace(ctx.db, id) }
  const deQuienLee = ctx.secretos.idDeEnlace('consulta-por-correo', clave)
  const con = deQuienLee ? await findDeInvitada(ctx.db, deQuienLee) : undefined
  const desde = con?.sigueA ? await findDeInvitada(ctx.db, con.sigueA) : con
  if (!con || !desde) return refuse('consulta-desconocida')
  return { primera: desde, preguntadaCon: con.id, listar: (id) => listPreguntasDelCorreo(ctx.db, id, con) }
}

async function preguntar(
  ctx: Ctx,
  primera: ConsultaRow,
  { texto, email, preguntadaCon }: { texto: string; email: string | null; preguntadaCon: string | null },
): Promise<void> {
  const { id, origen, usuarioId } = primera
  await contarConsulta(ctx, usuarioId ?? email!)
  await ctx.transaction(async (tx) => {
    await lockPrimera(tx, id)
    const motivo = motivoParaNoPreguntar(await listPreguntas(tx, id))
    if (motivo) refuse(motivo)
    await ponerEnCola(ctx, tx, { origen, texto, extracto: [], usuarioId, email, sigueA: id, preguntadaCon })
  })
}

async function mostrar(ctx: Ctx, primera: ConsultaRow, preguntas: readonly ConsultaRow[]): Promise<ConsultaPropia> {
  const guardadaMs = ctx.now.getTime() - (await guardadoDesde(ctx, 'consultas')).getTime()
  return toConsultaPropiaJson(primera, preguntas, guardadaMs)
}
