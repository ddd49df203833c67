import { randomUUID } from 'node:crypto'
import type { Regimen } from '#domain/liquidaciones/linea.ts'
import type { Tx } from '#server/ctx.ts'
import { saveCuentaDePago } from './liquidaciones.db.ts'

export interface CuentaDePago {
  anfitrionId: string | null
  proveedorId: string | null
  regimen: Regimen
  titular: string
  rut: string
  banco: string
  tipoCuenta: string
  numeroCuenta: string
}

/** Where what an operator sells is paid from now on; transfers already made keep the account they went to. */
export const guardarCuentaDePago = (tx: Tx, cuenta: CuentaDePago, now: Date): Promise<void> => saveCuentaDePago(tx, { id: randomUUID(), ...cuenta, createdAt: now, updatedAt: now })
