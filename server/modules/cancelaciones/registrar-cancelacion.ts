import { randomUUID } from 'node:crypto'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { MotivoDeSuspension, Suspension } from '#contract/suspensiones.ts'
import { siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import { escalonSiguiente, pausadaHasta, porcentajeDeCargo, vivas } from '#domain/operadores/escala.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cambiarEstadoDeAnfitrion } from '#server/modules/anfitriones/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { cambiarEstadoDeProveedor } from '#server/modules/proveedores/index.ts'
import { contarCancelacion } from './contar-cancelacion.ts'
import {
  insertCancelacion,
  listCancelaciones,
  listDiasConReservas,
  lockOperador,
  marcarPausa,
} from './cancelaciones.db.ts'
import { desdeCuandoCuentan } from './cancelaciones.json.ts'

const HORA_MS = 3_600_000

interface Ultima {
  id: string
  escalon: 1 | 2 | 3
  /** The most that a booking of that act costs. */
  porcentaje: number
}

/** Departures are called off: each day of them on which people had booked counts once, and the third in 90 days takes the operator out of sale. The salidas are locked by the caller. */
export async function registrarCancelacion(
  ctx: Ctx,
  tx: Tx,
  operador: Ofrecida,
  { salidas, motivo, actor }: { salidas: readonly string[]; motivo: MotivoDeSuspension; actor: string },
): Promise<Suspension['cuenta']> {
  const dias = motivo === 'operativo' ? await listDiasConReservas(tx, salidas) : []
  if (dias.length === 0) return null
  const { estado } = (await lockOperador(tx, operador))!
  let cuantas = vivas(await listCancelaciones(tx, operador, desdeCuandoCuentan(ctx.now)), ctx.now).length
  let ultima = null as Ultima | null
  for (const { fecha, primera, reservas } of dias) {
    const [id, escalon] = [randomUUID(), escalonSiguiente(cuantas)]
    const porcentaje = porcentajeDeCargo(escalon, (primera.getTime() - ctx.now.getTime()) / HORA_MS)
    if (!(await insertCancelacion(tx, { id, ...operador, fecha, escalon, porcentaje, reservas, createdAt: ctx.now })))
      continue
    cuantas++
    ultima = { id, escalon, porcentaje: Math.max(porcentaje, ultima?.porcentaje ?? 0) }
  }
  if (!ultima) return null
  const hasta = pausadaHasta(await listCancelaciones(tx, operador, desdeCuandoCuentan(ctx.now)), ctx.now)
  if (
    hasta &&
    (await moverVenta(ctx, tx, operador, { estado: estado as EstadoProveedor, evento: 'pausar_por_cancelar', actor }))
  )
    await marcarPausa(tx, ultima.id)
  await contarCancelacion(ctx, tx, operador, { ...ultima, pausadaHasta: hasta })
  return { escalon: ultima.escalon, porcentaje: ultima.porcentaje, pausadaHasta: hasta?.toISOString() ?? null }
}

/** False where it does not sell now anyway. */
export async function moverVenta(
  ctx: Ctx,
  tx: Tx,
  { anfitrionId, proveedorId }: Ofrecida,
  { estado: de, evento, actor }: { estado: EstadoProveedor; evento: 'pausar_por_cancelar' | 'reanudar'; actor: string },
): Promise<boolean> {
  const a = siguienteEstadoOperador(de, evento)
  if (!a) return false
  if (
    !(await (anfitrionId
      ? cambiarEstadoDeAnfitrion(tx, anfitrionId, { de, a }, ctx.now)
      : cambiarEstadoDeProveedor(tx, proveedorId!, { de, a }, ctx.now)))
  )
    return false
  await moverCatalogo(tx)
  await anotar(tx, {
    actor,
    accion: evento,
    objeto: anfitrionId ? 'anfitrion' : 'proveedor',
    objetoId: (anfitrionId ?? proveedorId)!,
    detalle: {},
    now: ctx.now,
  })
  return true
}
