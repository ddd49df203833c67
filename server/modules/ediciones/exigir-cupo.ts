import type { Ctx, Tx } from '#server/ctx.ts'
import { contarPublicadas } from '#server/modules/experiencias/index.ts'
import { condicionesDe } from '#server/modules/suscripciones/index.ts'
import { refuse } from '#server/refusal.ts'

/** A plan says how many are published at once; what is published already stays. A provider has no plan. */
export async function exigirCupo(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { anfitrionId }: { anfitrionId: string | null },
): Promise<void> {
  if (!anfitrionId) return
  const { experiencias: maximo } = await condicionesDe(tx, { anfitrionId }, now)
  if (maximo !== null && (await contarPublicadas(tx, anfitrionId)) >= maximo) refuse('limite-del-plan')
}
