import type { Reembolso } from '#contract/reembolsos.ts'
import type { EstadoPago, EstadoReserva, Reserva } from '#contract/reservas.ts'
import { minimoPorReunir } from '#domain/disponibilidad/minimo.ts'
import { conOffset } from '#domain/fechas.ts'
import { soloMira, soloViaja } from '#domain/permisos/reservas.ts'
import { motivoParaNoCambiar, type ReservaMovible } from '#domain/reservas/cambio.ts'
import {
  type CausaCancelacion,
  CONTRACARGO_PERDIDO,
  limiteGratis,
  motivoParaNoCancelar,
  type ReservaCancelable,
  tramosDe,
} from '#domain/reservas/cancelacion.ts'
import { quedoEnNada } from '#domain/reservas/estados.ts'
import { participantesDe } from '#domain/reservas/precio.ts'
import { motivoParaNoEmitirEntrada } from '#domain/reservas/entrada.ts'
import { causaDeSuspension, motivoParaNoElegirFecha } from '#domain/reservas/suspension.ts'
import { motivoParaNoAvisarSinOperador } from '#domain/reservas/llegada.ts'
import { motivoParaNoPedirFactura } from '#domain/reservas/factura.ts'
import { motivoParaNoOpinar } from '#domain/resenas/ventana.ts'
import { estadoVisible, motivoParaNoExtender, motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import {
  findUltimoPago,
  findUltimoReembolso,
  toReembolsoJson,
  type PagoRow,
  type ReembolsoRow,
} from '#server/modules/pagos/index.ts'
import { precioAlViajero } from './precio-al-viajero.ts'
import { getReserva, type ReservaCompleta } from './reservas.db.ts'

/** The reserva as its buyer sees it; a guest's carries the secret link. */
export async function verReservaJson(ctx: Ctx, db: Db | Tx, id: string): Promise<Reserva> {
  const reserva = await getReserva(db, id)
  return toReservaJson(ctx, reserva, await findUltimoPago(db, id), await findUltimoReembolso(db, id))
}

export function toReservaJson(ctx: Ctx, r: ReservaCompleta, pago?: PagoRow, reembolso?: ReembolsoRow): Reserva {
  const reserva = deQuienCompra(ctx, r, pago, reembolso)
  if (soloMira(ctx.actor, r)) return { ...reserva, acciones: { ...NADA, tieneEntrada: reserva.acciones.tieneEntrada } }
  return soloViaja(ctx.actor, r) ? alViajero(reserva, r) : reserva
}

const NADA: Reserva['acciones'] = {
  puedeAvisarSinOperador: false,
  tieneEntrada: false,
  puedePagar: false,
  puedeExtender: false,
  puedeCancelar: false,
  puedeCambiar: false,
  puedeElegirFecha: false,
  puedePedirFactura: false,
  puedeOpinar: false,
}

/** What a company paid, whether, and what it may do with it, is between it and us: whoever travels paid nothing. */
function alViajero(reserva: Reserva, r: ReservaCompleta): Reserva {
  const { puedeAvisarSinOperador, tieneEntrada } = reserva.acciones
  const acciones = { ...NADA, puedeAvisarSinOperador, tieneEntrada }
  return {
    ...reserva,
    ...precioAlViajero(r, { viaja: true }),
    estadoPago: 'sin_pago',
    correoRechazado: null,
    rechazadoDeEmpresa: false,
    motivoCancelacion: null,
    regalo: 0,
    rebaja: 0,
    suplemento: 0,
    pago: null,
    reembolso: null,
    cambio: null,
    acciones,
  }
}

function deQuienCompra(ctx: Ctx, r: ReservaCompleta, pago?: PagoRow, reembolso?: ReembolsoRow): Reserva {
  const cancelable = toCancelable(r)
  const estado = estadoVisible(cancelable, ctx.now)
  const retencion = { estado: r.estado as EstadoReserva, expiraEn: r.expiraEn, ocupaHasta: r.ocupaHasta }
  const hasta = limiteGratis(cancelable)
  return {
    id: r.id,
    codigo: r.codigo,
    experienciaId: r.experienciaId,
    salidaId: r.salidaId,
    inicio: conOffset(r.inicioUtc, r.zona),
    fin: conOffset(r.finUtc, r.zona),
    zonaHoraria: r.zona as Reserva['zonaHoraria'],
    estado,
    estadoPago: r.estadoPago as EstadoPago,
    participantes: participantesDe(r.lineas),
    ...precioAlViajero(r),
    regalo: r.regalo,
    ...(estado === 'pendiente' && { expiraEn: conOffset(r.expiraEn, r.zona) }),
    creadaEn: conOffset(r.createdAt, r.zona),
    contacto: { nombre: r.contactoNombre, email: r.contactoEmail, telefono: r.contactoTelefono },
    correoRechazado: r.correoRechazado,
    rechazadoDeEmpresa:
      r.correoRechazado !== null && r.correoRechazado === r.escribirA && r.escribirA !== r.contactoEmail,
    comentario: r.comentario,
    politicaCancelacion: cancelable.politicaCancelacion,
    tramosCancelacion: [...tramosDe(cancelable)],
    retractoVigente: r.retractoVigente,
    cancelaGratisHasta: hasta ? conOffset(hasta, r.zona) : null,
    experiencia: {
      slug: r.slug,
      nombreExperiencia: r.nombreExperiencia,
      ubicacionGeografica: [r.ciudad, r.sector].filter(Boolean).join(', '),
      portada: r.portada,
      operador: r.operadorNombre,
      lat: r.lat,
      lng: r.lng,
    },
    pago: pago
      ? {
          estado: pago.estado as NonNullable<Reserva['pago']>['estado'],
          marca: pago.marca,
          ultimos4: pago.ultimos4,
          motivo: pago.motivo,
        }
      : null,
    reembolso:
      r.estado === 'cancelada' || reembolso || r.regaloRebajado > 0
        ? conRegalo(r, reembolso ? toReembolsoJson(reembolso) : SIN_REEMBOLSO)
        : null,
    canceladaPor: r.canceladaPor as Reserva['canceladaPor'],
    motivoCancelacion: r.motivo === CONTRACARGO_PERDIDO ? CONTRACARGO_PERDIDO : null,
    dePrueba: r.pruebaHasta !== null,
    rebaja: r.rebaja,
    suplemento: r.suplemento,
    cambio: cambioDe(ctx, r),
    minimo: minimoDe(r, estado),
    suspension: suspensionDe(r, estado),
    sinOperadorEn: estado === 'confirmada' && r.sinOperadorEn ? conOffset(r.sinOperadorEn, r.zona) : null,
    acciones: {
      puedeAvisarSinOperador:
        r.salidaEstado !== 'cancelada' &&
        r.sinOperadorEn === null &&
        motivoParaNoAvisarSinOperador({ estado, inicio: r.inicioUtc, fin: r.finUtc }, ctx.now) === null,
      puedePagar:
        motivoParaNoPagar(
          { ...retencion, estadoPago: r.estadoPago as EstadoPago, porAceptar: r.porAceptar },
          ctx.now,
        ) === null && r.publicos === null,
      puedeExtender: motivoParaNoExtender({ ...retencion, extendida: r.extendida }, ctx.now) === null,
      puedeCancelar: motivoParaNoCancelar(cancelable, ctx.now, causaDe(r)) === null,
      puedeCambiar: r.salidaEstado !== 'cancelada' && motivoParaNoCambiar(toMovible(r), ctx.now) === null,
      puedeElegirFecha:
        r.ofertaDeFecha !== null &&
        motivoParaNoElegirFecha({ estado, venceEn: new Date(r.ofertaDeFecha.venceEn) }, ctx.now) === null,
      puedePedirFactura:
        motivoParaNoPedirFactura({ estado, estadoPago: r.estadoPago as EstadoPago, fin: r.finUtc }, ctx.now) === null,
      puedeOpinar:
        r.usuarioId !== null &&
        r.empresaId === null &&
        !r.deLaCasa &&
        !r.opinada &&
        motivoParaNoOpinar({ estado, fin: r.finUtc, zona: r.zona }, false, ctx.now) === null,
      tieneEntrada: motivoParaNoEmitirEntrada({ estado }) === null,
    },
    ...(r.usuarioId === null && enlaceDe(ctx, r)),
  }
}

function cambioDe(ctx: Ctx, r: ReservaCompleta): Reserva['cambio'] {
  if (r.traido === null || !r.cambioDe || !r.cambioDeCodigo) return null
  const anterior = { id: r.cambioDe, codigo: r.cambioDeCodigo }
  return {
    de: anterior.codigo,
    pagado: r.traido,
    hecho: r.cambioHecho,
    enlace: r.usuarioId === null ? enlaceDe(ctx, anterior).enlace : `/mis-entradas/${anterior.codigo}`,
  }
}

/** What it waits for, while it waits; its own places count from the moment they are paid. */
function minimoDe(r: ReservaCompleta, estado: EstadoReserva): Reserva['minimo'] {
  if ((estado !== 'pendiente' && estado !== 'pagada') || r.salidaEstado === 'cancelada') return null
  const minimo = minimoPorReunir({
    confirmacion: r.confirmacion as 'inmediata' | 'solicitud',
    minParticipantes: r.minParticipantes,
    decidida: r.decididaEn !== null,
    inicio: r.inicioUtc,
    decisionMinutos: r.decisionMinutos,
    pagadas: r.plazasPagadas,
  })
  return minimo && { ...minimo, decideEn: conOffset(minimo.decideEn, r.zona) }
}

/** What a buyer is told while a booking stands on a departure that was called off. */
function suspensionDe(r: ReservaCompleta, estado: EstadoReserva): Reserva['suspension'] {
  if (r.salidaEstado !== 'cancelada' || (estado !== 'confirmada' && estado !== 'pagada')) return null
  const oferta = r.ofertaDeFecha
  return {
    motivo: r.canceladaMotivo ?? 'operativo',
    nota: oferta?.nota ?? null,
    venceEn: oferta ? conOffset(new Date(oferta.venceEn), r.zona) : null,
  }
}

const SIN_REEMBOLSO: Reembolso = {
  monto: 0,
  porcentaje: 0,
  via: 'ninguna',
  fechaEstimada: null,
  estado: 'ninguno',
  pedidoEn: null,
  enviadoEn: null,
  hechoEn: null,
}

/** What went back to a gift card is there already: as it ended, or for a cheaper date of one that stands. */
function conRegalo(
  { total, regaloRebajado, regaloDevuelto, canceladaEn }: ReservaCompleta,
  deTarjeta: Reembolso,
): Reembolso {
  const alRegalo = canceladaEn === null && regaloDevuelto === 0 ? regaloRebajado : regaloDevuelto
  if (alRegalo === 0) return deTarjeta
  const cuando = canceladaEn?.toISOString() ?? null
  const monto = deTarjeta.monto + alRegalo
  const soloRegalo =
    deTarjeta.estado === 'ninguno' &&
    ({
      porcentaje: Math.round((100 * monto) / total),
      estado: 'hecho',
      pedidoEn: cuando,
      enviadoEn: cuando,
      hechoEn: cuando,
    } as const)
  return { ...deTarjeta, ...soloRegalo, monto, alRegalo }
}

/** `quedoEnNada` of a row. */
export const esNada = (r: ReservaCompleta, now: Date): boolean =>
  quedoEnNada({ ...r, estado: r.estado as EstadoReserva, estadoPago: r.estadoPago as EstadoPago }, now)

export function enlaceDe(ctx: Ctx, r: { id: string; codigo: string }): { enlace: string; clave: string } {
  const clave = ctx.secretos.claveDeReserva(r.id)
  return { enlace: `/mis-entradas/${r.codigo}?clave=${clave}`, clave }
}

/** Who ends a booking whose departure was called off: never its buyer, so that nothing is kept. */
export const causaDe = (r: Pick<ReservaCompleta, 'salidaEstado' | 'canceladaMotivo'>): CausaCancelacion =>
  r.salidaEstado === 'cancelada' ? causaDeSuspension(r.canceladaMotivo) : 'viajero'

export const toCancelable = (r: ReservaCompleta): ReservaCancelable => ({
  estado: r.estado as EstadoReserva,
  estadoPago: r.estadoPago as EstadoPago,
  ocupaHasta: r.ocupaHasta,
  inicio: r.inicioUtc,
  creadaEn: r.createdAt,
  zonaHoraria: r.zona,
  politicaCancelacion: r.politicaCancelacion as ReservaCancelable['politicaCancelacion'],
  tramos: (r.politicaTramos as ReservaCancelable['tramos']) ?? null,
  retractoVigente: r.retractoVigente,
  suspendida: r.salidaEstado === 'cancelada',
})

export const toMovible = (r: ReservaCompleta): ReservaMovible => ({
  ...toCancelable(r),
  cambios: r.cambios,
  confirmacion: r.confirmacion as ReservaMovible['confirmacion'],
  aCuenta: r.saldadaEn !== null,
})
