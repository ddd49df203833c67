import { salidasDe } from '#domain/disponibilidad/horarios.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { insertSalidas, listHorarios, listInicios, type HorarioRow, type SalidaNueva } from './horarios.db.ts'
import { idDeSalida } from './id-de-salida.ts'

export const DIAS_CON_SALIDAS = 120
const HORARIOS_POR_LOTE = 50
const FILAS_POR_LOTE = 200
const MINUTO_MS = 60_000

/** Keeps the coming days of every weekly pattern filled with salidas; a second run finds nothing to do. */
export async function rolarSalidas(ctx: Pick<Ctx, 'db' | 'now'>, { experienciaId = null }: { experienciaId?: string | null } = {}): Promise<void> {
  let despuesDe: string | null = null
  for (;;) {
    const horarios: HorarioRow[] = await listHorarios(ctx.db, { despuesDe, experienciaId, limit: HORARIOS_POR_LOTE })
    if (horarios.length > 0) await llenar(ctx, horarios)
    if (horarios.length < HORARIOS_POR_LOTE) return
    despuesDe = horarios.at(-1)!.id
  }
}

async function llenar(ctx: Pick<Ctx, 'db' | 'now'>, horarios: HorarioRow[]): Promise<void> {
  const opciones = [...new Set(horarios.map(({ opcionId }) => opcionId))]
  const existentes = new Set((await listInicios(ctx.db, opciones, ctx.now)).map(({ opcionId, inicioUtc }) => idDeSalida(opcionId, inicioUtc)))
  const faltan = horarios.flatMap((horario) => salidasNuevas(horario, ctx.now)).filter(({ id }) => !existentes.has(id))
  for (let i = 0; i < faltan.length; i += FILAS_POR_LOTE) await insertSalidas(ctx.db, faltan.slice(i, i + FILAS_POR_LOTE))
}

function salidasNuevas(horario: HorarioRow, now: Date): SalidaNueva[] {
  const hoy = fechaLocal(now, horario.zonaHoraria)
  const ultimo = sumarDias(hoy, DIAS_CON_SALIDAS)
  const desde = horario.desde > hoy ? horario.desde : hoy
  const hasta = horario.hasta !== null && horario.hasta < ultimo ? horario.hasta : ultimo
  return salidasDe(horario, desde, hasta, horario.zonaHoraria)
    .filter(({ inicioUtc }) => inicioUtc > now)
    .map(({ inicioLocal, inicioUtc }) => ({
      id: idDeSalida(horario.opcionId, inicioUtc),
      experienciaId: horario.experienciaId,
      opcionId: horario.opcionId,
      inicioLocal,
      zona: horario.zonaHoraria,
      inicioUtc,
      finUtc: new Date(inicioUtc.getTime() + horario.duracionMinutos * MINUTO_MS),
      cupos: horario.cupos,
      cierreVentas: new Date(inicioUtc.getTime() - horario.cierreMinutos * MINUTO_MS),
      createdAt: now,
    }))
}
