import type { Input } from '#contract/call.ts'
import type { ReglaCompleta, reglas } from '#contract/reglas.ts'
import { motivoParaNoAprobar } from '#domain/reglas/aprobacion.ts'
import { puedePublicarRegla } from '#domain/permisos/reglas.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { insertAprobada, listAprobadas, textoLeido, versionesDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { toReglaCompletaJson, versionesConEstado } from './reglas.json.ts'

/** From then on that version is read without the line that says it is a draft. */
export async function aprobarTextoLegal(
  ctx: Ctx,
  { clase, version }: Input<typeof reglas.aprobarTextoLegal>,
): Promise<ReglaCompleta> {
  if (!puedePublicarRegla(ctx.actor, clase) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const autor = ctx.actor.usuarioId
  return ctx.transaction(async (tx) => {
    const publicadas = await versionesDe(tx, clase)
    const todas = versionesConEstado(ctx, clase, { publicadas, aprobadas: await listAprobadas(tx) })
    const una = todas.find((otra) => otra.version === version) ?? refuse('regla-desconocida')
    const imposible = motivoParaNoAprobar(una.estado, una.aprobada !== null)
    if (imposible) refuse(imposible)
    const leido = textoLeido(clase, version, una.contenido as never)
    if (
      !(await insertAprobada(tx, {
        ...leido,
        enDemostracion: ctx.settings.DEMO,
        aprobadaPor: autor,
        aprobadaEn: ctx.now,
      }))
    )
      refuse('transicion-no-permitida')
    await anotar(tx, {
      actor: autor,
      accion: 'reglas.aprobar_texto',
      objeto: 'regla',
      objetoId: clase,
      detalle: { version },
      now: ctx.now,
    })
    // Pages that are kept say that it is a draft.
    await moverCatalogo(tx)
    return toReglaCompletaJson(ctx, clase, { publicadas, aprobadas: await listAprobadas(tx) })
  })
}
