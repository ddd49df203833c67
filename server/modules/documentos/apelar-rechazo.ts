import type { Alta } from '#contract/altas.ts'
import { motivoParaNoApelarRechazo } from '#domain/operadores/apelacion.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { refuse } from '#server/refusal.ts'
import { verAltaJson } from './alta.json.ts'
import { findRechazo } from './apelaciones.db.ts'
import { abrirLegajo, findOperador } from './legajos.db.ts'
import { moverOperador } from './mover-operador.ts'
import { quienPregunta } from './quien-pregunta.ts'

/** Back to the queue, where whoever refused it may not decide. */
export async function apelarRechazo(ctx: Ctx, { texto }: { texto: string }): Promise<Alta> {
  const { operador, usuarioId } = quienPregunta(ctx)
  return ctx.transaction(async (tx) => {
    const { numero, decididoEn } = await abrirLegajo(tx, operador, ctx.now)
    const { id, tipo, nombre, estado } = (await findOperador(tx, operador)) ?? refuse('sin-permiso')
    const { apelado, decididoPor } = await findRechazo(tx, id)
    const motivo = motivoParaNoApelarRechazo({ estado, decididoEn, apelado }, ctx.now)
    if (motivo) refuse(motivo)
    await moverOperador(ctx, tx, operador, 'apelar')
    await abrirCaso(tx, {
      tipo: 'operador',
      objeto: tipo,
      objetoId: id,
      titulo: nombre,
      detalle: { numero, tipo, apelacion: true },
      noPuede: decididoPor,
      texto,
      now: ctx.now,
    })
    await anotar(tx, { actor: usuarioId, accion: 'operador.apelar', objeto: tipo, objetoId: id, now: ctx.now })
    return verAltaJson(ctx, tx, operador)
  })
}
