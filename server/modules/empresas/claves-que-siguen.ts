import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { listMiembrosDeEmpresa, type MiembroRow } from '#server/modules/usuarios/index.ts'
import { listVivasDe } from './claves.db.ts'
import { findEmpresa } from './empresas.db.ts'
import { correoDeClavesQueSiguen } from './empresas.mails.ts'

/** A key is the company's and goes on without who made it, who may have kept it: whoever runs the company hears which, and revokes them. */
export async function avisarClavesQueSiguen(
  ctx: Ctx,
  tx: Tx,
  empresaId: string,
  { id, usuarioId }: MiembroRow,
): Promise<void> {
  const claves = await listVivasDe(tx, { empresaId, creadaPor: usuarioId, now: ctx.now })
  if (claves.length === 0) return
  const { nombre } = (await findEmpresa(tx, empresaId))!
  const duenos = (await listMiembrosDeEmpresa(tx, empresaId)).filter(({ papel }) => papel === 'dueno')
  for (const { email } of duenos)
    await encolarCorreo(
      ctx,
      tx,
      `clave-sigue:${id}:${ctx.now.toISOString()}:${email}`,
      correoDeClavesQueSiguen(ctx, email, nombre, claves),
    )
}
