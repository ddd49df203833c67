import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Recurso, recursos } from '#contract/recursos.ts'
import { esUuid } from '#domain/identificador.ts'
import { operadorDeSesion, type Ofrecida, puedeCrearExperiencia } from '#domain/permisos/experiencias.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { countPropias, deleteRecurso, listExcesos, listRecursos, lockSalidasDe, saveRecurso } from './recursos.db.ts'

const MAX_RECURSOS = 100

export async function listarRecursos(ctx: Ctx): Promise<Recurso[]> {
  return listRecursos(ctx.db, operadorDeSesion(ctx.actor) ?? refuse('sin-permiso'))
}

/** Makes it or changes it. What is sold already may not come to need more than there is. */
export async function guardarRecurso(
  ctx: Ctx,
  { recursoId, nombre, cantidad, usos }: Input<typeof recursos.guardarRecursoDeAnfitrion>,
): Promise<Recurso> {
  const operador = operadorQueEdita(ctx)
  const experiencias = [...new Set(usos.map(({ experienciaId }) => experienciaId))]
  if (experiencias.length < usos.length) refuseCampo('usos', 'Cada experiencia va una sola vez')
  if (!experiencias.every(esUuid)) refuse('experiencia-desconocida')
  return ctx.transaction(async (tx) => {
    const anterior = recursoId
      ? ((esUuid(recursoId) ? (await listRecursos(tx, operador, recursoId))[0] : undefined) ??
        (await refuseRecurso(tx, recursoId)))
      : null
    if (!anterior && (await listRecursos(tx, operador)).length >= MAX_RECURSOS)
      refuseCampo('nombre', 'Puedes tener 100 recursos como máximo')
    if ((await countPropias(tx, operador, experiencias)) !== experiencias.length)
      return refuseAjeno(tx, {
        de: 'experiencias',
        id: experiencias,
        salvo: operador,
        desconocido: 'experiencia-desconocida',
      })
    const id = anterior?.id ?? randomUUID()
    const tocadas = new Set([...experiencias, ...(anterior?.usos ?? []).map(({ experienciaId }) => experienciaId)])
    await lockSalidasDe(tx, [...tocadas], ctx.now)
    await saveRecurso(tx, { id, nombre, cantidad, operador, usos, now: ctx.now })
    const excesos = await listExcesos(tx, id, ctx.now)
    if (excesos.length > 0)
      refuse('recurso-en-conflicto', {
        errores: excesos.map(({ nombreExperiencia, inicioLocal, unidades }) => ({
          campo: 'cantidad',
          mensaje: `${nombreExperiencia}, ${inicioLocal.slice(0, 10)} ${inicioLocal.slice(11, 16)}: ya necesitas ${unidades}`,
        })),
      })
    // Its calendars keep busy what it serves now, and what it served no more.
    await ctx.enqueue(tx, 'sincronizacion.aplicar', { experienciaIds: [...tocadas] })
    return (await listRecursos(tx, operador, id))[0]!
  })
}

export async function quitarRecurso(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  const operador = operadorQueEdita(ctx)
  if (!esUuid(id)) refuse('recurso-desconocido')
  return ctx.transaction(async (tx) => {
    const [recurso] = await listRecursos(tx, operador, id)
    if (!recurso) return refuseRecurso(tx, id)
    await deleteRecurso(tx, id)
    await ctx.enqueue(tx, 'sincronizacion.aplicar', {
      experienciaIds: recurso.usos.map(({ experienciaId }) => experienciaId),
    })
    return {}
  })
}

const refuseRecurso = (tx: Tx, id: string) =>
  refuseAjeno(tx, { de: 'recursos', id, desconocido: 'recurso-desconocido' })

function operadorQueEdita(ctx: Ctx): Ofrecida {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  return puedeCrearExperiencia(ctx.actor) ? operador : refuse('sin-permiso')
}
