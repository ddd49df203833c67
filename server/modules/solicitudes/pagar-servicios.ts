import type { Solicitud } from '#contract/solicitudes.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { referenciaDe } from '#domain/solicitudes/referencia.ts'
import { motivoParaNoPagarServicios, totalDeServicios } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { unaVezPorPartes } from '#server/modules/idempotencia/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { findReembolso, vezDada } from '#server/modules/pagos/index.ts'
import {
  abrirPagina,
  findCobro,
  listUltimosCobros,
  revisarServicios,
  tomarCobro,
  type CobroServicios,
} from '#server/modules/servicios/index.ts'
import { log } from '#server/platform/log.ts'
import { PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { findPropuesta, findPropuestaVigente } from './propuestas.db.ts'
import { hayHito, insertHito, lockSolicitud, type SolicitudRow } from './solicitudes.db.ts'
import { porPagar, verJson } from './solicitudes.json.ts'
import { correoDeServiciosDevueltos, correoDeServiciosPagados } from './solicitudes.mails.ts'
import { abrirSolicitud } from './ver-solicitudes.ts'

const POR_HORA = { max: 20, segundos: 3600 }
const MIRADAS = { max: 30, segundos: 60 }
/** A page that came to an end meanwhile is replaced by a new one, once. */
const VUELTAS = 2

/** The provider's page for what of an accepted proposal is no departure; the open one, if there is one. */
export async function pagarServicios(ctx: Ctx, { id }: { id: string }): Promise<{ id: string; url: string }> {
  const { id: solicitudId } = await abrirSolicitud(ctx, id)
  const { usuarioId, empresaId } = miembroCon(ctx.actor, 'comprar') ?? refuse('sin-permiso')
  if ((await findEmpresa(ctx.db, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  return unaVezPorPartes(ctx, { ruta: 'pagarServicios', actor: usuarioId, cuerpo: { id: solicitudId } }, async () => {
    await contar(ctx.db, `pagar:${usuarioId}`, POR_HORA, ctx.now)
    for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
      const { cobro, numero, email } = await ctx.transaction((tx) => tomar(ctx, tx, { solicitudId, usuarioId }))
      const volver = `${ctx.settings.BASE_URL}/empresas/dashboard?solicitud=${solicitudId}`
      const url = await abrirPagina(ctx, cobro, {
        descripcion: `Servicios de la propuesta ${referenciaDe(numero)}`,
        email,
        volver,
      })
      if (url) return { id: cobro.id, url }
    }
    return refuse('pago-en-revision')
  })
}

async function tomar(
  ctx: Ctx,
  tx: Tx,
  { solicitudId, usuarioId }: { solicitudId: string; usuarioId: string },
): Promise<{ cobro: CobroServicios; numero: number; email: string }> {
  const solicitud = (await lockSolicitud(tx, solicitudId)) ?? refuse('solicitud-desconocida')
  const propuesta = (await findPropuestaVigente(tx, solicitudId)) ?? refuse('transicion-no-permitida')
  const ultimo = (await listUltimosCobros(tx, [propuesta.id])).get(propuesta.id) ?? null
  const motivo = motivoParaNoPagarServicios(porPagar(solicitud, propuesta, ultimo), ctx.now)
  if (motivo) refuse(motivo)
  const cobro = await tomarCobro(ctx, tx, { propuestaId: propuesta.id, monto: totalDeServicios(propuesta.items) })
  if (cobro.id !== ultimo?.id)
    await anotar(tx, {
      actor: usuarioId,
      accion: 'pagar_servicios',
      objeto: 'solicitud',
      objetoId: solicitudId,
      detalle: { cobro: cobro.id, monto: cobro.monto },
      now: ctx.now,
    })
  return { cobro, numero: solicitud.numero, email: solicitud.email }
}

/** Asks the provider at once instead of waiting for its notice; the company's page calls it while it waits. */
export async function revisarPagoDeServicios(ctx: Ctx, { id }: { id: string }): Promise<Solicitud> {
  const { id: solicitudId } = await abrirSolicitud(ctx, id)
  await contar(ctx.db, `revisar-servicios:${solicitudId}`, MIRADAS, ctx.now)
  const propuesta = await findPropuestaVigente(ctx.db, solicitudId)
  const cobro = propuesta && (await listUltimosCobros(ctx.db, [propuesta.id])).get(propuesta.id)
  try {
    if (cobro) await revisarServicios(ctx, { id: cobro.id })
  } catch (error) {
    if (!(error instanceof PspUnknownError || error instanceof PspUnavailableError)) throw error
    log.warn('servicios.sin_respuesta', { solicitudId })
  }
  return verJson(ctx, ctx.db, solicitudId)
}

/** The charge arrived; however often it is told, it is one line of the history. */
export async function anotarServiciosPagados(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const cobro = (await findCobro(ctx.db, id))!
  await ctx.transaction(async (tx) => {
    const solicitud = await solicitudDe(tx, cobro)
    const hito = { solicitudId: solicitud.id, tipo: 'servicios_pagados', now: cobro.pagadoEn! }
    if (await hayHito(tx, hito)) return
    await insertHito(tx, { ...hito, autor: 'sistema', usuarioId: null, texto: null })
    await encolarCorreo(ctx, tx, `servicios-pagados:${id}`, correoDeServiciosPagados(ctx, solicitud, cobro))
  })
}

/** The money of services went back, by card or by transfer: a line of the history and a mail, each time that it did. */
export async function seguirDevolucion(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const devuelta = (await findReembolso(tx, id))!
    const { estado, origenId, monto, hechoEn, via } = devuelta
    if (estado !== 'hecho') return
    const solicitud = await solicitudDe(tx, (await findCobro(tx, origenId!))!)
    const hito = { solicitudId: solicitud.id, tipo: 'servicios_devueltos', now: hechoEn! }
    if (await hayHito(tx, hito)) return
    await insertHito(tx, { ...hito, autor: 'nosotros', usuarioId: null, texto: null })
    await encolarCorreo(
      ctx,
      tx,
      `servicios-devueltos:${vezDada(devuelta)}`,
      correoDeServiciosDevueltos(ctx, solicitud, { monto, porTransferencia: via === 'transferencia' }),
    )
  })
}

async function solicitudDe(tx: Tx, { propuestaId }: CobroServicios): Promise<SolicitudRow> {
  const { solicitudId } = await findPropuesta(tx, propuestaId)
  return (await lockSolicitud(tx, solicitudId))!
}
