import type { Usuario } from '#contract/usuarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { elegirMembresia, listCargos } from './cargos.db.ts'
import { verUsuario } from './ver-usuario.ts'

/** Of several businesses, the one that this session works in from now on. */
export async function elegirCargo(ctx: Ctx, { cargoId }: { cargoId: string }): Promise<Usuario> {
  const { usuarioId, contexto, sesionId } = laSesion(ctx)
  const cargo =
    (await listCargos(ctx.db, usuarioId, contexto, ctx.now)).find(({ id }) => id === cargoId) ??
    refuse('cargo-desconocido')
  if (cargo.enPausa) refuse('cargo-en-pausa')
  await elegirMembresia(ctx.db, sesionId, cargo.id)
  return verUsuario(ctx)
}
