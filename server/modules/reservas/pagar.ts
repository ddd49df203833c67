import { randomUUID } from 'node:crypto'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { puedePagar } from '#domain/permisos/reservas.ts'
import { calcularOcupaHasta, motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { findPagoVivo, findUltimoPago, insertPago, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { PspUnavailableError, PspUnknownError, type CobroNuevo } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import { cerrarCobroAbierto, revisarCobro } from './cobros.ts'
import { lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { enlaceDe } from './reservas.json.ts'

export const TERMINOS_VERSION = '2026-11-01'
const POR_HORA = { max: 20, segundos: 3600 }

interface Pedido {
  reservaId: string
  aceptaTerminos?: true | undefined
}

/** The hosted page of the provider; the one open attempt if there is one already. */
export async function crearSesionDePago(ctx: Ctx, pedido: Pedido): Promise<{ id: string; url: string }> {
  const { reserva, pago } = await abrirIntento(ctx, pedido, 'sesion')
  if (pago.pspSesion && pago.url) return { id: pago.pspSesion, url: pago.url }
  const sesion = await alPsp(() => ctx.psp.crearSesion({ ...cobroDe(reserva, pago), ...urlsDe(ctx, reserva) }))
  await updatePago(ctx.db, pago.id, { pspSesion: sesion.id, pspIntento: sesion.intento, url: sesion.url }, ctx.now)
  return { id: sesion.id, url: sesion.url! }
}

/** The card form inside the site. A declined card may be tried again on the same attempt. */
export async function crearIntentoDePago(ctx: Ctx, pedido: Pedido): Promise<{ id: string; clientSecret: string; monto: number }> {
  const { reserva, pago } = await abrirIntento(ctx, pedido, 'intento')
  const informe = await alPsp(() => (pago.pspIntento ? ctx.psp.verPago(pago.pspIntento) : ctx.psp.crearIntento(cobroDe(reserva, pago))))
  if (informe.estado === 'exitoso') {
    await revisarCobro(ctx, pago)
    refuse('reserva-no-pendiente')
  }
  if (!pago.pspIntento) await updatePago(ctx.db, pago.id, { pspIntento: informe.intento }, ctx.now)
  return { id: informe.intento!, clientSecret: informe.clientSecret!, monto: pago.monto }
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
    if (error instanceof PspUnknownError || error instanceof PspUnavailableError) return { revisado: false }
    throw error
  }
}

async function abrirIntento(ctx: Ctx, { reservaId, aceptaTerminos }: Pedido, forma: PagoRow['forma']): Promise<{ reserva: ReservaCompleta; pago: PagoRow }> {
  const reserva = await abrirReserva(ctx, reservaId)
  if (!puedePagar(ctx.actor, reserva)) refuse('reserva-ajena')
  const vivo = await findPagoVivo(ctx.db, reserva.id)
  // Two ways to pay must not be open at once: the other one is closed first.
  if (vivo && vivo.forma !== forma && vivo.estado !== 'exitoso') {
    const fin = await cerrarCobroAbierto(ctx, reserva.id)
    if (fin === 'desconocido') refuse('pagos-no-disponible')
  } else if (!vivo) await contar(ctx.db, `pagar:${reserva.usuarioId ?? reserva.contactoEmail}`, POR_HORA, ctx.now)
  const pago = await ctx.transaction((tx) => tomarIntento(ctx, tx, reserva.id, forma, aceptaTerminos === true))
  return { reserva, pago }
}

async function tomarIntento(ctx: Ctx, tx: Tx, reservaId: string, forma: PagoRow['forma'], aceptaTerminos: boolean): Promise<PagoRow> {
  const reserva = (await lockReserva(tx, reservaId)) ?? refuse('reserva-desconocida')
  const motivo = motivoParaNoPagar({ ...reserva, estado: reserva.estado as EstadoReserva, estadoPago: reserva.estadoPago as EstadoPago }, ctx.now)
  if (motivo) refuse(motivo)
  await updateReserva(
    tx,
    reserva,
    { ocupaHasta: calcularOcupaHasta(reserva.expiraEn, true), ...(aceptaTerminos && !reserva.aceptaTerminosEn && { aceptaTerminosEn: ctx.now, terminosVersion: TERMINOS_VERSION }) },
    ctx.now,
  )
  const vivo = await findPagoVivo(tx, reservaId)
  if (vivo) return vivo.forma === forma ? vivo : refuse('solicitud-en-curso')
  const ultimo = await findUltimoPago(tx, reservaId)
  if (ultimo?.estado === 'fallido' && ultimo.forma === forma && ultimo.pspIntento) {
    await updatePago(tx, ultimo.id, { estado: 'requiere_accion' }, ctx.now)
    return ultimo
  }
  return insertPago(tx, { id: randomUUID(), reservaId, forma, estado: 'creado', monto: reserva.total, tocadoEn: ctx.now, createdAt: ctx.now, updatedAt: ctx.now })
}

/** A creation that was not answered left no way to pay: the same call may be made again with the same key. */
async function alPsp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError) refuse('pagos-no-disponible', { cause })
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

function urlsDe(ctx: Ctx, r: ReservaCompleta): { urlExito: string; urlVolver: string } {
  const clave = r.usuarioId === null ? `&clave=${enlaceDe(ctx, r).clave}` : ''
  const base = ctx.settings.BASE_URL
  return { urlExito: `${base}/payment-success?reserva=${r.id}${clave}`, urlVolver: `${base}/pagar/${r.id}?anulado=1${clave}` }
}
