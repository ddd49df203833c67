import type { agenda as agendaCalls, ConflictoDeSalida } from '#contract/agenda.ts'
import type { Input } from '#contract/call.ts'
import { compararAgenda } from '#domain/disponibilidad/aplicar-agenda.ts'
import { HORIZONTE_DIAS } from '#domain/disponibilidad/revisar-agenda.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuseCampo } from '#server/refusal.ts'
import { deleteDiasCerrados, loadAgenda, lockAgenda, saveDiasCerrados, touchAgenda } from './agenda.db.ts'
import { editarPropia } from './experiencia-propia.ts'
import { aplicar, toConflictoJson } from './guardar-agenda.ts'
import { planPorVenir } from './rolar-salidas.ts'
import { listExistentes, lockSalidasDesde, updateSalidas } from './salidas-propias.db.ts'

/** Closes whole days, sold departures included: nothing more is sold there, and what was sold stands until the operador calls it off. */
export async function cambiarDias(
  ctx: Ctx,
  { id, fechas, accion, motivo }: Input<typeof agendaCalls.cambiarDiasDeAnfitrion>,
): Promise<{ cerradas: number; abiertas: number; conflictos: ConflictoDeSalida[] }> {
  const experiencia = await editarPropia(ctx, id)
  const zona = experiencia.zonaHoraria
  const hoy = fechaLocal(ctx.now, zona)
  const dias = new Set(fechas)
  if (fechas.some((fecha) => fecha < hoy || fecha > sumarDias(hoy, HORIZONTE_DIAS)))
    refuseCampo('fechas', 'Elige días desde hoy y dentro de los próximos 18 meses')
  return ctx.transaction(async (tx) => {
    await lockAgenda(tx, experiencia.id, ctx.now)
    if (accion === 'cerrar')
      await saveDiasCerrados(tx, experiencia.id, [...dias], { motivo: motivo || null, now: ctx.now })
    else await deleteDiasCerrados(tx, experiencia.id, [...dias])
    await touchAgenda(tx, experiencia.id, ctx.now)
    await lockSalidasDesde(tx, experiencia.id, ctx.now)
    const agenda = await loadAgenda(tx, experiencia.id, ctx.now)
    const deEsosDias = ({ inicioUtc }: { inicioUtc: Date }) => dias.has(fechaLocal(inicioUtc, zona))
    const existentes = (await listExistentes(tx, [experiencia.id], ctx.now)).filter(deEsosDias)
    const cambios = compararAgenda(planPorVenir(agenda, zona, ctx.now).salidas.filter(deEsosDias), existentes)
    const vendidas =
      accion === 'cerrar' ? existentes.filter(({ vivas, estado }) => vivas > 0 && estado === 'abierta') : []
    await updateSalidas(
      tx,
      vendidas.map((salida) => salida.id),
      { estado: 'cerrada', cierreCausa: 'dia' },
    )
    const aMano =
      accion === 'abrir'
        ? existentes.filter(({ estado, cierreCausa }) => estado === 'cerrada' && cierreCausa === 'operador')
        : []
    await updateSalidas(
      tx,
      aMano.map((salida) => salida.id),
      { estado: 'abierta', cierreCausa: null },
    )
    await aplicar(ctx, tx, { experiencia, agenda, cambios })
    const conflictos =
      accion === 'cerrar' ? existentes.filter(({ vivas, estado }) => vivas > 0 && estado !== 'cancelada') : []
    return {
      cerradas: cambios.retirar.length + vendidas.length,
      abiertas: cambios.crear.length + cambios.reabrir.length + aMano.length,
      conflictos: conflictos.map((salida) =>
        toConflictoJson({ salidaId: salida.id, inicioUtc: salida.inicioUtc, vivas: salida.vivas, tipo: 'fuera' }, zona),
      ),
    }
  })
}
