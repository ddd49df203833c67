import type { Logo } from '#contract/empresas.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findFoto, toFotoJson } from '#server/modules/fotos/index.ts'

/** With an address that opens it for five minutes. */
export async function logoDe(
  ctx: Pick<Ctx, 'secretos' | 'now'>,
  db: Db | Tx,
  logoId: string | null,
): Promise<Logo | null> {
  const foto = logoId ? await findFoto(db, logoId) : undefined
  if (!foto) return null
  const { chica, ancho, alto } = toFotoJson(ctx, foto)
  return { url: chica, ancho, alto }
}
