import type { Transferencia } from '#contract/transferencias.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { formatCodigo } from '#web/ui/formato.ts'

export const ESTADOS_TRANSFERENCIA: Record<Transferencia['estado'], { texto: string; tono: BadgeTone }> = {
  por_pedir: { texto: 'Falta la cuenta', tono: 'warning' },
  propuesta: { texto: 'Espera aprobación', tono: 'warning' },
  aprobada: { texto: 'Lista para la nómina', tono: 'info' },
  en_nomina: { texto: 'En una nómina', tono: 'info' },
  enviada: { texto: 'En el banco', tono: 'info' },
  pagada: { texto: 'Pagada', tono: 'success' },
  anulada: { texto: 'Anulada', tono: 'neutral' },
}

const ORIGENES: Record<Transferencia['origen'], string> = {
  reembolso: 'Reserva',
  regalo: 'Tarjeta de regalo',
  suscripcion: 'Plan de anfitrión',
  servicio: 'Servicios de una propuesta',
  ajeno: 'Pago que no corresponde',
  empresa: 'Saldo a favor de una empresa',
}

export const TIPOS_CUENTA: Record<string, string> = {
  corriente: 'Cuenta corriente',
  vista: 'Cuenta vista',
  ahorro: 'Cuenta de ahorro',
}

/** 'Reserva 7K4M-92QX', 'Tarjeta de regalo' */
export const nombreDeTransferencia = ({ origen, codigo }: Pick<Transferencia, 'origen' | 'codigo'>): string =>
  codigo ? `${ORIGENES[origen]} ${formatCodigo(codigo)}` : ORIGENES[origen]
