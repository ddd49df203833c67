import type { Lectura, MotivoLectura } from '#contract/lecturas.ts'
import { puedeDecidirLecturas } from '#domain/permisos/lecturas.ts'
import { puedeVerComoOperador } from '#domain/permisos/reservas.ts'
import { MOTIVO_EN_FRASE } from '#domain/reservas/motivos-de-lectura.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findReserva, toRecibidaJson } from '#server/modules/reservas/index.ts'
import type { LecturaRow } from './lecturas.db.ts'

export async function toLecturaJson(ctx: Ctx, db: Db | Tx, row: LecturaRow): Promise<Lectura> {
  const reserva = row.reservaId ? await findReserva(db, row.reservaId) : undefined
  return {
    id: row.id,
    estado: row.estado as Lectura['estado'],
    motivo: row.motivo as Lectura['motivo'],
    explicacion: row.motivo && MOTIVO_EN_FRASE[row.motivo as MotivoLectura],
    leidaEn: row.leidaEn.toISOString(),
    leidaPor: row.lector,
    texto: row.reservaId ? null : row.entrada,
    decididaPor: row.decisor,
    decididaEn: row.decididaEn?.toISOString() ?? null,
    puedeDecidir: row.estado === 'por_decidir' && puedeDecidirLecturas(ctx.actor),
    reserva: reserva && puedeVerComoOperador(ctx.actor, reserva) ? toRecibidaJson(ctx, reserva) : null,
  }
}
