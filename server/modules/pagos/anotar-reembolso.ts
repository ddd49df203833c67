import { randomUUID } from 'node:crypto'
import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import { calcularFechaEstimada, elegirVia } from '#domain/reservas/reembolso.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { insertReembolso, type OrigenReembolso, type ReembolsoRow } from './reembolsos.db.ts'

const ZONA = 'America/Santiago'
/** Why there is a refund that nobody asked for from here. */
export const DE_FUERA = 'en_el_medio_de_pago'

interface Aparte {
  /** Its own; that of a gift card, of a plan's charge and of money of nobody is theirs, since each goes back once. */
  id: string
  origen: Exclude<OrigenReembolso, 'reserva'>
  origenId: string
  /** The provider's payment; null where it came by bank transfer. */
  intento: string | null
  monto: number
  /** What was paid, and when. */
  cobrado: number
  cobradoEn: Date
  /** Of money of nobody that names one. */
  reservaId?: string | null
  /** The provider's id of one that somebody made there, not from here. */
  alla?: string | undefined
}

/** A refund of what is no reserva: written down now, sent by a job; whoever calls has booked that it is owed. */
export async function anotarReembolso(
  ctx: Ctx,
  tx: Tx,
  { id, origen, origenId, intento, monto, cobrado, cobradoEn, reservaId = null, alla }: Aparte,
): Promise<ReembolsoRow> {
  const via = elegirVia(
    { monto: cobrado, cobradoEn, tipoTarjeta: intento === null ? 'transferencia' : null },
    monto,
    ctx.now,
  )
  const fechaEstimada = calcularFechaEstimada(ctx.now, ZONA, await feriadosDe(tx, ctx.now))
  return insertar(ctx, tx, {
    id,
    origen,
    origenId,
    intento,
    reservaId,
    monto,
    porcentaje: Math.round((100 * monto) / cobrado),
    via,
    causa: alla ? DE_FUERA : origen,
    fechaEstimada,
    ...deFuera(ctx, alla),
  })
}

/** Of a charge of a reserva. */
export async function anotarReembolsoDePago(
  ctx: Ctx,
  tx: Tx,
  pago: { id: string; reservaId: string },
  { monto, porcentaje, via, fechaEstimada }: CotizacionCancelacion,
  { causa, alla }: { causa: string; alla?: string | undefined },
): Promise<ReembolsoRow> {
  const reembolso = await insertar(ctx, tx, {
    id: randomUUID(),
    pagoId: pago.id,
    reservaId: pago.reservaId,
    monto,
    porcentaje,
    via,
    causa,
    fechaEstimada: fechaEstimada!,
    ...deFuera(ctx, alla),
  })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: pago.reservaId })
  return reembolso
}

const deFuera = ({ now }: Ctx, alla: string | undefined) =>
  alla ? { estado: 'enviado', pspId: alla, intentos: 1, enviadoEn: now } : {}

async function insertar(
  ctx: Ctx,
  tx: Tx,
  row: Omit<Parameters<typeof insertReembolso>[1], 'estado' | 'tocadoEn' | 'createdAt' | 'updatedAt'> & {
    estado?: string
  },
): Promise<ReembolsoRow> {
  const { now } = ctx
  await ctx.enqueue(tx, 'reservas.enviarReembolso', { id: row.id })
  return insertReembolso(tx, { estado: 'solicitado', tocadoEn: now, createdAt: now, updatedAt: now, ...row })
}
