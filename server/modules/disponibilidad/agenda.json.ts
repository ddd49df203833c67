import type { Agenda, SalidaPropia } from '#contract/agenda.ts'
import { cuposDisponibles } from '#domain/disponibilidad/cupos.ts'
import { conOffset } from '#domain/fechas.ts'
import type { AgendaRow } from './agenda.db.ts'
import type { ExperienciaPropiaRow } from './experiencia-propia.ts'
import type { SalidaPropiaRow } from './salidas-propias.db.ts'

const SIEMPRE = '2000-01-01'

export function toAgendaJson(experiencia: ExperienciaPropiaRow, agenda: AgendaRow, hoy: string): Agenda {
  return {
    experienciaId: experiencia.id,
    nombreExperiencia: experiencia.nombreExperiencia,
    estado: experiencia.estado,
    zonaHoraria: experiencia.zonaHoraria as Agenda['zonaHoraria'],
    version: agenda.version,
    horarios: agenda.horarios.map(sinSiempre),
    temporadas: agenda.temporadas.map((temporada) => ({ ...temporada, horarios: temporada.horarios.map(sinSiempre) })),
    excepciones: agenda.excepciones.filter(({ fecha }) => fecha >= hoy),
    feriados: agenda.feriados,
    decisionHoras: Math.round(agenda.decisionMinutos / 60),
    confirmacion: experiencia.confirmacion,
    minParticipantes: experiencia.minParticipantes,
    cierreMinutos: experiencia.cierreMinutos,
    cuposPorSalida: experiencia.cuposPorSalida,
    tarifas: experiencia.tarifas,
  }
}

const sinSiempre = <T extends { desde: string | null }>(horario: T): T => ({
  ...horario,
  desde: horario.desde === SIEMPRE ? null : horario.desde,
})

type Origen = Pick<ExperienciaPropiaRow, 'confirmacion' | 'minParticipantes' | 'tarifas'> & { decisionMinutos: number }

/** A departure with what it has of its own, and the rest from the experiencia. `alcanza`: places that what it shares with others allows. */
export function toSalidaPropiaJson(
  row: SalidaPropiaRow,
  origen: Origen,
  alcanza = Number.POSITIVE_INFINITY,
): SalidaPropia {
  const minimo = row.minParticipantes ?? origen.minParticipantes
  const tieneMinimo = minimo !== null && minimo > 0
  const decision = new Date(row.inicioUtc.getTime() - (row.decisionMinutos ?? origen.decisionMinutos) * 60_000)
  return {
    id: row.id,
    inicio: conOffset(row.inicioUtc, row.zona),
    fin: conOffset(row.finUtc, row.zona),
    fecha: row.inicioLocal.slice(0, 10),
    hora: row.inicioLocal.slice(11, 16),
    estado: row.estado,
    cierreCausa: row.cierreCausa,
    cupos: row.cupos,
    vendidos: row.vendidos,
    retenidos: row.retenidos,
    libres: row.estado === 'abierta' ? Math.min(cuposDisponibles(row.cupos, row.vendidos + row.retenidos), alcanza) : 0,
    reservas: row.reservas,
    ventas: row.ventas,
    cierreVentas: conOffset(row.cierreVentas, row.zona),
    confirmacion: row.confirmacion ?? origen.confirmacion,
    minParticipantes: tieneMinimo ? minimo : null,
    horaDecision: tieneMinimo ? conOffset(decision, row.zona) : null,
    decidida: row.decididaEn !== null,
    tarifas: row.tarifas ?? origen.tarifas,
    propias: {
      cupos: row.cuposFijados,
      tarifas: row.tarifas !== null,
      confirmacion: row.confirmacion !== null,
      minParticipantes: row.minParticipantes !== null,
      decision: row.decisionMinutos !== null,
    },
  }
}
