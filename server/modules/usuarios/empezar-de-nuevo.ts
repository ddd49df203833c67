import type { Ctx, Tx } from '#server/ctx.ts'
import type { UsuarioRow } from './usuarios.db.ts'
import { cerrarVias } from './vias.ts'

/** Only where the address was confirmed do its reader and the holder of the password count as one. */
export const esDeQuienLee = (cuenta: UsuarioRow | undefined): cuenta is UsuarioRow =>
  cuenta !== undefined && cuenta.emailVerificadoEn !== null && cuenta.claveHash !== ''

/** Whoever opened an account with an address that nobody confirmed may be a stranger: it begins anew for whoever reads that mail. */
export const empezarDeNuevo = ({ now }: Pick<Ctx, 'now'>, tx: Tx, usuarioId: string): Promise<void> =>
  cerrarVias(tx, usuarioId, { paso: 'empezar', now })
