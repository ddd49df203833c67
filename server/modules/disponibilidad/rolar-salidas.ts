import { type Agenda, planificar, type Plan, type SalidaPrevista } from '#domain/disponibilidad/agenda.ts'
import { compararAgenda } from '#domain/disponibilidad/aplicar-agenda.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { loadAgendas } from './agenda.db.ts'
import { aplicarBloqueos } from './bloqueos.db.ts'
import { insertSalidas, listPorRolar, type PorRolar, type SalidaNueva } from './horarios.db.ts'
import { idDeSalida } from './id-de-salida.ts'
import { listExistentes } from './salidas-propias.db.ts'

export const DIAS_CON_SALIDAS = 120
const EXPERIENCIAS_POR_LOTE = 50
const MINUTO_MS = 60_000

/** Keeps the coming days of every agenda filled with salidas; a second run finds nothing to do. What is there is never changed here. */
export async function rolarSalidas(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { experienciaId = null }: { experienciaId?: string | null } = {},
): Promise<void> {
  let despuesDe: string | null = null
  for (;;) {
    const experiencias: PorRolar[] = await listPorRolar(ctx.db, {
      despuesDe,
      experienciaId,
      limit: EXPERIENCIAS_POR_LOTE,
    })
    if (experiencias.length > 0) await llenar(ctx, experiencias)
    if (experiencias.length < EXPERIENCIAS_POR_LOTE) return
    despuesDe = experiencias.at(-1)!.id
  }
}

async function llenar(ctx: Pick<Ctx, 'db' | 'now'>, experiencias: readonly PorRolar[]): Promise<void> {
  const ids = experiencias.map(({ id }) => id)
  const agendas = await loadAgendas(ctx.db, ids, ctx.now)
  const existentes = Map.groupBy(await listExistentes(ctx.db, ids, ctx.now), ({ experienciaId }) => experienciaId)
  const faltan = experiencias.flatMap((experiencia) => {
    const { salidas } = planPorVenir(agendas.get(experiencia.id)!, experiencia.zonaHoraria, ctx.now)
    return compararAgenda(salidas, existentes.get(experiencia.id) ?? []).crear.map((prevista) =>
      salidaNueva(experiencia, prevista, ctx.now),
    )
  })
  await insertSalidas(ctx.db, faltan)
  if (faltan.length > 0) await aplicarBloqueos(ctx.db, ids, ctx.now)
}

/** What an agenda makes from now to the end of the horizon. */
export function planPorVenir(agenda: Agenda, zona: string, now: Date): Plan {
  const hoy = fechaLocal(now, zona)
  const { salidas, saltadas } = planificar(agenda, hoy, sumarDias(hoy, DIAS_CON_SALIDAS), zona)
  return { salidas: salidas.filter(({ inicioUtc }) => inicioUtc > now), saltadas }
}

export function salidaNueva(
  { id: experienciaId, opcionId, zonaHoraria, duracionMinutos, cierreMinutos }: PorRolar,
  { inicioLocal, inicioUtc, cupos }: SalidaPrevista,
  now: Date,
): SalidaNueva {
  return {
    id: idDeSalida(opcionId, inicioUtc),
    experienciaId,
    opcionId,
    inicioLocal,
    zona: zonaHoraria,
    inicioUtc,
    finUtc: new Date(inicioUtc.getTime() + duracionMinutos * MINUTO_MS),
    cupos,
    cierreVentas: new Date(inicioUtc.getTime() - cierreMinutos * MINUTO_MS),
    createdAt: now,
  }
}
