import type { Input } from '#contract/call.ts'
import type { compras, CuposRetenidos } from '#contract/compras.ts'
import { usoDeCupos } from '#domain/empresas/cupos.ts'
import { conOffset } from '#domain/fechas.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { tramoDe } from '#server/tramo.ts'
import { refuse } from '#server/refusal.ts'
import { countCupos, listCupos, type CuposRow } from './cupos.db.ts'

export async function listarCupos(
  ctx: Ctx,
  paginado: Input<typeof compras.listarCupos>,
): Promise<Page<CuposRetenidos>> {
  const { empresaId } = miembroCon(ctx.actor, 'ver') ?? refuse('sin-permiso')
  const rows = await listCupos(ctx.db, empresaId, ctx.now, tramoDe(paginado, 100))
  return { items: rows.map(toJson), total: await countCupos(ctx.db, empresaId, ctx.now) }
}

const toJson = ({
  inicioUtc,
  zona,
  ocupaHasta,
  porAceptar,
  formaPago,
  solicitudId,
  numero,
  ...row
}: CuposRow): CuposRetenidos => ({
  ...row,
  inicio: conOffset(inicioUtc, zona),
  zonaHoraria: zona,
  liberaEn: conOffset(ocupaHasta, zona),
  solicitud: solicitudId === null ? null : { id: solicitudId, numero: numero! },
  uso: usoDeCupos({ porAceptar, formaPago }),
})
