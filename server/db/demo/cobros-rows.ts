import {
  asientoDineroRecibido,
  asientoReembolsoHecho,
  asientoReembolsoSolicitado,
  repartir,
  repartirCancelada,
  type Apunte,
} from '#domain/pagos/asientos.ts'
import { CONDICIONES } from '#domain/suscripciones/planes.ts'
import type { Row } from './insert-rows.ts'
import { ANFITRION_DEMO, planDesde } from './personas.ts'
import { bytesDe, fractionOf, idDe, numberOf } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { reservaId, type CobroDemo } from './ventas-rows.ts'

// Commission of the free plan (domain/suscripciones/planes.ts), in hundredths of a percent.
const TASA_COMISION = CONDICIONES.gratis.comision
const HORA_MS = 3_600_000
const MINUTO_MS = 60_000

export const intentoDe = ({ id }: CobroDemo): string => `pi_demo${hexDe(id)}`
export const autorizacionDe = ({ id }: CobroDemo): string =>
  String(numberOf(`autoriza:${id}`, 0, 999_999)).padStart(6, '0')

export function pagoRow(cobro: CobroDemo, hoy: Date): Row<'pagos'> {
  const { id, venta, pagadaEn, tarjeta, devolucion } = cobro
  const updatedAt = devolucion?.pedidaEn ?? pagadaEn
  return {
    id,
    reservaId: reservaId(venta),
    forma: 'sesion',
    pspSesion: `cs_test_demo${hexDe(`sesion:${id}`)}`,
    pspIntento: intentoDe(cobro),
    estado: 'exitoso',
    monto: venta.total,
    moneda: 'clp',
    capturado: venta.total,
    reembolsado: devolucion?.monto ?? 0,
    sinComision: conservaTodo(cobro),
    comisionTasa: tasaDe(cobro, hoy),
    marca: tarjeta.marca,
    ultimos4: tarjeta.ultimos4,
    tipoTarjeta: tarjeta.tipo,
    autorizacion: autorizacionDe(cobro),
    tocadoEn: updatedAt < hoy ? updatedAt : hoy,
    capturadoEn: pagadaEn,
    createdAt: new Date(venta.creadaEn.getTime() + MINUTO_MS),
    updatedAt,
  }
}

/** Holds that ran out because a bank said no. */
export function declinadoRows(ventas: readonly Venta[]): Row<'pagos'>[] {
  return ventas
    .filter(({ name, estado }) => estado === 'expirada' && fractionOf(`declina:${name}`) < 0.4)
    .map((venta) => {
      const id = idDe(`pago:${venta.name}`)
      const cuando = new Date(venta.creadaEn.getTime() + 4 * MINUTO_MS)
      return {
        id,
        reservaId: reservaId(venta),
        forma: 'intento',
        pspIntento: `pi_demo${hexDe(id)}`,
        estado: 'anulado',
        monto: venta.total,
        moneda: 'clp',
        capturado: 0,
        reembolsado: 0,
        sinComision: false,
        comisionTasa: TASA_COMISION,
        motivo: fractionOf(`fondos:${venta.name}`) < 0.5 ? 'insufficient_funds' : 'generic_decline',
        tocadoEn: cuando,
        createdAt: cuando,
        updatedAt: new Date(venta.creadaEn.getTime() + 16 * MINUTO_MS),
      }
    })
}

export function reembolsoRows(cobro: CobroDemo, hoy: Date): Row<'reembolsos'>[] {
  const { id, venta, devolucion } = cobro
  if (!devolucion) return []
  const hechoEn = hechoEnDe(cobro, hoy)
  const { monto, porcentaje, via, fechaEstimada, causa, pedidaEn } = devolucion
  if (fechaEstimada === null) throw new RangeError('a refund has a day')
  return [
    {
      id: reembolsoId(id),
      pagoId: id,
      reservaId: reservaId(venta),
      monto,
      porcentaje,
      via,
      causa,
      estado: 'hecho',
      pspId: `re_demo${hexDe(`reembolso:${id}`)}`,
      fechaEstimada,
      intentos: 1,
      tocadoEn: hechoEn,
      hechoEn,
      createdAt: pedidaEn,
      updatedAt: hechoEn,
    },
  ]
}

export interface MovimientoDemo {
  fila: Row<'movimientos'>
  apuntes: Row<'apuntes'>[]
}

/** What the ledger says of a charge: the money that came, and what went back. */
export function movimientosDe(cobro: CobroDemo, hoy: Date): MovimientoDemo[] {
  const { id, venta, pagadaEn, devolucion } = cobro
  const reparto = repartir(venta.total, tasaDe(cobro, hoy))
  const cobrado = asiento(
    cobro,
    { clave: `cobro:${id}`, tipo: 'cobro', createdAt: pagadaEn },
    asientoDineroRecibido(reparto),
  )
  if (conservaTodo(cobro))
    return [
      cobrado,
      asiento(
        cobro,
        { clave: `sin_comision:${id}`, tipo: 'sin_comision', createdAt: venta.canceladaEn! },
        asientoReembolsoSolicitado(reparto, repartirCancelada(venta.total)),
      ),
    ]
  if (!devolucion) return [cobrado]
  const reembolso = reembolsoId(id)
  return [
    cobrado,
    asiento(
      cobro,
      { clave: `reembolso:${reembolso}`, tipo: 'reembolso', createdAt: devolucion.pedidaEn },
      asientoReembolsoSolicitado(reparto, repartirCancelada(venta.total - devolucion.monto)),
    ),
    asiento(
      cobro,
      { clave: `hecho:${reembolso}`, tipo: 'reembolso_hecho', createdAt: hechoEnDe(cobro, hoy) },
      asientoReembolsoHecho(devolucion.monto),
    ),
  ]
}

/** Since her plan began, the host of the demo is on its commission. */
function tasaDe({ venta, pagadaEn }: CobroDemo, hoy: Date): number {
  return venta.salida.oferta.operador === ANFITRION_DEMO && pagadaEn >= planDesde(hoy)
    ? CONDICIONES.pro.comision
    : TASA_COMISION
}

/** Cancelled too late to give anything back. */
const conservaTodo = ({ venta: { estado }, devolucion }: CobroDemo): boolean =>
  estado === 'cancelada' && devolucion === null

function asiento(
  { venta }: CobroDemo,
  { clave, tipo, createdAt }: { clave: string; tipo: string; createdAt: Date },
  apuntes: Apunte[],
): MovimientoDemo {
  const id = idDe(`movimiento:${clave}`)
  return {
    fila: { id, clave, tipo, reservaId: reservaId(venta), createdAt },
    apuntes: apuntes.map((apunte) => ({ movimientoId: id, ...apunte })),
  }
}

function hechoEnDe({ id, devolucion, pagadaEn }: CobroDemo, hoy: Date): Date {
  const despues = (devolucion?.pedidaEn ?? pagadaEn).getTime() + numberOf(`demora:${id}`, 1, 30) * HORA_MS
  return new Date(Math.min(despues, hoy.getTime() - MINUTO_MS))
}

const reembolsoId = (pagoId: string): string => idDe(`reembolso:${pagoId}`)

function hexDe(name: string): string {
  return Buffer.from(bytesDe(name)).toString('hex').slice(0, 24)
}
