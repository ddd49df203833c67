import type { Input } from '#contract/call.ts'
import type { ReservaB2b, reservasB2b, VoucherB2b } from '#contract/reservas-b2b.ts'
import { acotarFecha } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { voucherDe } from '#server/modules/compras/index.ts'
import { contenidoDeQr } from '#server/modules/reservas/index.ts'
import { abrirPropia, countReventas, empresaDe, listReventas } from '#server/modules/reventas/index.ts'
import { drawQr } from '#server/platform/qr.ts'
import { refuseCampo } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { toReservaB2b } from './reserva-b2b.json.ts'

/** What the company's systems booked, with whichever of its keys, here or by OCTO. */
export async function listarReservasB2b(
  ctx: Ctx,
  { referencia, experienciaId, desde, hasta, ...paginado }: Input<typeof reservasB2b.listarReservasB2b>,
): Promise<Page<ReservaB2b>> {
  if (desde && hasta && hasta < desde) refuseCampo('hasta', 'La fecha final es anterior a la inicial')
  if (experienciaId !== undefined && !esUuid(experienciaId)) return { items: [], total: 0 }
  const { empresaId, dePrueba } = empresaDe(ctx)
  const busqueda = {
    empresaId,
    dePrueba,
    referencia,
    experienciaId,
    desde: desde && acotarFecha(desde),
    hasta: hasta && acotarFecha(hasta),
  }
  const rows = await listReventas(ctx.db, busqueda, tramoDe(paginado, 100))
  return { items: rows.map((row) => toReservaB2b(ctx, row)), total: await countReventas(ctx.db, busqueda) }
}

export async function verReservaB2b(ctx: Ctx, { id }: { id: string }): Promise<ReservaB2b> {
  return toReservaB2b(ctx, await abrirPropia(ctx, ctx.db, id))
}

/** What is handed to the group, with the QR that is read at the meeting point. */
export async function verVoucherB2b(ctx: Ctx, { id }: { id: string }): Promise<VoucherB2b> {
  const row = await abrirPropia(ctx, ctx.db, id)
  const voucher = await voucherDe(ctx, { id: row.reservaId, empresaId: row.empresaId })
  return { ...voucher, ordenCompra: row.referencia, qr: drawQr(contenidoDeQr(ctx, { ...row, id: row.reservaId })) }
}
