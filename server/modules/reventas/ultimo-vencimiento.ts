import { pruebaHasta } from '#domain/reventas/prueba.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'

/** Past which no extension takes a hold: as the rule has it now, and a test one by its hour. */
export async function ultimoVencimiento(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { creadaEn, dePrueba }: { creadaEn: Date; dePrueba: boolean },
): Promise<Date> {
  const { minutosDeRetencion } = await reglaDe(tx, 'limites', now)
  const deLaRegla = new Date(creadaEn.getTime() + minutosDeRetencion * 60_000)
  const deLaPrueba = pruebaHasta(creadaEn, { confirmada: false })
  return dePrueba && deLaPrueba < deLaRegla ? deLaPrueba : deLaRegla
}
