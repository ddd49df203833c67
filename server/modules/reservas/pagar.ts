import { randomUUID } from 'node:crypto'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { estaAbierto, type EstadoIntento } from '#domain/reservas/estados.ts'
import { esCobrable } from '#domain/reservas/precio.ts'
import { calcularOcupaHasta, motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { unaVezPorPartes } from '#server/modules/idempotencia/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import {
  exigirMedioDePago,
  findPago,
  findPagoPagable,
  findUltimoPago,
  insertPago,
  lockPago,
  updatePago,
  type PagoRow,
} from '#server/modules/pagos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { findUso } from '#server/modules/regalos/index.ts'
import type { CobroNuevo } from '#server/ports.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'
import { log } from '#server/platform/log.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPagable, abrirReserva, duenioDe } from './acceso.ts'
import { cerrarCobroAbierto, cerrarEnPsp, sinRespuesta } from './cerrar-cobro.ts'
import { aplicarCobro, revisarCobro, sinDinero } from './cobros.ts'
import { siguePendiente } from './completar-cambio.ts'
import { fijarModo } from './fijar-modo.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'

const POR_HORA = { max: 20, segundos: 3600 }
/** An attempt that ended at the provider meanwhile is replaced by a new one, once. */
const VUELTAS = 2

interface Pedido {
  reservaId: string
  aceptaTerminos?: true | undefined
}

/** The hosted page of the provider; the one open attempt if there is one already. */
export async function crearSesionDePago(ctx: Ctx, pedido: Pedido): Promise<{ id: string; url: string }> {
  const reserva = await abrirParaPagar(ctx, pedido.reservaId)
  return unaVezPorPartes(
    ctx,
    { ruta: 'crearSesionDePago', actor: duenioDe(ctx, reserva), cuerpo: pedido },
    async () => {
      for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
        const pago = await abrirIntento(ctx, reserva, 'sesion', pedido)
        const sesion = await alPsp(() =>
          pago.pspSesion
            ? ctx.psp.verSesion(pago.pspSesion)
            : ctx.psp.crearSesion({ ...cobroDe(reserva, pago), ...urlsDe(ctx, reserva) }),
        )
        if (sesion.estado === 'completa') await alPsp(() => revisarCobro(ctx, { ...pago, pspSesion: sesion.id }))
        else if (sesion.estado === 'vencida' || !sesion.url) await aplicarCobro(ctx, pago, sinDinero(pago, 'anulado'))
        else {
          await recordar(ctx, pago, {
            pspSesion: sesion.id,
            url: sesion.url,
            ...(sesion.intento && { pspIntento: sesion.intento }),
          })
          return { id: sesion.id, url: sesion.url }
        }
      }
      return refuse('pago-en-revision')
    },
  )
}

/** The card form inside the site. A declined card may be tried again on the same attempt. */
export async function crearIntentoDePago(
  ctx: Ctx,
  pedido: Pedido,
): Promise<{ id: string; clientSecret: string; monto: number }> {
  const reserva = await abrirParaPagar(ctx, pedido.reservaId)
  return unaVezPorPartes(
    ctx,
    { ruta: 'crearIntentoDePago', actor: duenioDe(ctx, reserva), cuerpo: pedido },
    async () => {
      for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
        const pago = await abrirIntento(ctx, reserva, 'intento', pedido)
        const informe = await alPsp(() =>
          pago.pspIntento ? ctx.psp.verPago(pago.pspIntento) : ctx.psp.crearIntento(cobroDe(reserva, pago)),
        )
        if (informe.estado === 'exitoso' || informe.estado === 'anulado') await aplicarCobro(ctx, pago, informe)
        else {
          await recordar(ctx, pago, { pspIntento: informe.intento! })
          return { id: informe.intento!, clientSecret: informe.clientSecret!, monto: pago.monto }
        }
      }
      return refuse('pago-en-revision')
    },
  )
}

/** Asks the provider at once instead of waiting for its notice; the buyer's page calls it while it waits. */
export async function revisarPago(ctx: Ctx, { id }: { id: string }): Promise<{ revisado: boolean }> {
  const reserva = await abrirReserva(ctx, id)
  await contar(ctx.db, `revisar-pago:${reserva.id}`, { max: 30, segundos: 60 }, ctx.now)
  const pago = await findUltimoPago(ctx.db, reserva.id)
  if (!pago || pago.estado === 'exitoso' || pago.estado === 'anulado') return { revisado: false }
  try {
    await revisarCobro(ctx, pago)
    return { revisado: true }
  } catch (error) {
    if (sinRespuesta(error)) return { revisado: false }
    throw error
  }
}

async function abrirParaPagar(ctx: Ctx, id: string): Promise<ReservaCompleta> {
  const reserva = await abrirPagable(ctx, id)
  exigirMedioDePago(ctx)
  return reserva.total > 0 && !esCobrable(reserva.total - (reserva.traido ?? 0) - reserva.regalo)
    ? refuse('monto-no-cobrable')
    : reserva
}

