import type { Compra } from '#contract/compras.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { motivoParaNoEmitirEntrada } from '#domain/reservas/entrada.ts'
import { estadoVisible, motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx } from '#server/ctx.ts'
import type { CompraRow } from './compras.db.ts'

/** Names are known before the day, and stay as they were after it. */
export const admiteNombres = (estado: EstadoReserva): boolean =>
  estado === 'pendiente' || estado === 'pagada' || estado === 'confirmada'

export function toCompraJson(ctx: Ctx, row: CompraRow): Compra {
  const retencion = { estado: row.estado as EstadoReserva, ocupaHasta: row.ocupaHasta, expiraEn: row.expiraEn }
  const estado = estadoVisible(retencion, ctx.now)
  const compra = miembroCon(ctx.actor, 'comprar')
  const aprueba = miembroCon(ctx.actor, 'aprobar')
  // What another system holds is confirmed, and owed, by that system.
  const esDeLaApi = row.aprobacion === null
  const sinPagar =
    compra !== null &&
    motivoParaNoPagar(
      { ...retencion, estadoPago: row.estadoPago as EstadoPago, porAceptar: row.porAceptar },
      ctx.now,
    ) === null
  const puedePagar = sinPagar && !esDeLaApi
  return {
    id: row.id,
    codigo: row.codigo,
    slug: row.slug,
    nombreExperiencia: row.nombreExperiencia,
    inicio: conOffset(row.inicioUtc, row.zona),
    zonaHoraria: row.zona,
    estado,
    estadoPago: row.estadoPago,
    dePrueba: row.pruebaHasta !== null,
    plazas: row.plazas,
    total: row.total,
    publico: row.publico ?? row.total,
    responsable: row.contactoNombre,
    comprador: row.comprador,
    centroDeCosto: row.centro,
    ordenCompra: row.ordenCompra,
    aprobacion: (row.aprobacion ?? 'no_requiere') as Compra['aprobacion'],
    aCuenta: row.aCuenta === true || row.estadoPago === 'autorizado' || row.saldadaEn !== null,
    nombres: row.viajeros?.length ?? 0,
    viajeros: row.viajeros ?? [],
    expiraEn: estado === 'pendiente' ? conOffset(row.expiraEn, row.zona) : null,
    acciones: {
      puedePagar,
      puedePagarACuenta: puedePagar,
      puedeConfirmar: sinPagar && esDeLaApi,
      puedeAprobar:
        aprueba !== null &&
        row.aprobacion === 'pendiente' &&
        estado === 'pendiente' &&
        row.compradaPor !== aprueba.usuarioId,
      puedeNombrar: compra !== null && admiteNombres(estado),
      tieneVoucher: motivoParaNoEmitirEntrada({ estado }) === null,
    },
  }
}
