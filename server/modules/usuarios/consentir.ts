import type { Consentimiento } from '#contract/perfil.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'
import { insertConsentimiento } from './usuarios.db.ts'

/** Gives or takes back a consent to the text of this moment: a new line of its ledger, never a change of an old one. */
export async function consentir(
  ctx: Ctx,
  tx: Tx,
  usuarioId: string,
  tipo: Consentimiento | 'terminos',
  otorgado: boolean,
): Promise<void> {
  const { etiqueta: version } = await reglaVigente(tx, tipo === 'terminos' ? 'terminos' : 'privacidad', ctx.now)
  await insertConsentimiento(tx, { usuarioId, tipo, version, otorgado, ip: ctx.address, now: ctx.now })
}
