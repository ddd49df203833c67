import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import type { EstadoLiquidacion, EstadoPago } from '#contract/reservas.ts'
import { FERIADOS } from '#domain/asistente/fechas/feriados.ts'
import { calcularAceptarAntesDe } from '#domain/reservas/aceptacion.ts'
import { calcularReembolso } from '#domain/reservas/cancelacion.ts'
import { codigoDeBytes } from '#domain/reservas/codigo.ts'
import { calcularExpiraEn, calcularOcupaHasta } from '#domain/reservas/vencimiento.ts'
import { RETRACTO_VERSION } from './catalogo.ts'
import type { Row } from './insert-rows.ts'
import { pedidoDe } from './pedidos.ts'
import { viajera } from './personas.ts'
import { bytesDe, fractionOf, idDe, numberOf, oneOf } from './seeded.ts'
import type { Venta } from './ventas.ts'

const MINUTO_MS = 60_000
const HORA_MS = 3_600_000
const TERMINOS_VERSION = '2026-11-01'

/** A charge that succeeded, and what was given back of it. */
export interface CobroDemo {
  id: string
  venta: Venta
  pagadaEn: Date
  tarjeta: { marca: string; ultimos4: string; tipo: string }
  devolucion: (CotizacionCancelacion & { pedidaEn: Date; causa: string }) | null
}

export const reservaId = ({ name }: Venta): string => idDe(`reserva:${name}`)

/** Null for a hold that ran out unpaid. */
export function cobroDe(venta: Venta): CobroDemo | null {
  if (venta.estado === 'expirada') return null
  const { name, creadaEn } = venta
  const pagadaEn = new Date(creadaEn.getTime() + numberOf(`paga:${name}`, 3 * MINUTO_MS, 11 * MINUTO_MS))
  const tarjeta = tarjetaDe(venta)
  return { id: idDe(`pago:${name}`), venta, pagadaEn, tarjeta, devolucion: devolucionDe(venta, pagadaEn, tarjeta.tipo) }
}

export function reservaRow(venta: Venta, cobro: CobroDemo | null, hoy: Date): Row<'reservas'> {
  const { name, salida, comprador, creadaEn } = venta
  const { oferta } = salida
  const expiraEn = calcularExpiraEn(creadaEn)
  const aceptadaEn = cobro && venta.estado !== 'pagada' && venta.estado !== 'rechazada' ? aceptadaDe(cobro) : null
  const llegadaEn =
    venta.estado === 'realizada'
      ? new Date(salida.inicioUtc.getTime() - numberOf(`llega:${name}`, 1, 14) * MINUTO_MS)
      : null
  const canceladaEn = venta.canceladaEn ?? null
  return {
    id: reservaId(venta),
    codigo: codigoDe(name),
    experienciaId: oferta.id,
    opcionId: oferta.opcionId,
    salidaId: salida.id,
    usuarioId: venta.esInvitado ? null : comprador.id,
    contactoNombre: `${comprador.nombre} ${comprador.apellido}`,
    contactoEmail: comprador.email,
    contactoTelefono: comprador.telefono,
    comentario: comentarioDe(venta),
    ...pedidoDe(venta),
    plazas: venta.plazas,
    total: venta.total,
    estado: venta.estado,
    estadoPago: estadoPagoDe(cobro),
    estadoLiquidacion: cobro && liquidacionDe(cobro, hoy),
    politicaCancelacion: oferta.politica,
    retractoVigente: false,
    retractoVersion: RETRACTO_VERSION,
    terminosVersion: TERMINOS_VERSION,
    aceptaTerminosEn: creadaEn,
    expiraEn,
    ocupaHasta: calcularOcupaHasta(expiraEn, false),
    extendida: false,
    aceptarAntesDe:
      cobro && oferta.confirmacion === 'solicitud' ? calcularAceptarAntesDe(cobro.pagadaEn, salida.inicioUtc) : null,
    confirmadaEn: aceptadaEn,
    canceladaEn,
    canceladaPor: venta.canceladaPor ?? null,
    motivo: venta.canceladaPor ? MOTIVOS[venta.canceladaPor] : null,
    llegadaEn,
    sinOperadorEn: venta.sinOperadorEn ?? null,
    createdAt: creadaEn,
    updatedAt: llegadaEn ?? canceladaEn ?? cobro?.devolucion?.pedidaEn ?? aceptadaEn ?? cobro?.pagadaEn ?? expiraEn,
  }
}

export function lineaRows(venta: Venta): Row<'reservaLineas'>[] {
  return venta.lineas.map((linea) => ({ reservaId: reservaId(venta), ...linea }))
}

