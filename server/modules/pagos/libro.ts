import { randomUUID } from 'node:crypto'
import type { Apunte } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertMovimiento } from './pagos.db.ts'

/** Books one movement; the same `clave` a second time books nothing and answers false. */
export async function asentar(tx: Tx, m: { clave: string; tipo: string; reservaId: string | null; apuntes: readonly Apunte[]; now: Date }): Promise<boolean> {
  if (m.apuntes.length === 0) return true
  return insertMovimiento(tx, { id: randomUUID(), clave: m.clave, tipo: m.tipo, reservaId: m.reservaId, createdAt: m.now }, m.apuntes)
}
