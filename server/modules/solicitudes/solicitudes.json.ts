import type { EstadoReserva } from '#contract/reservas.ts'
import type { EstadoSolicitud, Hito, Propuesta, Solicitud } from '#contract/solicitudes.ts'
import { conOffset } from '#domain/fechas.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import { referenciaDe } from '#domain/solicitudes/referencia.ts'
import { estadoVisibleDeSolicitud, siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import {
  estadoDeServicios,
  motivoParaNoPagarServicios,
  sePagaConTarjeta,
  totalDeServicios,
  type Cobro,
} from '#domain/solicitudes/servicios.ts'
import { sumar } from '#domain/pesos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findReembolsosDe } from '#server/modules/pagos/index.ts'
import { leerCuentaDelSitio } from '#server/modules/sitio/index.ts'
import { listUltimosCobros, type CobroServicios } from '#server/modules/servicios/index.ts'
import { listPropuestasVigentes, type PropuestaRow } from './propuestas.db.ts'
import { findSolicitud, type HitoRow, listHitos, type SolicitudRow } from './solicitudes.db.ts'

export const ZONA = 'America/Santiago'

export async function verJson(ctx: Ctx, db: Db | Tx, id: string): Promise<Solicitud> {
  return (await listJson(ctx, db, [(await findSolicitud(db, id))!]))[0]!
}

/** Requests with their proposal, its charge and their history: a query each for all of them. */
export async function listJson(ctx: Ctx, db: Db | Tx, rows: SolicitudRow[]): Promise<Solicitud[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const propuestas = new Map((await listPropuestasVigentes(db, ids)).map((p) => [p.solicitudId, p]))
  const hitos = Map.groupBy(await listHitos(db, ids), ({ solicitudId }) => solicitudId)
  const cobros = await listUltimosCobros(
    db,
    [...propuestas.values()].map(({ id }) => id),
  )
  const abiertas = (
    await findReembolsosDe(
      db,
      [...cobros.values()].map(({ id }) => id),
    )
  ).filter(({ estado }) => estado !== 'hecho')
  const seTransfiere = (await leerCuentaDelSitio({ db, settings: ctx.settings })) !== null
  return rows.map((row) => {
    const propuesta = propuestas.get(row.id)
    const cobro = (propuesta && cobros.get(propuesta.id)) ?? null
    return toJson(ctx, {
      row,
      propuesta,
      cobro,
      seTransfiere,
      porDevolver: sumar(abiertas.filter(({ origenId }) => origenId === cobro?.id).map(({ monto }) => monto)),
      hitos: hitos.get(row.id) ?? [],
    })
  })
}

interface Piezas {
  row: SolicitudRow
  propuesta: PropuestaRow | undefined
  cobro: CobroServicios | null
  /** Asked for, and not gone back yet. */
  porDevolver: number
  hitos: HitoRow[]
  /** Whether there is where to. */
  seTransfiere: boolean
}

function toJson(ctx: Ctx, { row, propuesta, cobro, porDevolver, hitos, seTransfiere }: Piezas): Solicitud {
  const estado = estadoVisibleDeSolicitud(row.estado as EstadoSolicitud, propuesta?.validaHasta ?? null, ctx.now)
  const puede = miembroCon(ctx.actor, 'pedir')?.empresaId === row.empresaId && row.empresaId !== null
  const compra = miembroCon(ctx.actor, 'comprar')?.empresaId === row.empresaId && row.empresaId !== null
  return {
    id: row.id,
    numero: row.numero,
    estado,
    empresa: row.nombreEmpresa,
    rut: row.rut,
    contacto: row.contacto,
    email: row.email,
    telefono: row.telefono,
    tipo: row.tipo,
    personas: row.personas,
    desde: row.desde,
    hasta: row.hasta,
    comuna: row.comuna,
    presupuesto: row.presupuesto,
    notas: row.notas,
    respondeAntesDe: row.respondeAntesDe,
    propuesta: propuesta ? toPropuesta(ctx, propuesta) : null,
    formaPago: row.formaPago as Solicitud['formaPago'],
    ordenCompra: row.ordenCompra,
    referencia: referenciaDe(row.numero),
    pagadaEn: row.pagadaEn && conOffset(row.pagadaEn, ZONA),
    servicios: propuesta ? toServicios(row, propuesta, { cobro, porDevolver }) : null,
    hitos: hitos.map(toHito),
    conCuenta: row.empresaId !== null,
    transferenciaVista: row.transferenciaVistaPor !== null,
    acciones: {
      puedeResponder: puede && estado !== 'aceptada' && estado !== 'rechazada',
      puedeAceptar: compra && siguienteEstadoSolicitud(estado, 'aceptar') !== null,
      puedePagarConTarjeta: propuesta !== undefined && sePagaConTarjeta(propuesta.items),
      puedeTransferir: seTransfiere,
      puedePagarACuenta: propuesta !== undefined && soloReservas(propuesta),
      puedePagarServicios:
        compra &&
        propuesta !== undefined &&
        motivoParaNoPagarServicios(porPagar(row, propuesta, cobro), ctx.now) === null,
      puedeRenovar: puede && siguienteEstadoSolicitud(estado, 'renovar') !== null,
    },
    creadaEn: conOffset(row.createdAt, ZONA),
  }
}

export const porPagar = (
  { estado, formaPago }: SolicitudRow,
  { items, liberaEn }: PropuestaRow,
  cobro: CobroServicios | null,
) => ({
  estado: estado as EstadoSolicitud,
  formaPago,
  liberaEn,
  total: totalDeServicios(items),
  cobro: cobro && deCobro(cobro),
})

const deCobro = ({ estado, monto, devuelto, perdido }: CobroServicios): Cobro => ({
  estado: estado as Cobro['estado'],
  monto,
  devuelto,
  perdido,
})

/** Of a transfer there is nothing to say until it arrived. */
function toServicios(
  { formaPago }: SolicitudRow,
  { items }: PropuestaRow,
  { cobro, porDevolver }: Pick<Piezas, 'cobro' | 'porDevolver'>,
): Solicitud['servicios'] {
  const total = totalDeServicios(items)
  if (total === 0 || (formaPago !== 'tarjeta' && !cobro)) return null
  return {
    total,
    devuelto: cobro?.devuelto ?? 0,
    porDevolver,
    estado: estadoDeServicios(cobro && { ...deCobro(cobro), porDevolver }),
    tarjeta:
      cobro?.marca && cobro.ultimos4
        ? { marca: cobro.marca, ultimos4: cobro.ultimos4, autorizacion: cobro.autorizacion }
        : null,
    pagadosEn: cobro?.pagadoEn ? conOffset(cobro.pagadoEn, ZONA) : null,
  }
}

/** A company owes reservas: what is none is paid by card or by transfer. */
export const soloReservas = ({ items }: PropuestaRow): boolean =>
  items.every(({ reservaId, total }) => reservaId !== null && total > 0)

const toPropuesta = (ctx: Ctx, p: PropuestaRow): Propuesta => ({
  version: p.version,
  items: p.items.map((i) => ({
    id: i.id,
    descripcion: i.descripcion,
    cantidad: i.cantidad,
    total: i.total,
    publico: i.publico,
    reserva: i.reservaId
      ? {
          id: i.reservaId,
          codigo: i.codigo!,
          estado: estadoVisible({ estado: i.estado as EstadoReserva, ocupaHasta: i.ocupaHasta }, ctx.now),
          inicio: conOffset(i.inicioUtc!, i.zona!),
          zonaHoraria: i.zona!,
          slug: i.slug!,
          plazas: i.plazas!,
        }
      : null,
  })),
  total: p.total,
  validaHasta: conOffset(p.validaHasta, ZONA),
  liberaEn: conOffset(p.liberaEn, ZONA),
  mensaje: p.mensaje,
})

const toHito = (h: HitoRow): Hito => ({
  tipo: h.tipo as Hito['tipo'],
  autor: h.autor as Hito['autor'],
  texto: h.texto,
  en: conOffset(h.createdAt, ZONA),
})
