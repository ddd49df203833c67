import type { ImpedimentoDeBaja } from '#contract/bajas.ts'

/** What a business has under way, whoever it is: what it does not know is none. */
export interface PendientesDeBaja {
  /** Bookings, its own or those made of it, that hold places or have not been closed yet. */
  reservas: number
  terminan: Date | null
  /** Sales whose money was not paid out, what they come to, and when the last of them is free to be paid. */
  lineas: number
  neto: number
  seLiberan: Date | null
  /** Payments that nobody knows the end of, refunds on their way, and what a bank disputes. */
  reclamos: number
  /** What a company owes, in pesos. */
  deuda?: number
  /** What a company paid and owes no more. */
  aFavor?: number
  /** Services of a proposal whose payment, or refund, is under way. */
  servicios?: number
  /** A charge of the plan that was sent and not answered. */
  cobroDelPlan?: boolean
  /** It was suspended, and what was sold is still going back. */
  suspendiendo?: boolean
}

/** All of it at once, what takes longest to settle last: nobody should hear of the second only after the first. */
export function impedimentosDeBaja(p: PendientesDeBaja): (Omit<ImpedimentoDeBaja, 'hasta'> & { hasta: Date | null })[] {
  const de = (
    motivo: ImpedimentoDeBaja['motivo'],
    cuantos: number,
    mas: { monto?: number; hasta?: Date | null } = {},
  ) => (cuantos > 0 ? [{ motivo, cuantos, monto: mas.monto ?? null, hasta: mas.hasta ?? null }] : [])
  return [
    ...de('reservas', p.reservas, { hasta: p.terminan }),
    ...(p.neto < 0
      ? de('saldo', p.lineas, { monto: -p.neto })
      : de('pagos', p.lineas, { monto: p.neto, hasta: p.seLiberan })),
    ...de('reclamos', p.reclamos),
    ...de('deuda', (p.deuda ?? 0) > 0 ? 1 : 0, { monto: p.deuda ?? 0 }),
    ...de('a_favor', (p.aFavor ?? 0) > 0 ? 1 : 0, { monto: p.aFavor ?? 0 }),
    ...de('servicios', p.servicios ?? 0),
    ...de('plan', Number(p.cobroDelPlan ?? false)),
    ...de('suspension', Number(p.suspendiendo ?? false)),
  ]
}

/** Typed to confirm: as it is shown, whatever its case and spaces. */
export const esSuNombre = (escrito: string, nombre: string): boolean => enSimple(escrito) === enSimple(nombre)

const enSimple = (texto: string): string => texto.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('es')
