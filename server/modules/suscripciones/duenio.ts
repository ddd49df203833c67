import type { Tx } from '#server/ctx.ts'
import { getAnfitrion } from '#server/modules/anfitriones/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'

/** Whose plan it is: who gets its mails. */
export const duenioDe = async (tx: Tx, { anfitrionId }: { anfitrionId: string }) =>
  getUsuario(tx, (await getAnfitrion(tx, anfitrionId)).usuarioId)
