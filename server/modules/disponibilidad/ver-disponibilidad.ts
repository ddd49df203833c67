import type { Input } from '#contract/call.ts'
import type { disponibilidad, EstadoExperiencia, Salida } from '#contract/experiencias.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { minimoPorReunir } from '#domain/disponibilidad/minimo.ts'
import { plazasEnVenta } from '#domain/espera/oferta.ts'
import { acotarFecha, conOffset, diaLocal, diasEntre, fechaLocal, sumarDias, type Fecha } from '#domain/fechas.ts'
import { recibeReservas } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { findExperienciaPublica } from '#server/modules/experiencias/index.ts'
import { plazasPorRecursos } from '#server/modules/recursos/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { listSalidasALaVenta, type SalidaRow } from './salidas.db.ts'

const DIAS = 60
const MAX_DIAS = 92

export async function verDisponibilidad(
  ctx: Ctx,
  input: Input<typeof disponibilidad.verDisponibilidad>,
): Promise<Salida[]> {
  const experiencia = (await findExperienciaPublica(ctx.db, input.id)) ?? refuse('experiencia-desconocida')
  const zona = experiencia.zonaHoraria
  const { desde, hasta } = fechasPedidas(input, fechaLocal(ctx.now, zona))
  if (!recibeReservas(experiencia.estado as EstadoExperiencia, experiencia.operadorEstado as EstadoProveedor)) return []
  const dias = { desde: diaLocal(desde, zona).desde, hasta: diaLocal(hasta, zona).hasta }
  const rows = await listSalidasALaVenta(ctx.db, experiencia.id, dias, ctx.now)
  const porRecursos = await plazasPorRecursos(
    ctx.db,
    rows.map((row) => ({ ...row, experienciaId: experiencia.id })),
    ctx.now,
  )
  const salidas = rows.map((row) =>
    toSalidaJson(row, experiencia.precioPorPersona, porRecursos.get(row.id) ?? row.cupos, ctx.now),
  )
  const participantes = input.participantes ?? 0
  return participantes > 0 ? salidas.filter((salida) => salida.cuposDisponibles >= participantes) : salidas
}

function fechasPedidas(
  pedidas: { desde?: Fecha | undefined; hasta?: Fecha | undefined },
  hoy: Fecha,
): { desde: Fecha; hasta: Fecha } {
  const desde = acotarFecha(pedidas.desde ?? hoy)
  const hasta = acotarFecha(pedidas.hasta ?? sumarDias(desde, DIAS))
  if (hasta < desde) refuseCampo('hasta', 'La fecha final es anterior a la inicial')
  if (diasEntre(desde, hasta) > MAX_DIAS) refuseCampo('hasta', `Pide ${MAX_DIAS} días como máximo`)
  return { desde, hasta }
}

/** `alcanza`: places that what it shares with others allows. */
// oxlint-disable-next-line max-params -- each part is asked for on its own
function toSalidaJson(row: SalidaRow, precioPorPersona: number, alcanza: number, ahora: Date): Salida {
  const minimo = minimoPorReunir({ ...row, inicio: row.inicioUtc, decidida: row.decididaEn !== null })
  return {
    id: row.id,
    inicio: conOffset(row.inicioUtc, row.zona),
    fin: conOffset(row.finUtc, row.zona),
    cuposDisponibles: plazasEnVenta(row, alcanza, ahora),
    precioPorPersona: row.tarifas.find(({ tipo }) => tipo === 'adulto')?.precio ?? precioPorPersona,
    tarifas: row.tarifas,
    cierreVentas: conOffset(row.cierreVentas, row.zona),
    minimo: minimo && { ...minimo, decideEn: conOffset(minimo.decideEn, row.zona) },
  }
}
