import type { FotoSubida } from '#contract/experiencias.ts'
import type { Licencia } from '#contract/fotos.ts'
import { puedeEn } from '#domain/experiencias/edicion.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { guardarFoto, toFotoJson } from '#server/modules/fotos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPropia } from './abierta.ts'

const POR_HORA = { max: 30, segundos: 3600 }

/** Kept until a version shows it, or a day. */
export async function subirFoto(
  ctx: Ctx,
  { experienciaId, licencia }: { experienciaId: string; licencia: Licencia },
): Promise<FotoSubida> {
  const { situacion } = await abrirPropia(ctx, ctx.db, experienciaId)
  if (!puedeEn(situacion, 'editar')) refuse('transicion-no-permitida')
  const subidaPor = usuarioDe(ctx)
  await contar(ctx.db, `subidas:${subidaPor}`, POR_HORA, ctx.now)
  return toFotoJson(
    ctx,
    await guardarFoto(ctx, { cosa: { experienciaId }, bytes: ctx.cuerpo ?? new Uint8Array(), licencia, subidaPor }),
  )
}
