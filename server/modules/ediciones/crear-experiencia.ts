import { randomUUID } from 'node:crypto'
import type { Contenido } from '#contract/contenido.ts'
import type { Edicion } from '#contract/ediciones.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import { operadorDeSesion, puedeCrearExperiencia } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { crearBorrador, findOperador } from '#server/modules/experiencias/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { comprobado } from './comprobar.ts'
import { countBorradores, insertEdicion } from './ediciones.db.ts'
import { edicionDe } from './ediciones.json.ts'

/** Begins in the place of whoever offers it. */
export async function crearExperiencia(
  ctx: Ctx,
  { contenido: dicho = {} }: { contenido?: Partial<Contenido> | undefined },
): Promise<Edicion> {
  const deQuien = puedeCrearExperiencia(ctx.actor) ? operadorDeSesion(ctx.actor) : null
  const operador = (deQuien && (await findOperador(ctx.db, deQuien))) || refuse('sin-permiso')
  if ((dicho.fotos ?? []).length > 0 || dicho.fotoEncuentro) refuse('foto-desconocida')
  const lugar = {
    region: operador.region as Contenido['region'],
    comunaCodigo: operador.comunaCodigo,
    ciudad: operador.ciudad,
  }
  const contenido: Contenido = { ...CONTENIDO_VACIO, ...lugar, ...comprobado(dicho) }
  return ctx.transaction(async (tx) => {
    if ((await countBorradores(tx, deQuien!)) >= (await reglaDe(tx, 'limites', ctx.now)).borradores)
      refuse('borradores-llenos')
    const id = await crearBorrador(tx, operador, contenido, ctx.now)
    await insertEdicion(tx, { id: randomUUID(), experienciaId: id, contenido, now: ctx.now })
    return edicionDe(ctx, tx, id)
  })
}
