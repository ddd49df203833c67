import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { seudonimizarAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { olvidarLegajoDe } from '#server/modules/documentos/index.ts'
import { olvidarInvitacionesA } from '#server/modules/empresas/index.ts'
import { olvidarEnEquipos } from '#server/modules/equipos/index.ts'
import { renombrarOperador, retirarExperienciasDe } from '#server/modules/experiencias/index.ts'
import { olvidarCuentaDePago } from '#server/modules/liquidaciones/index.ts'
import { olvidarSanciones } from '#server/modules/sanciones/index.ts'
import { quitarMembresiasDe } from '#server/modules/usuarios/index.ts'
import type { Persona } from '#server/titular.ts'

/** What they offered is kept without them; a team goes on without them. Of an older copy of the database a business may still be open: it closes with this. Answers what our staff's cases about it name. */
export async function dejarNegocios(ctx: Ctx, tx: Tx, persona: Persona): Promise<string[]> {
  const { usuarioId } = persona
  const anfitrion = await seudonimizarAnfitrionDe(tx, usuarioId, ctx.now)
  if (anfitrion) {
    await retirarExperienciasDe(ctx, tx, { anfitrionId: anfitrion.id, proveedorId: null })
    await renombrarOperador(tx, anfitrion.id, anfitrion)
    await ctx.enqueue(tx, 'ediciones.olvidar', {})
    await olvidarLegajoDe(tx, anfitrion.id, ctx.now)
    await olvidarCuentaDePago(tx, { anfitrionId: anfitrion.id, proveedorId: null })
  }
  await olvidarEnEquipos(tx, { persona, seudonimo: seudonimoDe(usuarioId).email, now: ctx.now })
  await olvidarInvitacionesA(tx, persona)
  await quitarMembresiasDe(tx, usuarioId)
  return anfitrion ? [anfitrion.id, ...(await olvidarSanciones(tx, anfitrion.id))] : []
}
