import type { Input } from '#contract/call.ts'
import type { Consulta, consultas } from '#contract/consultas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import { sinEnlaces } from '#domain/usuarios/sin-enlaces.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { exigirOtraPersona, getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { cerrarConsulta, findPorCaso, listPreguntas, type ConsultaRow } from './consultas.db.ts'
import { toConsultaJson } from './consultas.json.ts'
import { enlaceDeConsulta } from './enlace-de-consulta.ts'

export async function verConsulta(ctx: Ctx, { casoId }: { casoId: string }): Promise<Consulta> {
  return mostrar(ctx.db, await abrir(ctx, ctx.db, casoId))
}

/** Closes it with an answer that reaches whoever asked, or without one. */
export async function decidirConsulta(
  ctx: Ctx,
  { casoId, decision, respuesta = '' }: Input<typeof consultas.decidirConsulta>,
): Promise<Consulta> {
  return ctx.transaction(async (tx) => {
    const consulta = await abrir(ctx, tx, casoId)
    const yo = sesionEn(ctx.actor, 'admin')?.usuarioId ?? refuse('sin-permiso')
    exigirOtraPersona(ctx, consulta.usuarioId)
    if (consulta.estado !== 'abierto') refuse('caso-ya-resuelto')
    if (decision === 'contestada' && !respuesta) refuseCampo('respuesta', 'Escribe la respuesta')
    if (!(await resolverCaso(tx, { tipo: consulta.tipo, objetoId: consulta.id, actor: yo, decision, now: ctx.now })))
      refuse('caso-ya-resuelto')
    if (decision === 'contestada') await responder(ctx, tx, consulta, respuesta)
    await cerrarConsulta(tx, consulta.id, {
      decision,
      respuesta: decision === 'contestada' ? respuesta : null,
      decididaPor: yo,
      decididaEn: ctx.now,
    })
    await anotar(tx, {
      actor: yo,
      accion: `consulta_${decision}`,
      objeto: 'consulta',
      objetoId: consulta.id,
      now: ctx.now,
    })
    return mostrar(tx, await abrir(ctx, tx, casoId))
  })
}

async function abrir(ctx: Ctx, db: Db | Tx, casoId: string) {
  const consulta = (await findPorCaso(db, casoId)) ?? refuse('caso-desconocido')
  return puedeAtender(ctx.actor, consulta.tipo) ? consulta : refuse('sin-permiso')
}

const mostrar = async (db: Db | Tx, consulta: ConsultaRow & { estado: string }): Promise<Consulta> =>
  toConsultaJson(consulta, await listPreguntas(db, consulta.sigueA ?? consulta.id))

async function responder(
  ctx: Ctx,
  tx: Tx,
  { id, sigueA, usuarioId, email, texto }: ConsultaRow,
  respuesta: string,
): Promise<void> {
  const titulo = 'Respondimos tu consulta'
  const enlace = enlaceDeConsulta(ctx, 'consulta-por-correo', { id: usuarioId ? (sigueA ?? id) : id, usuarioId })
  const para = usuarioId ? (await getUsuario(tx, usuarioId)).email : email
  if (para)
    await encolarCorreo(ctx, tx, `consulta:${id}`, {
      para,
      asunto: titulo,
      titulo,
      parrafos: [...respuesta.split(/\n+/), `Nos escribiste: «${sinEnlaces(texto, [])}»`],
      accion: { texto: 'Ver o preguntar de nuevo', enlace: ctx.settings.BASE_URL + enlace },
    })
  if (usuarioId)
    await notificar(ctx, tx, { usuarioId, tipo: 'mensaje', clave: `consulta:${id}`, titulo, texto: respuesta, enlace })
}
