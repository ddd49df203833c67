import type { Consentimiento } from '#contract/perfil.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { insertConsentimiento } from './usuarios.db.ts'

/** Version of the texts that people agree to. */
export const TEXTOS_VERSION = '2026-11-01'

/** Gives or takes back a consent: a new line of its ledger, never a change of an old one. */
export const consentir = (ctx: Ctx, tx: Tx, usuarioId: string, tipo: Consentimiento, otorgado: boolean): Promise<void> =>
  insertConsentimiento(tx, { usuarioId, tipo, version: TEXTOS_VERSION, otorgado, ip: ctx.address, now: ctx.now })
