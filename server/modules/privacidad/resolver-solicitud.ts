import type { Input } from '#contract/call.ts'
import type { Derecho, privacidad, SolicitudPorResolver } from '#contract/privacidad.ts'
import { esProrrogable, venceSolicitud } from '#domain/privacidad/borrado.ts'
import { puedeResolverDerechos } from '#domain/permisos/privacidad.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarEnCaso, moverPlazo, resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { exigirOtraPersona, getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { borrarSiPuede } from './borrar-cuenta.ts'
import { aplicarBloqueo, toJson } from './pedir-derecho.ts'
import { correoDeRespuesta } from './privacidad.mails.ts'
import { findSolicitud, lockSolicitud, resolverSolicitud, type SolicitudRow } from './solicitudes.db.ts'

export async function verSolicitudDeDatos(
  ctx: Ctx,
  { solicitudId }: { solicitudId: string },
): Promise<SolicitudPorResolver> {
  const solicitud = (await findSolicitud(ctx.db, solicitudId)) ?? refuse('solicitud-de-datos-desconocida')
  if (!puedeResolverDerechos(ctx.actor)) refuse('sin-permiso')
  return toPorResolver(solicitud)
}

/** Thirty days, once thirty more (Ley 21.719); either way the person is told. */
export async function resolverSolicitudDeDatos(
  ctx: Ctx,
  { solicitudId, decision, respuesta }: Input<typeof privacidad.resolverSolicitudDeDatos>,
): Promise<SolicitudPorResolver> {
  if (!(await findSolicitud(ctx.db, solicitudId))) refuse('solicitud-de-datos-desconocida')
  if (!puedeResolverDerechos(ctx.actor) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  return ctx.transaction(async (tx) => {
    const solicitud = (await lockSolicitud(tx, solicitudId))!
    exigirOtraPersona(ctx, solicitud.usuarioId)
    if (solicitud.estado !== 'recibida') refuse('caso-ya-resuelto')
    if (decision === 'cumplida' && solicitud.derecho === 'supresion') return suprimir(tx, ctx, solicitud, actor)
    if (decision === 'prorrogada') await prorrogar(tx, ctx, solicitud, { actor, respuesta })
    else {
      await resolverCaso(tx, { tipo: 'datos', objetoId: solicitud.id, actor, decision, texto: respuesta, now: ctx.now })
      await resolverSolicitud(tx, solicitud.id, { estado: decision, respuesta, resueltaEn: ctx.now })
      // Decided one way or the other, a block is over.
      if (solicitud.derecho === 'bloqueo') await aplicarBloqueo(tx, solicitud, solicitud.usuarioId)
    }
    await anotar(tx, {
      actor,
      accion: `datos.${decision}`,
      objeto: 'solicitud',
      objetoId: solicitud.id,
      detalle: { derecho: solicitud.derecho },
      now: ctx.now,
    })
    const despues = await getSolicitud(tx, solicitud.id)
    await encolarCorreo(
      ctx,
      tx,
      `solicitud-${decision}:${solicitud.id}`,
      correoDeRespuesta(
        await getUsuario(tx, solicitud.usuarioId),
        { decision, derecho: solicitud.derecho as Derecho, respuesta, vence: despues.venceEn },
        `${ctx.settings.BASE_URL}/perfil/privacidad`,
      ),
    )
    return toPorResolver(despues)
  })
}

/** Whoever asked us to be erased is erased by this, or hears why not yet; the last mail says what happened, and nothing that one of us wrote of them is kept. */
async function suprimir(
  tx: Tx,
  ctx: Ctx,
  { id, usuarioId }: SolicitudRow,
  actor: string,
): Promise<SolicitudPorResolver> {
  await resolverCaso(tx, { tipo: 'datos', objetoId: id, actor, decision: 'cumplida', now: ctx.now })
  await borrarSiPuede(ctx, tx, await getUsuario(tx, usuarioId))
  await anotar(tx, { actor, accion: 'datos.suprimir', objeto: 'solicitud', objetoId: id, now: ctx.now })
  return toPorResolver(await getSolicitud(tx, id))
}

async function prorrogar(
  tx: Tx,
  ctx: Ctx,
  solicitud: SolicitudRow,
  { actor, respuesta }: { actor: string; respuesta: string },
): Promise<void> {
  if (!esProrrogable(solicitud)) refuse('transicion-no-permitida')
  const venceEn = venceSolicitud(solicitud.venceEn)
  await resolverSolicitud(tx, solicitud.id, { venceEn })
  await moverPlazo(tx, { tipo: 'datos', objetoId: solicitud.id, venceEn })
  await anotarEnCaso(tx, {
    tipo: 'datos',
    objetoId: solicitud.id,
    actor,
    hecho: 'prorrogada',
    texto: respuesta,
    now: ctx.now,
  })
}

const getSolicitud = async (db: Db | Tx, id: string): Promise<SolicitudRow> => (await findSolicitud(db, id))!

const toPorResolver = (solicitud: SolicitudRow): SolicitudPorResolver => {
  const isOpen = solicitud.estado === 'recibida'
  return {
    ...toJson(solicitud),
    personaId: solicitud.usuarioId,
    prorrogable: isOpen && esProrrogable(solicitud),
    acciones: { puedeResolver: isOpen },
  }
}
