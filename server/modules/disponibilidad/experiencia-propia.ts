import type { EstadoExperiencia, Tarifa } from '#contract/experiencias.ts'
import { esUuid } from '#domain/identificador.ts'
import { operaExperiencia, puedeEditarSalidas } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findExperienciaDelOperador } from './agenda.db.ts'

/** What departures take from their experiencia. */
export interface ExperienciaPropiaRow {
  id: string
  nombreExperiencia: string
  estado: EstadoExperiencia
  zonaHoraria: string
  duracionMinutos: number
  cierreMinutos: number
  confirmacion: 'inmediata' | 'solicitud'
  minParticipantes: number | null
  cuposPorSalida: number | null
  anfitrionId: string | null
  proveedorId: string | null
  opcionId: string
  tarifas: Tarifa[]
}

/** To look at: everybody who works with its departures. */
export async function verPropia(ctx: Ctx, id: string): Promise<ExperienciaPropiaRow> {
  const experiencia =
    (esUuid(id) ? await findExperienciaDelOperador(ctx.db, id) : undefined) ?? refuse('experiencia-desconocida')
  return operaExperiencia(ctx.actor, experiencia, 'dueno', 'gestor', 'guia', 'caja')
    ? experiencia
    : refuse('sin-permiso')
}

/** To change: not guía, not caja. */
export async function editarPropia(ctx: Ctx, id: string): Promise<ExperienciaPropiaRow> {
  const experiencia = await verPropia(ctx, id)
  return puedeEditarSalidas(ctx.actor, experiencia) ? experiencia : refuse('sin-permiso')
}
