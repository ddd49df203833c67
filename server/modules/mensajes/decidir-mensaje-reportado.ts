import type { Input } from '#contract/call.ts'
import type { MensajeReportado, reportes } from '#contract/reportes.ts'
import { ocultarContacto } from '#domain/mensajes/ocultar.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { exigirQueSeaAjena, findReserva } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { avisarDecision } from './avisar-decision.ts'
import { primerNombre } from './hilo.ts'
import {
  findMensaje,
  listContexto,
  listReportes,
  lockReportes,
  ocultarMensaje,
  resolverReportes,
} from './reportes.db.ts'

const ALREDEDOR = 2

/** Only what was reported may be read, and whoever reads it is written down. */
export async function verMensajeReportado(ctx: Ctx, { mensajeId }: { mensajeId: string }): Promise<MensajeReportado> {
  const yo = deConfianza(ctx)
  return ctx.transaction(async (tx) => {
    const visto = await leer(ctx, tx, mensajeId)
    await anotar(tx, {
      actor: yo,
      accion: 'ver_mensaje_reportado',
      objeto: 'mensaje',
      objetoId: visto.id,
      now: ctx.now,
    })
    return visto
  })
}

/** Takes the message out, warns its author, or lets it stand; both sides are told, with the reason. */
export async function decidirMensajeReportado(
  ctx: Ctx,
  { mensajeId, decision, razon }: Input<typeof reportes.decidirMensajeReportado>,
): Promise<MensajeReportado> {
  const yo = deConfianza(ctx)
  return ctx.transaction(async (tx) => {
    const mensaje = (await findMensaje(tx, mensajeId)) ?? refuse('mensaje-desconocido')
    const todos = await lockReportes(tx, mensaje.id)
    if (todos.length === 0) refuse('mensaje-desconocido')
    await exigirQueSeaAjena(ctx, tx, mensaje.reservaId)
    const abiertos = todos.filter(({ decididaEn }) => decididaEn === null)
    if (abiertos.length === 0) refuse('transicion-no-permitida')
    await resolverReportes(tx, mensaje.id, { decision, razon, decididaPor: yo, decididaEn: ctx.now })
    if (decision === 'ocultar') await ocultarMensaje(tx, mensaje.id, ctx.now)
    await resolverCaso(tx, { tipo: 'mensaje', objetoId: mensaje.id, actor: yo, decision, texto: razon, now: ctx.now })
    await anotar(tx, {
      actor: yo,
      accion: `${decision}_mensaje`,
      objeto: 'mensaje',
      objetoId: mensaje.id,
      detalle: { razon },
      now: ctx.now,
    })
    await avisarDecision(ctx, tx, { mensaje, decision, razon })
    return leer(ctx, tx, mensaje.id)
  })
}

/** Nobody reads or judges what was reported in a conversation of their own. */
async function leer(ctx: Ctx, tx: Tx, mensajeId: string): Promise<MensajeReportado> {
  const mensaje = (await findMensaje(tx, mensajeId)) ?? refuse('mensaje-desconocido')
  const reportes = await listReportes(tx, mensaje.id)
  if (reportes.length === 0) refuse('mensaje-desconocido')
  const reserva = (await findReserva(tx, mensaje.reservaId))!
  await exigirQueSeaAjena(ctx, tx, reserva)
  const ultimo = reportes.findLast(({ decididaEn }) => decididaEn !== null)
  return {
    id: mensaje.id,
    codigo: reserva.codigo,
    nombreExperiencia: reserva.nombreExperiencia,
    contexto: (await listContexto(tx, mensaje, ALREDEDOR)).map(({ id, lado, texto, tieneFoto, createdAt }) => ({
      lado,
      autor: lado === 'operador' ? reserva.operadorNombre : primerNombre(reserva.contactoNombre),
      texto: ocultarContacto(texto),
      tieneFoto,
      esElReportado: id === mensaje.id,
      creadoEn: createdAt.toISOString(),
    })),
    reportes: reportes.map(({ lado, motivo, detalle, createdAt }) => ({
      lado: lado as 'viajero',
      motivo: motivo as 'otro',
      detalle: ocultarContacto(detalle),
      en: createdAt.toISOString(),
    })),
    oculto: mensaje.ocultoEn !== null,
    decision: (ultimo?.decision ?? null) as MensajeReportado['decision'],
    razon: ultimo?.razon ?? null,
    acciones: { puedeDecidir: reportes.some(({ decididaEn }) => decididaEn === null) },
  }
}

function deConfianza({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeAtender(actor, 'mensaje') ? actor.usuarioId : refuse('sin-permiso')
}
