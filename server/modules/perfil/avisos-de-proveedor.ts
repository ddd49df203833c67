import type { Input } from '#contract/call.ts'
import type { AvisosDeNegocio, perfil } from '#contract/perfil.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { avisosDeProveedor } from '#domain/usuarios/avisos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { savePreferenciasAviso } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { ultimos } from './guardar-perfil.ts'
import { elegidosDe } from './ver-perfil.ts'

export const verAvisosDeProveedor = (ctx: Ctx): Promise<AvisosDeNegocio> => verDe(ctx, ctx.db)

/** A choice is the person's: whoever works for two businesses, or travels too, makes it once. */
export function guardarAvisosDeProveedor(
  ctx: Ctx,
  { avisos }: Input<typeof perfil.guardarAvisosDeProveedor>,
): Promise<AvisosDeNegocio> {
  return ctx.transaction(async (tx) => {
    await savePreferenciasAviso(tx, quienEs(ctx).usuarioId, ultimos(avisos), ctx.now)
    return verDe(ctx, tx)
  })
}

async function verDe(ctx: Ctx, db: Db | Tx): Promise<AvisosDeNegocio> {
  const { usuarioId, rol } = quienEs(ctx)
  return { avisos: await elegidosDe(db, usuarioId, avisosDeProveedor(rol)) }
}

function quienEs({ actor }: Ctx) {
  const sesion = sesionEn(actor, 'proveedor')
  if (!sesion?.proveedor) return refuse('sesion-requerida')
  return { usuarioId: sesion.usuarioId, rol: sesion.proveedor.rol }
}
