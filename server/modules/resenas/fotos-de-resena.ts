import type { FotoSubida } from '#contract/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { listFotos, toFotoJson } from '#server/modules/fotos/index.ts'
import { refuseCampo } from '#server/refusal.ts'

/** What an opinion keeps of each photo it shows. */
export interface FotoDeResena {
  id: string
  ancho: number
  alto: number
}

/** The photos with addresses that open them now; `visibleDesde`: null where nobody else may see them. */
export const fotosConUrl = (
  ctx: Pick<Ctx, 'secretos' | 'now'>,
  fotos: unknown,
  visibleDesde: Date | null,
): FotoSubida[] => (fotos as FotoDeResena[]).map((foto) => toFotoJson(ctx, { ...foto, publicadaEn: visibleDesde }))

/** The chosen ones in their order, each sent for this trip. */
export async function elegirFotos(tx: Tx, reservaId: string, ids: string[]): Promise<FotoDeResena[]> {
  if (ids.length === 0) return []
  const propias = new Map((await listFotos(tx, { reservaId })).map(({ id, ancho, alto }) => [id, { id, ancho, alto }]))
  return [...new Set(ids)].map(
    (id) => propias.get(id) ?? refuseCampo('fotos', 'Una de las fotos ya no está. Súbela otra vez'),
  )
}
