import { z } from 'zod'
import { Instante, Pesos } from './comun.ts'

const VIAS_REEMBOLSO = ['reversa', 'anulacion', 'transferencia', 'ninguna'] as const

/** What would come back if the reserva were cancelled now. */
export const CotizacionCancelacion = z.object({
  monto: Pesos,
  porcentaje: z.int().min(0).max(100),
  via: z.enum(VIAS_REEMBOLSO),
  fechaEstimada: z.iso.date().nullable(),
  /** The part of `monto` that goes back to the gift card it was paid with, at once. */
  alRegalo: Pesos.optional(),
  /** Owed by a company instead of paid: what leaves its account, and what stays on it. */
  aCuenta: z.object({ sale: Pesos, queda: Pesos }).optional(),
})
export type CotizacionCancelacion = z.infer<typeof CotizacionCancelacion>

/** `rechazado`: the card could not take it. `retornado`: the bank sent it back to us. Both go out by transfer: `manual` once we know where to. */
export const EstadoDeReembolso = z.enum([
  'solicitado',
  'enviado',
  'hecho',
  'rechazado',
  'desconocido',
  'retornado',
  'manual',
  'ninguno',
])

export const Reembolso = CotizacionCancelacion.extend({
  estado: EstadoDeReembolso,
  pedidoEn: Instante.nullable(),
  enviadoEn: Instante.nullable(),
  hechoEn: Instante.nullable(),
})
export type Reembolso = z.infer<typeof Reembolso>
