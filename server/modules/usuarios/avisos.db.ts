import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'
import { recibeAviso } from '#domain/usuarios/avisos.ts'
import type { Db, Tx } from '#server/ctx.ts'

/** Whether this person wants notices of that kind there: yes, until they say no. */
export async function quiereAviso(
  db: Db | Tx,
  usuarioId: string,
  tipo: TipoAviso,
  canal: CanalAviso,
): Promise<boolean> {
  const row = await db
    .selectFrom('preferenciasAviso')
    .select('activo')
    .where('usuarioId', '=', usuarioId)
    .where('tipo', '=', tipo)
    .where('canal', '=', canal)
    .executeTakeFirst()
  return recibeAviso(tipo, canal, row?.activo)
}

export const listPreferenciasAviso = (db: Db | Tx, usuarioId: string) =>
  db
    .selectFrom('preferenciasAviso')
    .select(['tipo', 'canal', 'activo'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('tipo')
    .orderBy('canal')
    .execute()

export async function savePreferenciasAviso(
  tx: Tx,
  usuarioId: string,
  elegidas: { tipo: TipoAviso; canal: CanalAviso; activo: boolean }[],
  now: Date,
): Promise<void> {
  if (elegidas.length === 0) return
  await tx
    .insertInto('preferenciasAviso')
    .values(elegidas.map((elegida) => ({ ...elegida, usuarioId, updatedAt: now })))
    .onConflict((oc) =>
      oc
        .columns(['usuarioId', 'tipo', 'canal'])
        .doUpdateSet((eb) => ({ activo: eb.ref('excluded.activo'), updatedAt: now })),
    )
    .execute()
}

export async function deletePreferenciasAviso(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('preferenciasAviso').where('usuarioId', '=', usuarioId).execute()
}
