import type { Alta } from '#contract/altas.ts'
import { estaCompleta } from '#domain/operadores/tareas.ts'
import type { Ctx } from '#server/ctx.ts'
import { pausaPorCancelaciones } from '#server/modules/cancelaciones/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { refuse } from '#server/refusal.ts'
import { verAltaJson } from './alta.json.ts'
import { correoDeEnvio } from './documentos.mails.ts'
import { abrirLegajo, listDuenos, updateLegajo } from './legajos.db.ts'
import { moverOperador } from './mover-operador.ts'
import { quienPregunta } from './quien-pregunta.ts'

/** Everything that is missing is said at once; complete, it goes to the queue. */
export async function enviarAlta(ctx: Ctx): Promise<Alta> {
  const { operador } = quienPregunta(ctx)
  return ctx.transaction(async (tx) => {
    const { id, numero } = await abrirLegajo(tx, operador, ctx.now)
    const alta = await verAltaJson(ctx, tx, operador)
    if (!estaCompleta(alta.tareas))
      refuse('alta-incompleta', {
        errores: alta.tareas
          .filter(({ estado }) => estado !== 'completada')
          .map(({ clave, titulo, falta }) => ({
            campo: clave,
            mensaje: falta.length > 0 ? `${titulo}: falta ${falta.join(', ')}` : `${titulo}: corrige lo observado`,
          })),
      })
    await moverOperador(ctx, tx, operador, 'enviar')
    await updateLegajo(tx, id, { enviadoEn: ctx.now, motivo: null, regla: null }, ctx.now)
    await abrirCaso(tx, {
      tipo: 'operador',
      objeto: alta.tipo,
      objetoId: alta.id,
      titulo: alta.nombre,
      detalle: { numero, tipo: alta.tipo },
      now: ctx.now,
    })
    for (const { email } of await listDuenos(tx, operador))
      await encolarCorreo(
        ctx,
        tx,
        `alta-enviada:${id}:${email}:${ctx.now.getTime()}`,
        correoDeEnvio(email, numero, alta.tipo, ctx.settings.BASE_URL),
      )
    return verAltaJson(ctx, tx, operador)
  })
}

/** Own wish: nothing is sold, the page stays, what was sold holds. */
export async function pausarOperador(ctx: Ctx, { acto }: { acto: 'pausar' | 'reanudar' }): Promise<Alta> {
  const { operador } = quienPregunta(ctx)
  return ctx.transaction(async (tx) => {
    if (acto === 'reanudar' && (await pausaPorCancelaciones(tx, operador, ctx.now))) refuse('pausa-por-cancelaciones')
    await moverOperador(ctx, tx, operador, acto)
    return verAltaJson(ctx, tx, operador)
  })
}
