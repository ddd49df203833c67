import type { Edicion } from '#contract/ediciones.ts'
import { puedeEn } from '#domain/experiencias/edicion.ts'
import { diferenciasDe } from '#domain/experiencias/diferencias.ts'
import { faltasDe } from '#domain/experiencias/faltas.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { cambiarEstadoDeExperiencia, contenidoDe } from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPropiaConLlave } from './abierta.ts'
import { descartarTodas, updateEdicion } from './ediciones.db.ts'
import { edicionDe } from './ediciones.json.ts'

/** Sends what was read to review; what is missing comes back at once. */
export async function enviarEdicion(
  ctx: Ctx,
  { experienciaId, version }: { experienciaId: string; version: number },
): Promise<Edicion> {
  return ctx.transaction(async (tx) => {
    const { experiencia, vigente, contenido, situacion } = await abrirPropiaConLlave(ctx, tx, experienciaId)
    if (!vigente || !puedeEn(situacion, 'enviar')) refuse('transicion-no-permitida')
    if (version !== vigente.version) refuse('version-anterior')
    const faltas = faltasDe(contenido)
    if (faltas.length > 0)
      refuse('edicion-incompleta', { errores: faltas.map(({ campo, mensaje }) => ({ campo, mensaje })) })
    const esPropuesta = esPublica(situacion.estadoExperiencia)
    if (esPropuesta && diferenciasDe(contenidoDe(experiencia), contenido).length === 0) refuse('edicion-sin-cambios')
    await updateEdicion(tx, vigente.id, { estado: 'en_revision', contenido, enviadaEn: ctx.now, motivo: null }, ctx.now)
    if (!esPropuesta) await cambiarEstadoDeExperiencia(ctx, tx, experienciaId, 'en_revision')
    await abrirCaso(tx, {
      tipo: 'experiencia',
      objeto: 'experiencia',
      objetoId: experienciaId,
      titulo: contenido.nombreExperiencia,
      detalle: { numero: vigente.numero, esPropuesta },
      now: ctx.now,
    })
    return edicionDe(ctx, tx, experienciaId)
  })
}

/** Takes back what was sent, to go on writing. */
export async function retirarEdicion(ctx: Ctx, { experienciaId }: { experienciaId: string }): Promise<Edicion> {
  return ctx.transaction(async (tx) => {
    const { vigente, situacion } = await abrirPropiaConLlave(ctx, tx, experienciaId)
    if (!vigente || !puedeEn(situacion, 'retirar')) refuse('transicion-no-permitida')
    await updateEdicion(tx, vigente.id, { estado: 'borrador', enviadaEn: null }, ctx.now)
    if (!esPublica(situacion.estadoExperiencia)) await cambiarEstadoDeExperiencia(ctx, tx, experienciaId, 'borrador')
    await resolverCaso(tx, {
      tipo: 'experiencia',
      objetoId: experienciaId,
      actor: null,
      decision: 'retirada_por_su_dueno',
      now: ctx.now,
    })
    return edicionDe(ctx, tx, experienciaId)
  })
}

/** With the business that closes goes what it was writing; the queue forgets it. */
export async function retirarEdicionesDe(
  tx: Tx,
  operador: { anfitrionId: string | null; proveedorId: string | null },
  now: Date,
): Promise<void> {
  for (const experienciaId of await descartarTodas(tx, operador, now))
    await resolverCaso(tx, {
      tipo: 'experiencia',
      objetoId: experienciaId,
      actor: null,
      decision: 'negocio_cerrado',
      now,
    })
}
