import type { Ctx, Tx } from '#server/ctx.ts'
import { anularEnlaces, insertEnlace, type Proposito } from './enlaces.db.ts'
import { newToken, tokenHash } from './token.ts'

const HORA_MS = 3_600_000
const VIGENCIA_MS: Record<Proposito, number> = {
  clave: HORA_MS,
  correo: 24 * HORA_MS,
  correo_nuevo: 24 * HORA_MS,
  correo_anterior: 7 * 24 * HORA_MS,
  invitacion: 7 * 24 * HORA_MS,
  segundo_factor: 7 * 24 * HORA_MS,
}
const DE_VUELTA: readonly Proposito[] = ['correo_anterior', 'segundo_factor']
const TRABAJO: Record<Proposito, string> = {
  clave: 'usuarios.correoDeClave',
  correo: 'usuarios.correoDeVerificacion',
  correo_nuevo: 'usuarios.correoDeDireccionNueva',
  correo_anterior: 'usuarios.correoDeDireccionCambiada',
  invitacion: 'usuarios.correoDeInvitacion',
  segundo_factor: 'usuarios.correoDeSegundoFactor',
}

/** Makes a one-use link and the job that mails it; a newer link makes the older ones void. */
export async function darEnlace(
  ctx: Ctx,
  tx: Tx,
  usuarioId: string,
  proposito: Proposito,
  email?: string,
): Promise<void> {
  const token = newToken()
  // The way back from a change must outlive the next change, and the mail that an hour's limit holds back.
  if (!DE_VUELTA.includes(proposito)) await anularEnlaces(tx, usuarioId, [proposito], ctx)
  await insertEnlace(tx, {
    tokenHash: tokenHash(token),
    usuarioId,
    proposito,
    ...(email && { email }),
    expiraEn: new Date(ctx.now.getTime() + VIGENCIA_MS[proposito]),
    now: ctx.now,
  })
  await ctx.enqueue(tx, TRABAJO[proposito], { usuarioId, token })
}
