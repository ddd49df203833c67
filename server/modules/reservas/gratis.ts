import type { ErrorCode } from '#contract/errors.ts'
import { motivoParaNoDarGratis } from '#domain/reservas/gratis.ts'
import { plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { correoConfirmado } from '#domain/usuarios/correo.ts'
import type { Tx } from '#server/ctx.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { sumPlazasGratis } from './reservas.db.ts'

interface Grupo {
  salidaId: string
  usuarioId: string | null
  lineas: readonly LineaDePrecio[]
  cuposPorGrupo: number
  now: Date
}

/** Whether a party may have its free places. The salida is locked by the caller: two at once of one account are counted one after the other. */
export async function motivoParaNoIrGratis(
  tx: Tx,
  { salidaId, usuarioId, lineas, cuposPorGrupo, now }: Grupo,
): Promise<ErrorCode | null> {
  const plazas = (cuales: readonly LineaDePrecio[]): number =>
    plazasDe(Object.fromEntries(cuales.map(({ tipo, cantidad }) => [tipo, cantidad])), cuposPorGrupo)
  const gratis = plazas(lineas.filter(({ precioUnitario }) => precioUnitario === 0))
  if (gratis === 0) return null
  const cuentaConfirmada = usuarioId !== null && correoConfirmado(await getUsuario(tx, usuarioId))
  const yaGratis = usuarioId === null ? 0 : await sumPlazasGratis(tx, { salidaId, usuarioId }, now)
  return motivoParaNoDarGratis({ pagadas: plazas(lineas) - gratis, gratis, cuentaConfirmada, yaGratis })
}
