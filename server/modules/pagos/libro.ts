import { randomUUID } from 'node:crypto'
import type { Apunte } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertMovimiento } from './pagos.db.ts'

/** Of a reserva it is booked in the book of its money; all else says in which. */
export type Libro = { reservaId: string; modo?: string } | { reservaId: string | null; modo: string }

/** Books one movement; the same `clave` a second time books nothing and answers false. */
export async function asentar(
  tx: Tx,
  m: { clave: string; tipo: string; apuntes: readonly Apunte[]; now: Date } & Libro,
): Promise<boolean> {
  if (m.apuntes.length === 0) return true
  return insertMovimiento(
    tx,
    {
      id: randomUUID(),
      clave: m.clave,
      tipo: m.tipo,
      reservaId: m.reservaId,
      ...(m.modo && { modo: m.modo }),
      createdAt: m.now,
    },
    m.apuntes,
  )
}
