import { REEMBOLSOS_ABIERTOS } from '#domain/reservas/estados.ts'
import { sql } from 'kysely'
import { fechaLocal } from '#domain/fechas.ts'
import type { Ctx, Db } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'

const ZONA = 'America/Santiago'
const LOTE = 200

/** A refund that is still under way after the day it was promised for is followed by one of us, once. */
export async function escalarAtrasadas(ctx: Ctx): Promise<void> {
  const hoy = fechaLocal(ctx.now, ZONA)
  for (;;) {
    const atrasadas = await listAtrasadas(ctx.db, hoy)
    for (const { id, reservaId, monto, fechaEstimada } of atrasadas) {
      await ctx.transaction((tx) =>
        abrirCaso(tx, {
          tipo: 'reembolso',
          objeto: 'reembolso',
          objetoId: id,
          titulo: 'Devolución atrasada',
          detalle: { reserva: reservaId, monto, prometida: fechaEstimada },
          now: ctx.now,
        }),
      )
    }
    if (atrasadas.length < LOTE) return
  }
}

/** Those that nobody was told of. */
async function listAtrasadas(db: Db, hoy: string) {
  return db
    .selectFrom('reembolsos as r')
    .select(['r.id', 'r.reservaId', 'r.monto', 'r.fechaEstimada'])
    .where('r.estado', 'in', REEMBOLSOS_ABIERTOS)
    .where('r.fechaEstimada', '<', hoy)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('casos as c')
            .select('c.id')
            .where('c.tipo', '=', 'reembolso')
            .where('c.objetoId', '=', sql<string>`r.id::text`),
        ),
      ),
    )
    .orderBy('r.fechaEstimada')
    .orderBy('r.id')
    .limit(LOTE)
    .execute()
}
