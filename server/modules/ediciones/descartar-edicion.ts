import type { Edicion } from '#contract/ediciones.ts'
import { puedeEn } from '#domain/experiencias/edicion.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { cambiarEstadoDeExperiencia } from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPropiaConLlave } from './abierta.ts'
import { updateEdicion } from './ediciones.db.ts'
import { edicionDe } from './ediciones.json.ts'
import { exigirCupo } from './exigir-cupo.ts'

/** A draft goes altogether; of a published one only the change that was being written. */
export async function descartarEdicion(
  ctx: Ctx,
  { experienciaId }: { experienciaId: string },
): Promise<{ borrada: boolean }> {
  return ctx.transaction(async (tx) => {
    const { vigente, situacion } = await abrirPropiaConLlave(ctx, tx, experienciaId)
    if (!vigente || !puedeEn(situacion, 'descartar')) refuse('transicion-no-permitida')
    const borrada = !esPublica(situacion.estadoExperiencia)
    await updateEdicion(tx, vigente.id, { estado: 'descartada', decididaEn: ctx.now }, ctx.now)
    if (borrada) await cambiarEstadoDeExperiencia(ctx, tx, experienciaId, 'retirada')
    return { borrada }
  })
}

/** Stops the sale, or opens it again; what was sold stands. */
export async function pausarExperiencia(
  ctx: Ctx,
  { experienciaId, enPausa }: { experienciaId: string; enPausa: boolean },
): Promise<Edicion> {
  return ctx.transaction(async (tx) => {
    const { situacion, experiencia } = await abrirPropiaConLlave(ctx, tx, experienciaId)
    if (!puedeEn(situacion, enPausa ? 'pausar' : 'reanudar')) refuse('transicion-no-permitida')
    if (!enPausa) await exigirCupo(ctx, tx, experiencia)
    await cambiarEstadoDeExperiencia(ctx, tx, experienciaId, enPausa ? 'pausada' : 'publicada')
    return edicionDe(ctx, tx, experienciaId)
  })
}
