import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { enlaceSirve, PARA_LA_CLAVE } from './enlaces.db.ts'
import { tokenHash } from './token.ts'

/** Before a new password is thought up in vain. */
export async function revisarEnlaceDeClave(ctx: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  if (!(await enlaceSirve(ctx.db, tokenHash(token), PARA_LA_CLAVE, ctx.now))) refuse('enlace-vencido')
  return {}
}
