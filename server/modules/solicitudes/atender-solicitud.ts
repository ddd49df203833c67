import type { Input } from '#contract/call.ts'
import type { EstadoSolicitud, Solicitud, solicitudes } from '#contract/solicitudes.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import { siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import { motivoParaNoRecibir, vuelvenLosServicios } from '#domain/solicitudes/transferencia.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { cobrarTransferencias } from '#server/modules/reservas/index.ts'
import { cobrarServiciosPorTransferencia } from '#server/modules/servicios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { exigirSolicitudAjena } from './ajena.ts'
import { findPropuestaVigente } from './propuestas.db.ts'
import { insertHito, lockSolicitud, type SolicitudRow, updateSolicitud } from './solicitudes.db.ts'
import { verJson } from './solicitudes.json.ts'
import { correoDeMensaje, correoDePagada } from './solicitudes.mails.ts'

/** What our staff does with a request short of a proposal. */
export async function atenderSolicitud(
  ctx: Ctx,
  { id, acto, texto }: Input<typeof solicitudes.atenderSolicitud>,
): Promise<Solicitud> {
  const rol = acto === 'transferencia_recibida' ? 'finanzas' : 'soporte'
  if (ctx.actor.tipo !== 'sesion' || !esAdmin(ctx.actor, rol)) refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  if (acto === 'escribir' && !texto) refuseCampo('texto', 'Escribe un mensaje')
  return ctx.transaction(async (tx) => {
    const solicitud = (esUuid(id) ? await lockSolicitud(tx, id) : undefined) ?? refuse('solicitud-desconocida')
    await exigirSolicitudAjena(ctx, tx, solicitud)
    if (acto === 'tomar') await tomar(tx, solicitud, { actor, now: ctx.now })
    else if (acto === 'escribir') await escribir(ctx, tx, solicitud, { texto: texto!, actor })
    else await recibirTransferencia(ctx, tx, solicitud, actor)
    await anotar(tx, { actor, accion: acto, objeto: 'solicitud', objetoId: id, now: ctx.now })
    return verJson(ctx, tx, id)
  })
}

async function tomar(
  tx: Tx,
  { id, estado }: SolicitudRow,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const siguiente = siguienteEstadoSolicitud(estado as EstadoSolicitud, 'tomar') ?? refuse('transicion-no-permitida')
  await updateSolicitud(tx, id, { estado: siguiente }, now)
  await insertHito(tx, { solicitudId: id, tipo: 'tomada', autor: 'nosotros', usuarioId: actor, texto: null, now })
}

async function escribir(
  ctx: Ctx,
  tx: Tx,
  solicitud: SolicitudRow,
  { texto, actor }: { texto: string; actor: string },
): Promise<void> {
  await insertHito(tx, {
    solicitudId: solicitud.id,
    tipo: 'mensaje',
    autor: 'nosotros',
    usuarioId: actor,
    texto,
    now: ctx.now,
  })
  await encolarCorreo(
    ctx,
    tx,
    `solicitud-mensaje:${solicitud.id}:${ctx.now.getTime()}`,
    correoDeMensaje(ctx, solicitud, texto),
  )
}

/** Above the limit one person sees the money, and another one books it. */
async function recibirTransferencia(ctx: Ctx, tx: Tx, solicitud: SolicitudRow, actor: string): Promise<void> {
  const propuesta = (await findPropuestaVigente(tx, solicitud.id)) ?? refuse('transicion-no-permitida')
  const paso = motivoParaNoRecibir(
    { ...solicitud, total: propuesta.total, limite: (await reglaDe(tx, 'limites', ctx.now)).transferenciaDeUnaPersona },
    actor,
  )
  if (paso === 'primera-persona') {
    await updateSolicitud(tx, solicitud.id, { transferenciaVistaPor: actor }, ctx.now)
    await insertHito(tx, {
      solicitudId: solicitud.id,
      tipo: 'transferencia_vista',
      autor: 'nosotros',
      usuarioId: actor,
      texto: null,
      now: ctx.now,
    })
    return
  }
  if (paso !== null) refuse(paso)
  const salidas = propuesta.items.flatMap(({ reservaId }) => reservaId ?? [])
  const { devuelto: deSalidas, enPie } = await cobrarTransferencias(ctx, tx, salidas)
  const { devuelto: deServicios } = await cobrarServiciosPorTransferencia(ctx, tx, propuesta.id, {
    vuelven: vuelvenLosServicios({ salidas: salidas.length, enPie }),
  })
  const devuelto = deSalidas + deServicios
  await updateSolicitud(tx, solicitud.id, { pagadaEn: ctx.now }, ctx.now)
  await insertHito(tx, {
    solicitudId: solicitud.id,
    tipo: 'pagada',
    autor: 'nosotros',
    usuarioId: actor,
    texto: null,
    now: ctx.now,
  })
  await resolverCaso(tx, {
    tipo: 'pago',
    objetoId: solicitud.id,
    actor,
    decision: 'transferencia_recibida',
    now: ctx.now,
  })
  await encolarCorreo(
    ctx,
    tx,
    `solicitud-pagada:${solicitud.id}`,
    correoDePagada(ctx, solicitud, { total: propuesta.total, devuelto }),
  )
}
