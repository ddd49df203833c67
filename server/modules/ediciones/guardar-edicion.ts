import { randomUUID } from 'node:crypto'
import type { Contenido } from '#contract/contenido.ts'
import type { Edicion } from '#contract/ediciones.ts'
import { puedeEn } from '#domain/experiencias/edicion.ts'
import { sonIguales } from '#domain/experiencias/diferencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { aplicarContenido } from '#server/modules/experiencias/index.ts'
import { listFotos } from '#server/modules/fotos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPropiaConLlave } from './abierta.ts'
import { comprobado } from './comprobar.ts'
import { insertEdicion, updateEdicion } from './ediciones.db.ts'
import { edicionDe, toEdicionJson } from './ediciones.json.ts'

interface Guardar {
  experienciaId: string
  version: number
  contenido: Partial<Contenido>
}

/** Saves what was sent over the version it was read from; what says nothing new changes nothing, whatever the version. */
export async function guardarEdicion(
  ctx: Ctx,
  { experienciaId, version, contenido: dicho }: Guardar,
): Promise<Edicion> {
  return ctx.transaction(async (tx) => {
    const abierta = await abrirPropiaConLlave(ctx, tx, experienciaId)
    const { experiencia, vigente, contenido: antes, situacion } = abierta
    const contenido: Contenido = { ...antes, ...comprobado(dicho) }
    if (sonIguales(antes, contenido)) return toEdicionJson(ctx, tx, abierta)
    if (!puedeEn(situacion, 'editar')) refuse('transicion-no-permitida')
    if (version !== (vigente?.version ?? 0)) refuse('version-anterior')
    await comprobarFotos(tx, experienciaId, dicho)
    if (vigente) await updateEdicion(tx, vigente.id, { contenido }, ctx.now)
    else await insertEdicion(tx, { id: randomUUID(), experienciaId, contenido, now: ctx.now })
    // Until travellers see it, what is written is what it says; afterwards only an approval changes it.
    if (situacion.edicion !== null && experiencia.publicadaEn === null)
      await aplicarContenido(ctx, tx, experiencia, contenido)
    return edicionDe(ctx, tx, experienciaId)
  })
}

/** Those of this experiencia, each once in the list. */
async function comprobarFotos(
  tx: Tx,
  experienciaId: string,
  { fotos = [], fotoEncuentro }: Partial<Contenido>,
): Promise<void> {
  if (fotos.length === 0 && !fotoEncuentro) return
  const propias = new Set((await listFotos(tx, { experienciaId })).map(({ id }) => id))
  if (fotoEncuentro && !propias.has(fotoEncuentro.id)) refuse('foto-desconocida')
  if (fotos.some(({ id }) => !propias.delete(id))) refuse('foto-desconocida')
}
