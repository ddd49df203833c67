import type { EstadoReserva } from '#contract/reservas.ts'
import type { EstadoSolicitud, Hito, Propuesta, Solicitud } from '#contract/solicitudes.ts'
import { conOffset } from '#domain/fechas.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import { estadoVisibleDeSolicitud, siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { listPropuestasVigentes, type PropuestaRow } from './propuestas.db.ts'
import { findSolicitud, type HitoRow, listHitos, type SolicitudRow } from './solicitudes.db.ts'

export const ZONA = 'America/Santiago'
export const referenciaDe = (numero: number): string => `THC-${numero}`

export async function verJson(ctx: Ctx, db: Db | Tx, id: string): Promise<Solicitud> {
  return (await listJson(ctx, db, [(await findSolicitud(db, id))!]))[0]!
}

/** Requests with their proposal and history: two queries for all of them. */
export async function listJson(ctx: Ctx, db: Db | Tx, rows: SolicitudRow[]): Promise<Solicitud[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const propuestas = new Map((await listPropuestasVigentes(db, ids)).map((p) => [p.solicitudId, p]))
  const hitos = Map.groupBy(await listHitos(db, ids), ({ solicitudId }) => solicitudId)
  return rows.map((row) => toJson(ctx, row, propuestas.get(row.id), hitos.get(row.id) ?? []))
}

function toJson(ctx: Ctx, row: SolicitudRow, propuesta: PropuestaRow | undefined, hitos: HitoRow[]): Solicitud {
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
    hitos: hitos.map(toHito),
    conCuenta: row.empresaId !== null,
    transferenciaVista: row.transferenciaVistaPor !== null,
    acciones: {
      puedeResponder: puede && estado !== 'aceptada' && estado !== 'rechazada',
      puedeAceptar: compra && siguienteEstadoSolicitud(estado, 'aceptar') !== null,
      puedePagarConTarjeta: propuesta !== undefined && soloReservas(propuesta),
      puedePagarACuenta: propuesta !== undefined && soloReservas(propuesta),
      puedeRenovar: puede && siguienteEstadoSolicitud(estado, 'renovar') !== null,
    },
    creadaEn: conOffset(row.createdAt, ZONA),
  }
}

/** A card pays one reserva each, and a company owes reservas; what is none is paid by transfer. */
export const soloReservas = ({ items }: PropuestaRow): boolean => items.every(({ reservaId, total }) => reservaId !== null && total > 0)

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

const toHito = (h: HitoRow): Hito => ({ tipo: h.tipo as Hito['tipo'], autor: h.autor as Hito['autor'], texto: h.texto, en: conOffset(h.createdAt, ZONA) })
