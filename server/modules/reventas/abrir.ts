import { esUuid } from '#domain/identificador.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { causaDeSuspension } from '#domain/reservas/suspension.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { MargenPara } from '#domain/empresas/margen.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { margenPara } from '#server/modules/empresas/index.ts'
import { refuse } from '#server/refusal.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import { findPorCodigo, findPorNombre, findPorUuid, type ReventaRow } from './reventas.db.ts'

/** The company whose key is calling. */
export const empresaDe = ({ actor }: Ctx): { empresaId: string; claveId: string; dePrueba?: boolean } =>
  actor.tipo === 'clave' ? actor : refuse('clave-api-requerida')

/** Of its company; to the key that anybody may try with, what it made itself alone. */
export const esSuya = (ctx: Ctx, row: Pick<ReventaRow, 'empresaId' | 'pruebaHasta'>): boolean => {
  const { empresaId, dePrueba = false } = empresaDe(ctx)
  return row.empresaId === empresaId && (!dePrueba || row.pruebaHasta !== null)
}

/** Its contract of today, for the net prices it is shown. */
export const miMargen = (ctx: Ctx): Promise<MargenPara> => margenPara(ctx.db, empresaDe(ctx).empresaId, ctx.now)

/** One of the company's own; another's is unknown. */
export async function abrirReventa(ctx: Ctx, db: Db | Tx, uuid: string): Promise<ReventaRow> {
  empresaDe(ctx)
  const row = esUuid(uuid) ? await findPorUuid(db, uuid.toLowerCase()) : undefined
  return row && esSuya(ctx, row) ? row : refuse('reserva-desconocida')
}

/** The same by id, uuid or codigo: a codigo is short, so another's looks like none. */
export async function abrirPropia(ctx: Ctx, db: Db | Tx, nombre: string): Promise<ReventaRow> {
  empresaDe(ctx)
  if (esUuid(nombre)) {
    const row = await findPorNombre(db, nombre.toLowerCase())
    if (row) return esSuya(ctx, row) ? row : refuse('reserva-ajena')
    return refuseAjeno(db, { de: 'reservas', id: nombre, desconocido: 'reserva-desconocida', ajeno: 'reserva-ajena' })
  }
  const codigo = normalizarCodigo(nombre)
  const row = codigo === null ? undefined : await findPorCodigo(db, codigo)
  return row && esSuya(ctx, row) ? row : refuse('reserva-desconocida')
}

/** Who ends it: never the company, of a salida that was called off. */
export const causaDe = ({
  salidaEstado,
  salidaMotivo,
}: Pick<ReventaRow, 'salidaEstado' | 'salidaMotivo'>): CausaCancelacion =>
  salidaEstado === 'cancelada' ? causaDeSuspension(salidaMotivo) : 'viajero'

/** A hold that ran out is over before any job says so. */
export const estadoDe = (row: Pick<ReventaRow, 'estado' | 'ocupaHasta'>, now: Date): EstadoReserva =>
  estadoVisible({ estado: row.estado as EstadoReserva, ocupaHasta: row.ocupaHasta }, now)

/** As the rules of its end and of its changes look at it. */
export const revendida = (row: ReventaRow, now: Date) => ({
  estado: estadoDe(row, now),
  inicio: row.inicioUtc,
  politica: row.politicaCancelacion as PoliticaCancelacion,
  tramos: row.politicaTramos,
  suspendida: row.salidaEstado === 'cancelada',
})