const MOTIVOS = {
  viajero: 'pedido_del_viajero',
  fuerza_mayor: 'clima',
  anfitrion: 'operativo',
  plataforma: 'operativo',
}

function aceptadaDe({ venta: { name, salida, canceladaEn }, pagadaEn }: CobroDemo): Date {
  if (salida.oferta.confirmacion === 'inmediata') return pagadaEn
  const horas = canceladaEn ? 2 : numberOf(`acepta:${name}`, 1, 20)
  return new Date(pagadaEn.getTime() + horas * HORA_MS)
}

function estadoPagoDe(cobro: CobroDemo | null): EstadoPago {
  if (!cobro) return 'sin_pago'
  if (!cobro.devolucion) return 'pagado'
  return cobro.devolucion.monto === cobro.venta.total ? 'reembolsado' : 'reembolsado_parcial'
}

// docs/nunca.md 2.4: a day after the end, two for somebody who did not come; never what was given back in full.
function liquidacionDe({ venta, devolucion }: CobroDemo, hoy: Date): EstadoLiquidacion {
  if (devolucion?.monto === venta.total) return 'revertida'
  if (venta.estado === 'pagada' || venta.estado === 'confirmada') return 'retenida'
  const espera = (venta.estado === 'no_asistio' ? 48 : 24) * HORA_MS
  return venta.salida.finUtc.getTime() + espera <= hoy.getTime() ? 'liberable' : 'retenida'
}

function tarjetaDe({ name, comprador, canceladaEn, estado }: Venta): CobroDemo['tarjeta'] {
  if (comprador === viajera) return { marca: 'visa', ultimos4: '4242', tipo: 'credit' }
  const suerte = fractionOf(`tarjeta:${name}`)
  // What comes back to a credit card comes back by itself.
  const tipo = canceladaEn || estado === 'rechazada' || suerte < 0.65 ? 'credit' : suerte < 0.9 ? 'debit' : 'prepaid'
  return {
    marca: fractionOf(`marca:${comprador.id}`) < 0.6 ? 'visa' : 'mastercard',
    ultimos4: String(numberOf(`ultimos4:${comprador.id}`, 1000, 9999)),
    tipo,
  }
}

function devolucionDe(venta: Venta, pagadaEn: Date, tipoTarjeta: string): CobroDemo['devolucion'] {
  const { salida, estado } = venta
  const pedidaEn =
    estado === 'rechazada'
      ? calcularAceptarAntesDe(pagadaEn, salida.inicioUtc)
      : estado === 'no_prestada'
        ? decididaDe(venta)
        : venta.canceladaEn
  if (!pedidaEn) return null
  const porQuien = venta.canceladaPor ?? 'plataforma'
  const cancelable = {
    estado: 'confirmada',
    estadoPago: 'pagado',
    ocupaHasta: null,
    inicio: salida.inicioUtc,
    creadaEn: venta.creadaEn,
    zonaHoraria: salida.oferta.zonaHoraria,
    politicaCancelacion: salida.oferta.politica,
    retractoVigente: false,
  } as const
  const cotizacion = calcularReembolso(
    cancelable,
    { monto: venta.total, cobradoEn: pagadaEn, tipoTarjeta },
    0,
    pedidaEn,
    porQuien,
    Object.keys(FERIADOS),
  )
  if (cotizacion.monto === 0) return null
  return {
    ...cotizacion,
    pedidaEn,
    causa: estado === 'rechazada' ? 'sin_aceptacion' : estado === 'no_prestada' ? estado : `cancelacion_${porQuien}`,
  }
}

/** When one of ours heard both about a departure where nobody was. */
export const decididaDe = ({ salida }: Venta): Date => new Date(salida.finUtc.getTime() + 20 * HORA_MS)

export function codigoDe(name: string): string {
  const codigo = codigoDeBytes(bytesDe(`codigo:${name}`))
  if (!codigo) throw new RangeError(`too few letters for ${name}`)
  return codigo
}

const COMENTARIOS = [
  'Una persona del grupo es vegetariana.',
  'Vamos con un bebé en mochila, ¿hay problema?',
  'Llegamos en bus, quizás unos minutos justos.',
  'Celebramos un cumpleaños ese día.',
  'Somos principiantes, agradecemos paciencia.',
  'Mi mamá camina despacio pero camina todo.',
]

function comentarioDe({ name, plazas }: Venta): string | null {
  return plazas > 1 && fractionOf(`comenta:${name}`) < 0.09 ? oneOf(`comentario:${name}`, COMENTARIOS) : null
}
