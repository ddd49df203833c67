import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'
import type { Input } from '#contract/call.ts'
import type { Empresa, empresas } from '#contract/empresas.ts'
import { siguienteEstadoEmpresa } from '#domain/empresas/estados.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { refuse } from '#server/refusal.ts'
import { hayOtraConRut, lockEmpresaEntera, updateEmpresa } from './empresas.db.ts'
import { rutDe } from './registrar-empresa.ts'
import { verMiEmpresa } from './ver-mi-empresa.ts'

/** What was observed is mended: the company waits for review again. */
export async function corregirEmpresa(ctx: Ctx, input: Input<typeof empresas.corregirEmpresa>): Promise<Empresa> {
  const { empresaId, usuarioId } = miembroCon(ctx.actor, 'administrar') ?? refuse('sin-permiso')
  const rut = rutDe(input.rut)
  await ctx.transaction(async (tx) => {
    const empresa = (await lockEmpresaEntera(tx, empresaId)) ?? refuse('sin-permiso')
    const estado =
      siguienteEstadoEmpresa(empresa.estado as EstadoEmpresa, 'corregir') ?? refuse('transicion-no-permitida')
    if (await hayOtraConRut(tx, rut, empresaId)) refuse('empresa-ya-registrada')
    await updateEmpresa(tx, empresaId, { ...input, rut, estado, motivo: null }, ctx.now)
    await abrirCaso(tx, { tipo: 'empresa', objeto: 'empresa', objetoId: empresaId, titulo: input.nombre, now: ctx.now })
    await anotar(tx, { actor: usuarioId, accion: 'corregir', objeto: 'empresa', objetoId: empresaId, now: ctx.now })
  })
  return verMiEmpresa(ctx)
}
