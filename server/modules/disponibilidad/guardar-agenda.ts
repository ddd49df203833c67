import type { agenda as agendaCalls, AgendaGuardada, ConflictoDeSalida } from '#contract/agenda.ts'
import type { Input } from '#contract/call.ts'
import { diaCerrado } from '#domain/disponibilidad/agenda.ts'
import { type Cambios, compararAgenda, type Conflicto } from '#domain/disponibilidad/aplicar-agenda.ts'
import { revisarAgenda } from '#domain/disponibilidad/revisar-agenda.ts'
import { conOffset, fechaLocal } from '#domain/fechas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { type AgendaRow, loadAgenda, lockAgenda, replaceAgenda } from './agenda.db.ts'
import { toAgendaJson } from './agenda.json.ts'
import { aplicarBloqueos } from './bloqueos.db.ts'
import { editarPropia, type ExperienciaPropiaRow } from './experiencia-propia.ts'
import { insertSalidas } from './horarios.db.ts'
import { planPorVenir, salidaNueva } from './rolar-salidas.ts'
import { listExistentes, lockSalidasDesde, updateSalidas } from './salidas-propias.db.ts'

const CON_SALIDAS = new Set(['publicada', 'pausada', 'en_revision'])

/** Writes the agenda and remakes what nobody bought. With `ensayo` nothing is written. */
export async function guardarAgenda(
  ctx: Ctx,
  { id, version, ensayo = false, decisionHoras, ...pedida }: Input<typeof agendaCalls.guardarAgendaDeAnfitrion>,
): Promise<AgendaGuardada> {
  const experiencia = await editarPropia(ctx, id)
  const zona = experiencia.zonaHoraria
  const hoy = fechaLocal(ctx.now, zona)
  const nueva: AgendaRow = { ...pedida, decisionMinutos: decisionHoras * 60, version }
  const errores = revisarAgenda(nueva, { hoy, zona })
  if (errores.length > 0) refuse('datos-invalidos', { errores })
  const plan = planPorVenir(nueva, zona, ctx.now)
  const previstas = CON_SALIDAS.has(experiencia.estado) ? plan.salidas : []
  if (ensayo) {
    const cambios = compararAgenda(previstas, await listExistentes(ctx.db, [experiencia.id], ctx.now))
    return toJson(experiencia, nueva, { cambios, saltadas: plan.saltadas, hoy })
  }
  return ctx.transaction(async (tx) => {
    // The agenda first, so that two saves of it follow one another; salidas are locked after it by nobody else.
    if ((await lockAgenda(tx, experiencia.id, ctx.now)) !== version) refuse('version-anterior')
    await lockSalidasDesde(tx, experiencia.id, ctx.now)
    const cambios = compararAgenda(previstas, await listExistentes(tx, [experiencia.id], ctx.now))
    await replaceAgenda(tx, experiencia, nueva, { hoy, now: ctx.now })
    await aplicar(ctx, tx, { experiencia, agenda: nueva, cambios })
    // It says when a minimum is looked at.
    await ctx.enqueue(tx, 'reservas.revisarEsperas', {
      experienciaId: experiencia.id,
      salidas: null,
      pedidasDesde: null,
    })
    await anotar(tx, {
      actor: usuarioSiHay(ctx) ?? '',
      accion: 'guardar_agenda',
      objeto: 'experiencia',
      objetoId: experiencia.id,
      detalle: { creadas: cambios.crear.length, retiradas: cambios.retirar.length },
      now: ctx.now,
    })
    return toJson(experiencia, await loadAgenda(tx, experiencia.id, ctx.now), { cambios, saltadas: plan.saltadas, hoy })
  })
}

/** The salidas of the experiencia are locked by the caller. */
export async function aplicar(
  ctx: Ctx,
  tx: Tx,
  { experiencia, agenda, cambios }: { experiencia: ExperienciaPropiaRow; agenda: AgendaRow; cambios: Cambios },
): Promise<void> {
  await insertSalidas(
    tx,
    cambios.crear.map((prevista) => salidaNueva(experiencia, prevista, ctx.now)),
  )
  for (const [cupos, salidas] of Map.groupBy(cambios.reabrir, ({ cupos }) => cupos))
    await updateSalidas(
      tx,
      salidas.map(({ id }) => id),
      { estado: 'abierta', cierreCausa: null, cupos },
    )
  for (const [cupos, salidas] of Map.groupBy(cambios.ajustar, ({ cupos }) => cupos))
    await updateSalidas(
      tx,
      salidas.map(({ id }) => id),
      { cupos },
    )
  const causaDe = ({ inicioUtc }: { inicioUtc: Date }) =>
    diaCerrado(agenda.excepciones, fechaLocal(inicioUtc, experiencia.zonaHoraria)) ? 'dia' : 'patron'
  for (const [cierreCausa, salidas] of Map.groupBy(cambios.retirar, causaDe))
    await updateSalidas(
      tx,
      salidas.map(({ id }) => id),
      { estado: 'cerrada', cierreCausa },
    )
  await aplicarBloqueos(tx, [experiencia.id], ctx.now)
}

function toJson(
  experiencia: ExperienciaPropiaRow,
  agenda: AgendaRow,
  { cambios, saltadas, hoy }: { cambios: Cambios; saltadas: AgendaGuardada['saltadas']; hoy: string },
): AgendaGuardada {
  return {
    agenda: toAgendaJson(experiencia, agenda, hoy),
    creadas: cambios.crear.length,
    reabiertas: cambios.reabrir.length,
    retiradas: cambios.retirar.length,
    ajustadas: cambios.ajustar.length,
    conflictos: cambios.conflictos.map((conflicto) => toConflictoJson(conflicto, experiencia.zonaHoraria)),
    saltadas,
  }
}

export const toConflictoJson = (
  { salidaId, inicioUtc, vivas, tipo }: Omit<Conflicto, 'tipo'> & { tipo: ConflictoDeSalida['tipo'] },
  zona: string,
): ConflictoDeSalida => ({ salidaId, inicio: conOffset(inicioUtc, zona), viajeros: vivas, tipo })
