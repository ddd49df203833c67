import { randomUUID } from 'node:crypto'
import type { Regimen } from '#domain/liquidaciones/linea.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { sellarCuenta } from '#server/modules/secretos/index.ts'
import { anotarCuentaNueva } from './casos-de-pago.ts'
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
export async function guardarCuentaDePago(
  { secretos, now }: Pick<Ctx, 'secretos' | 'now'>,
  tx: Tx,
  cuenta: CuentaDePago,
): Promise<void> {
  await saveCuentaDePago(tx, {
    id: randomUUID(),
    ...cuenta,
    ...sellarCuenta(secretos, cuenta),
    createdAt: now,
    updatedAt: now,
  })
  await anotarCuentaNueva(tx, cuenta, now)
}
