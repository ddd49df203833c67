import type { Db, Tx } from '#server/ctx.ts'
import {
  countCodigosSinUsar,
  findTotp,
  marcarActivo,
  replaceCodigos,
  savePropuesta,
  usarCodigo,
  usarPaso,
} from './totp.db.ts'
import { hashDeCodigo, nuevosCodigos, nuevoSecreto, pasoDelCodigo } from './totp.ts'

export async function pideTotp(db: Db | Tx, usuarioId: string): Promise<boolean> {
  return Boolean((await findTotp(db, usuarioId))?.activoDesde)
}

export async function verTotp(
  db: Db | Tx,
  usuarioId: string,
): Promise<{ activoDesde: Date | null; codigosRestantes: number }> {
  const totp = await findTotp(db, usuarioId)
  return { activoDesde: totp?.activoDesde ?? null, codigosRestantes: await countCodigosSinUsar(db, usuarioId) }
}

/** A code of the app, or a recovery code (`respaldo`), of an account that asks for one; each is good once. Null where it is neither. */
export async function usarTotp(
  tx: Tx,
  usuarioId: string,
  escrito: string,
  now: Date,
): Promise<'aplicacion' | 'respaldo' | null> {
  const totp = await findTotp(tx, usuarioId)
  if (!totp?.activoDesde) return null
  const codigo = escrito.replaceAll(/\s/g, '')
  if (!/^\d+$/.test(codigo)) return (await usarCodigo(tx, usuarioId, hashDeCodigo(codigo), now)) ? 'respaldo' : null
  const paso = pasoDelCodigo(totp.secreto, codigo, now, totp.ultimoPaso)
  return paso !== null && (await usarPaso(tx, usuarioId, paso)) ? 'aplicacion' : null
}

/** A secret that waits for its first code; null where one is in use already. */
export async function proponerTotp(tx: Tx, usuarioId: string, now: Date): Promise<Buffer | null> {
  const secreto = nuevoSecreto()
  return (await savePropuesta(tx, usuarioId, secreto, now)) ? secreto : null
}

/** Puts the proposed secret to use and answers its recovery codes; null where the code is not the app's. */
export async function activarTotp(tx: Tx, usuarioId: string, escrito: string, now: Date): Promise<string[] | null> {
  const totp = await findTotp(tx, usuarioId)
  const paso =
    totp && !totp.activoDesde ? pasoDelCodigo(totp.secreto, escrito.replaceAll(/\s/g, ''), now, totp.ultimoPaso) : null
  if (paso === null || !(await usarPaso(tx, usuarioId, paso))) return null
  await marcarActivo(tx, usuarioId, now)
  return darCodigos(tx, usuarioId)
}

export async function darCodigos(tx: Tx, usuarioId: string): Promise<string[]> {
  const codigos = nuevosCodigos()
  await replaceCodigos(tx, usuarioId, codigos.map(hashDeCodigo))
  return codigos
}
