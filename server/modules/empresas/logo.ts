import type { Input } from '#contract/call.ts'
import type { Empresa, empresas } from '#contract/empresas.ts'
import type { Ctx } from '#server/ctx.ts'
import { guardarFoto } from '#server/modules/fotos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { duenoDe } from './claves.ts'
import { updateEmpresa } from './empresas.db.ts'
import { verMiEmpresa } from './ver-mi-empresa.ts'

const POR_HORA = { max: 30, segundos: 3600 }

/** Shown at once; the one before is no longer named by anything, and goes after a day. */
export async function subirLogo(ctx: Ctx, { licencia }: Input<typeof empresas.subirLogo>): Promise<Empresa> {
  const { empresaId, usuarioId } = duenoDe(ctx)
  await contar(ctx.db, `subidas:${usuarioId}`, POR_HORA, ctx.now)
  const { id } = await guardarFoto(ctx, {
    cosa: { empresaId },
    bytes: ctx.cuerpo ?? new Uint8Array(),
    licencia,
    subidaPor: usuarioId,
  })
  return ponerLogo(ctx, { empresaId, usuarioId, logoId: id })
}

export const quitarLogo = (ctx: Ctx): Promise<Empresa> => ponerLogo(ctx, { ...duenoDe(ctx), logoId: null })

async function ponerLogo(
  ctx: Ctx,
  { empresaId, usuarioId, logoId }: { empresaId: string; usuarioId: string; logoId: string | null },
): Promise<Empresa> {
  await ctx.transaction(async (tx) => {
    await updateEmpresa(tx, empresaId, { logoId }, ctx.now)
    await anotar(tx, {
      actor: usuarioId,
      accion: logoId ? 'poner_logo' : 'quitar_logo',
      objeto: 'empresa',
      objetoId: empresaId,
      now: ctx.now,
    })
  })
  return verMiEmpresa(ctx)
}
