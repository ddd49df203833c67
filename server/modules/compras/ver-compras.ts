import type { Input } from '#contract/call.ts'
import type { Compra, compras, Voucher } from '#contract/compras.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { type DerechoDeEmpresa, miembroCon } from '#domain/permisos/empresas.ts'
import { motivoParaNoEmitirEntrada } from '#domain/reservas/entrada.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findEmpresa, logoDe } from '#server/modules/empresas/index.ts'
import { findReserva, getDetalleDeEntrada } from '#server/modules/reservas/index.ts'
import { tramoDe } from '#server/tramo.ts'
import { refuse } from '#server/refusal.ts'
import { countCompras, type CompraRow, findCompra, listCompras } from './compras.db.ts'
import { toCompraJson } from './compras.json.ts'

export async function listarCompras(ctx: Ctx, paginado: Input<typeof compras.listarCompras>): Promise<Page<Compra>> {
  const { empresaId } = miembroCon(ctx.actor, 'ver') ?? refuse('sin-permiso')
  const rows = await listCompras(ctx.db, empresaId, tramoDe(paginado, 100))
  return { items: rows.map((row) => toCompraJson(ctx, row)), total: await countCompras(ctx.db, empresaId) }
}

/** One of the own company. */
export async function abrirCompra(
  ctx: Ctx,
  id: string,
  derecho: DerechoDeEmpresa,
): Promise<{ compra: CompraRow; empresaId: string; usuarioId: string }> {
  const miembro = miembroCon(ctx.actor, derecho) ?? refuse('sin-permiso')
  const compra = esUuid(id) ? await findCompra(ctx.db, miembro.empresaId, id) : undefined
  return {
    compra:
      compra ??
      (await refuseAjeno(ctx.db, { de: 'reservas', id, desconocido: 'reserva-desconocida', ajeno: 'reserva-ajena' })),
    ...miembro,
  }
}

/** What is handed to the group: everything but money. */
export async function verVoucher(ctx: Ctx, { id }: { id: string }): Promise<Voucher> {
  return componerVoucher(ctx, await abrirCompra(ctx, id, 'ver'))
}

/** The same of what a system of the company booked. */
export const voucherDe = async (ctx: Ctx, { id, empresaId }: { id: string; empresaId: string }): Promise<Voucher> =>
  componerVoucher(ctx, {
    compra: (await findCompra(ctx.db, empresaId, id)) ?? refuse('reserva-desconocida'),
    empresaId,
  })

async function componerVoucher(
  ctx: Ctx,
  { compra, empresaId }: { compra: CompraRow; empresaId: string },
): Promise<Voucher> {
  const motivo = motivoParaNoEmitirEntrada({ estado: compra.estado as EstadoReserva })
  if (motivo) refuse(motivo)
  const reserva = (await findReserva(ctx.db, compra.id))!
  const { puntoEncuentro, queLlevar } = await getDetalleDeEntrada(ctx.db, reserva.experienciaId)
  const { nombre, logoId } = (await findEmpresa(ctx.db, empresaId))!
  return {
    empresa: nombre,
    logo: await logoDe(ctx, ctx.db, logoId),
    codigo: compra.codigo,
    estado: compra.estado,
    dePrueba: compra.pruebaHasta !== null,
    nombreExperiencia: compra.nombreExperiencia,
    operador: reserva.operadorNombre,
    ciudad: reserva.ciudad,
    inicio: conOffset(compra.inicioUtc, compra.zona),
    fin: conOffset(compra.finUtc, compra.zona),
    zonaHoraria: compra.zona,
    plazas: compra.plazas,
    responsable: compra.contactoNombre,
    viajeros: compra.viajeros ?? [],
    puntoEncuentro: { direccion: puntoEncuentro.direccion, instrucciones: puntoEncuentro.instrucciones },
    queLlevar,
    ordenCompra: compra.ordenCompra,
  }
}
