import type { Secretos } from '#server/ports.ts'

export type Sellador = Pick<Secretos, 'cifrar' | 'descifrar'>

interface Cuenta {
  rut: string
  numeroCuenta: string
}

export interface CuentaGuardada extends Cuenta {
  cuentaSellada: Uint8Array | null
}

/** The account whole, sealed with the key of the house; in the clear only the ends that tell it from another. */
export const sellarCuenta = ({ cifrar }: Sellador, { rut, numeroCuenta }: Cuenta): CuentaGuardada => ({
  ...finesDeCuenta({ rut, numeroCuenta }),
  cuentaSellada: cifrar(Buffer.from(JSON.stringify({ rut, numeroCuenta }))),
})

/** As it was written down; one that was forgotten has its ends alone. */
export function abrirCuenta({ descifrar }: Sellador, { rut, numeroCuenta, cuentaSellada }: CuentaGuardada): Cuenta {
  return cuentaSellada
    ? (JSON.parse(Buffer.from(descifrar(cuentaSellada)).toString()) as Cuenta)
    : { rut, numeroCuenta }
}

export const finesDeCuenta = ({ rut, numeroCuenta }: Cuenta): Cuenta => ({
  rut: rut.slice(-5),
  numeroCuenta: numeroCuenta.slice(-4),
})

/** What was written before accounts were sealed, in batches until none is left. `guardar` leaves alone what changed since it was read. */
export async function sellarPorLotes(
  secretos: Sellador,
  listar: (limit: number) => Promise<(Cuenta & { id: string })[]>,
  guardar: (id: string, leida: string, sellada: CuentaGuardada) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const filas = await listar(LOTE)
    for (const { id, ...cuenta } of filas) await guardar(id, cuenta.numeroCuenta, sellarCuenta(secretos, cuenta))
    if (filas.length < LOTE) return
  }
}

const LOTE = 200
