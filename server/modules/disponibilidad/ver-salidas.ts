import type { CalendarioDeSalidas, SalidaPropia } from '#contract/agenda.ts'
import { diaCerrado, nombreDeFeriado } from '#domain/disponibilidad/agenda.ts'
import { compararAgenda } from '#domain/disponibilidad/aplicar-agenda.ts'
import { acotarFecha, diaLocal, diasEntre, sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { plazasPorRecursos } from '#server/modules/recursos/index.ts'
import { refuseCampo } from '#server/refusal.ts'
import { loadAgenda } from './agenda.db.ts'
import { toSalidaPropiaJson } from './agenda.json.ts'
import { verPropia } from './experiencia-propia.ts'
import { toConflictoJson } from './guardar-agenda.ts'
import { planPorVenir } from './rolar-salidas.ts'
import { listExistentes, listSalidasPropias } from './salidas-propias.db.ts'

const MAX_SALIDAS = 500
const MAX_DIAS = 92

export async function verSalidas(
  ctx: Ctx,
  pedido: { id: string; desde: string; hasta: string },
): Promise<CalendarioDeSalidas> {
  const experiencia = await verPropia(ctx, pedido.id)
  const [desde, hasta] = [acotarFecha(pedido.desde), acotarFecha(pedido.hasta)]
  if (hasta < desde) refuseCampo('hasta', 'La fecha final es anterior a la inicial')
  if (diasEntre(desde, hasta) > MAX_DIAS) refuseCampo('hasta', `Pide ${MAX_DIAS} días como máximo`)
  const zona = experiencia.zonaHoraria
  const dias = { experienciaId: experiencia.id, desde: diaLocal(desde, zona).desde, hasta: diaLocal(hasta, zona).hasta }
  const agenda = await loadAgenda(ctx.db, experiencia.id, ctx.now)
  const rows = await listSalidasPropias(ctx.db, dias, { now: ctx.now, modo: ctx.psp.dinero }, MAX_SALIDAS + 1)
  const porRecursos = await plazasPorRecursos(
    ctx.db,
    rows.map((row) => ({ ...row, experienciaId: experiencia.id })),
    ctx.now,
  )
  const salidas = rows
    .slice(0, MAX_SALIDAS)
    .map((row) =>
      toSalidaPropiaJson(row, { ...experiencia, decisionMinutos: agenda.decisionMinutos }, porRecursos.get(row.id)),
    )
  const { conflictos } = compararAgenda(
    planPorVenir(agenda, zona, ctx.now).salidas,
    await listExistentes(ctx.db, [experiencia.id], ctx.now),
  )
  const fechas = Array.from({ length: diasEntre(desde, hasta) + 1 }, (_, i) => sumarDias(desde, i))
  return {
    salidas,
    feriados: fechas.flatMap((fecha) => {
      const nombre = nombreDeFeriado(fecha, agenda.calendario)
      return nombre ? [{ fecha, nombre }] : []
    }),
    cerrados: fechas
      .filter((fecha) => diaCerrado(agenda.excepciones, fecha))
      .map((fecha) => ({
        fecha,
        motivo: agenda.excepciones.find((e) => e.fecha === fecha && e.hora === null)?.motivo ?? null,
      })),
    conflictos: [
      ...conflictos.map((conflicto) => toConflictoJson(conflicto, zona)),
      ...salidas.filter(enOtroCalendario).map(({ id, inicio, vendidos, retenidos }) => ({
        salidaId: id,
        inicio,
        viajeros: vendidos + retenidos,
        tipo: 'calendario' as const,
      })),
    ],
    cortado: rows.length > MAX_SALIDAS,
  }
}

const enOtroCalendario = ({ estado, cierreCausa, vendidos, retenidos }: SalidaPropia): boolean =>
  estado === 'cerrada' && cierreCausa === 'calendario' && vendidos + retenidos > 0
