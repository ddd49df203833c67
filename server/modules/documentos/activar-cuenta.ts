import type { Alta, DatosDeAlta } from '#contract/altas.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { guardarCuentaDePago } from '#server/modules/liquidaciones/index.ts'
import type { LegajoRow } from './legajos.db.ts'

/** Whoever may sell is paid to the account they declared: nobody else's is ever written. */
export async function activarCuenta(
  ctx: Ctx,
  tx: Tx,
  { anfitrionId, proveedorId }: Ofrecida,
  legajo: LegajoRow,
  nombre: string,
): Promise<void> {
  const { identidad, actividad } = legajo.datos as DatosDeAlta
  const cuenta = legajo.cuenta as Alta['cuenta']
  if (!cuenta || !legajo.cuentaSellada) throw new Error('an operador without an account')
  const numeroCuenta = ctx.secretos.descifrar(legajo.cuentaSellada).toString()
  await guardarCuentaDePago(ctx, tx, {
    anfitrionId,
    proveedorId,
    regimen: actividad?.regimen ?? 'afecto',
    titular: identidad?.razonSocial ?? nombre,
    rut: cuenta.rutTitular,
    banco: cuenta.banco,
    tipoCuenta: cuenta.tipoCuenta,
    numeroCuenta,
  })
}
