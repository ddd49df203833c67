import type { agenda as agendaCalls, CambiosDeSalida } from '#contract/agenda.ts'
import type { Input } from '#contract/call.ts'
import type { CampoInvalido } from '#contract/errors.ts'
import { motivoParaNoFijarCupos } from '#domain/disponibilidad/cupos.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { revisarTarifas } from '#domain/disponibilidad/tarifas.ts'
import { aplicarBloqueos } from './bloqueos.db.ts'
import { editarPropia, type ExperienciaPropiaRow } from './experiencia-propia.ts'
import { setEnSalidas } from './editar-salidas.db.ts'
import { listSalidasPropias, lockSalidas, replaceTarifasDeSalidas, type SalidaPropiaRow } from './salidas-propias.db.ts'

type Pedido = Input<typeof agendaCalls.editarSalidasDeAnfitrion>

/** One departure or many, all or none. */
export async function editarSalidas(ctx: Ctx, { id, salidas, cambios }: Pedido): Promise<{ cambiadas: number }> {
  const experiencia = await editarPropia(ctx, id)
  const errores = revisarTarifas(cambios.tarifas ?? null)
  if (errores.length > 0) refuse('datos-invalidos', { errores })
  const ids = [...new Set(salidas)].sort()
  if (!ids.every(esUuid)) refuse('salida-desconocida')
  return ctx.transaction(async (tx) => {
    await lockSalidas(tx, ids)
    const rows = await listSalidasPropias(tx, { ids }, { now: ctx.now, modo: ctx.psp.dinero }, ids.length)
    if (rows.length !== ids.length || !(await sonDe(tx, experiencia.id, ids))) refuse('salida-desconocida')
    if (rows.some(({ estado, inicioUtc }) => estado === 'cancelada' || inicioUtc <= ctx.now))
      refuse('salida-ya-cancelada')
    const cortas = rows.flatMap((row) => sinLugar(row, cambios))
    if (cortas.length > 0) refuse('cupos-ya-vendidos', { errores: cortas })
    await escribir(tx, ids, cambios)
    await revisarEsperas(ctx, tx, { experiencia, rows, cambios })
    // What another calendar keeps busy is not opened by hand: it would close again with its next reading.
    if (cambios.estado === 'abierta') await aplicarBloqueos(tx, [experiencia.id], ctx.now)
    await anotar(tx, {
      actor: usuarioSiHay(ctx) ?? '',
      accion: 'editar_salidas',
      objeto: 'experiencia',
      objetoId: experiencia.id,
      detalle: { salidas: ids.length, campos: Object.keys(cambios).join(',') },
      now: ctx.now,
    })
    return { cambiadas: ids.length }
  })
}

/** Whoever paid and waits on them waits for what they say now. */
async function revisarEsperas(
  ctx: Ctx,
  tx: Tx,
  {
    experiencia,
    rows,
    cambios,
  }: { experiencia: ExperienciaPropiaRow; rows: readonly SalidaPropiaRow[]; cambios: CambiosDeSalida },
): Promise<void> {
  if (
    cambios.minParticipantes === undefined &&
    cambios.decisionHoras === undefined &&
    cambios.confirmacion === undefined
  )
    return
  const ahora = (row: SalidaPropiaRow) =>
    (cambios.confirmacion === undefined ? row.confirmacion : cambios.confirmacion) ?? experiencia.confirmacion
  const seEmpiezanAPedir = (row: SalidaPropiaRow) =>
    ahora(row) === 'solicitud' && (row.confirmacion ?? experiencia.confirmacion) === 'inmediata'
  for (const [pedidas, salidas] of Map.groupBy(rows, seEmpiezanAPedir))
    await ctx.enqueue(tx, 'reservas.revisarEsperas', {
      experienciaId: experiencia.id,
      salidas: salidas.map(({ id }) => id),
      pedidasDesde: pedidas ? ctx.now.toISOString() : null,
    })
}

async function sonDe(tx: Tx, experienciaId: string, ids: readonly string[]): Promise<boolean> {
  return (
    (
      await tx
        .selectFrom('salidas')
        .select('id')
        .where('id', 'in', ids)
        .where('experienciaId', '=', experienciaId)
        .execute()
    ).length === ids.length
  )
}

function sinLugar(
  { id, inicioLocal, vendidos, retenidos, deUnGrupo, cupos: suyos }: SalidaPropiaRow,
  { cupos }: CambiosDeSalida,
): CampoInvalido[] {
  const vivas = vendidos + retenidos
  if (cupos === undefined || motivoParaNoFijarCupos(cupos, vivas, deUnGrupo ? suyos : null) === null) return []
  const porque = deUnGrupo
    ? `la tomó un grupo completo: quedan sus ${suyos} cupos`
    : `ya vendiste ${vivas} cupos: el mínimo es ${vivas}`
  return [{ campo: id, mensaje: `${inicioLocal.slice(0, 10)} ${inicioLocal.slice(11, 16)}: ${porque}` }]
}

async function escribir(
  tx: Tx,
  ids: readonly string[],
  { estado, cupos, tarifas, cierreMinutos, minParticipantes, decisionHoras, confirmacion }: CambiosDeSalida,
): Promise<void> {
  await setEnSalidas(
    tx,
    ids,
    {
      ...(estado && { estado, cierreCausa: estado === 'cerrada' ? 'operador' : null }),
      ...(cupos !== undefined && { cupos, cuposFijados: true }),
      ...(minParticipantes !== undefined && { minParticipantes }),
      ...(decisionHoras !== undefined && { decisionMinutos: decisionHoras === null ? null : decisionHoras * 60 }),
      ...(confirmacion !== undefined && { confirmacion }),
    },
    cierreMinutos,
  )
  if (tarifas !== undefined) await replaceTarifasDeSalidas(tx, ids, tarifas)
}