async function abrirIntento(
  ctx: Ctx,
  reserva: ReservaCompleta,
  forma: PagoRow['forma'],
  { aceptaTerminos }: Pedido,
): Promise<PagoRow> {
  const pagable = await findPagoPagable(ctx.db, reserva.id)
  if (pagable?.forma !== forma)
    await contar(ctx.db, `pagar:${quienPide(ctx, reserva.contactoEmail)}`, POR_HORA, ctx.now)
  // Two ways to pay must not be open at once, a declined one included: the other one is closed first.
  if (pagable && pagable.forma !== forma && (await cerrarCobroAbierto(ctx, reserva.id)) === 'desconocido')
    refuse('pagos-no-disponible')
  return ctx.transaction((tx) => tomarIntento(ctx, tx, reserva, { forma, aceptaTerminos: aceptaTerminos === true }))
}

async function tomarIntento(
  pedido: Ctx,
  tx: Tx,
  { id, salidaId, anfitrionId, porEnlace }: ReservaCompleta,
  { forma, aceptaTerminos }: { forma: PagoRow['forma']; aceptaTerminos: boolean },
): Promise<PagoRow> {
  await lockLugares(tx, [salidaId])
  const reserva = (await lockReserva(tx, id)) ?? refuse('reserva-desconocida')
  const ctx = deEsteMomento(pedido)
  const motivo = motivoParaNoPagar(
    { ...reserva, estado: reserva.estado as EstadoReserva, estadoPago: reserva.estadoPago as EstadoPago },
    ctx.now,
  )
  if (motivo) refuse(motivo)
  if (!(await siguePendiente(ctx, tx, await getReserva(tx, id)))) refuse('reserva-vencida')
  if (!(await sigueCabiendo(tx, salidaId, ctx.now))) refuse('reserva-vencida')
  const pagable = await findPagoPagable(tx, id)
  if (pagable && pagable.forma !== forma) refuse('solicitud-en-curso')
  const acepta = aceptaTerminos &&
    !reserva.aceptaTerminosEn && {
      aceptaTerminosEn: ctx.now,
      terminosVersion: (await reglaVigente(tx, 'terminos', ctx.now)).etiqueta,
    }
  await updateReserva(tx, reserva, { ocupaHasta: calcularOcupaHasta(reserva.expiraEn, true), ...acepta }, ctx.now)
  if (!pagable) await fijarModo(tx, id, ctx.psp.dinero)
  const monto = reserva.total - (reserva.traido ?? 0) - ((await findUso(tx, id))?.monto ?? 0)
  if (!pagable)
    return insertPago(tx, {
      id: randomUUID(),
      reservaId: id,
      forma,
      estado: 'creado',
      monto,
      comisionTasa: await comisionDe(tx, { anfitrionId, porEnlace }, ctx.now),
      tocadoEn: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
  if (pagable.estado === 'fallido') await updatePago(tx, pagable.id, { estado: 'requiere_accion' }, ctx.now)
  return (await findPago(tx, pagable.id))!
}

/** Keeps how the provider calls the attempt. If it was ended meanwhile, it is ended there too before anybody can pay it. */
async function recordar(
  ctx: Ctx,
  pago: PagoRow,
  ids: { pspSesion?: string; url?: string; pspIntento?: string },
): Promise<void> {
  const vigente = await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, pago.reservaId)
    const { estado } = await lockPago(tx, pago.id)
    await updatePago(tx, pago.id, ids, ctx.now)
    return reserva?.estado === 'pendiente' && estaAbierto(estado as EstadoIntento)
  })
  if (vigente) return
  try {
    await cerrarEnPsp(ctx, { ...pago, ...ids })
  } catch (cause) {
    if (!sinRespuesta(cause)) throw cause
    log.warn('pago.sin_cerrar', { pagoId: pago.id })
  }
  refuse('reserva-vencida')
}

/** A creation that was not answered left no way to pay: the same call may be made again with the same key. */
async function alPsp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (sinRespuesta(cause)) refuse('pagos-no-disponible', { cause })
    throw cause
  }
}

const cobroDe = (r: ReservaCompleta, pago: PagoRow): CobroNuevo => ({
  pagoId: pago.id,
  reservaId: r.id,
  monto: pago.monto,
  descripcion: `${r.nombreExperiencia} · ${r.codigo}`,
  email: r.contactoEmail,
})

/** The provider keeps them: without the key of a guest, which the tab that went to pay has (I13). */
const urlsDe = ({ settings: { BASE_URL } }: Ctx, { id }: ReservaCompleta): { urlExito: string; urlVolver: string } => ({
  urlExito: `${BASE_URL}/payment-success?reserva=${id}`,
  urlVolver: `${BASE_URL}/pagar/${id}?anulado=1`,
})
