import type { Disputa } from '#contract/finanzas.ts'
import { formatCodigo } from '#web/ui/formato.ts'

export const ESTADOS_DISPUTA = {
  abierta: { texto: 'Abierta', tono: 'warning' },
  ganada: { texto: 'Ganada', tono: 'success' },
  perdida: { texto: 'Perdida', tono: 'danger' },
} as const
export const MOTIVOS_DISPUTA: Record<string, string> = {
  fraudulent: 'Dice que no fue su compra',
  product_not_received: 'Dice que no recibió el servicio',
  product_unacceptable: 'Dice que no era lo ofrecido',
  duplicate: 'Dice que se cobró dos veces',
  credit_not_processed: 'Dice que falta una devolución',
  general: 'Sin motivo declarado',
}

export const ESTADOS_DEUDA = { abierta: 'por cobrar', cobrada: 'cobrada', castigada: 'incobrable' } as const

const DE_OTRAS = {
  reserva: 'Reserva',
  servicio: 'Servicios',
  regalo: 'Tarjeta de regalo',
  plan: 'Plan de anfitrión',
  ajeno: 'Pago de ninguna compra',
} as const

/** 'Reserva 7K4M-92QX', 'Servicios THC-318', 'Tarjeta de regalo', 'Plan de anfitrión', 'Pago de ninguna compra' */
export const nombreDeDisputa = ({ de, codigo, referencia }: Pick<Disputa, 'de' | 'codigo' | 'referencia'>): string =>
  codigo ? `Reserva ${formatCodigo(codigo)}` : referencia ? `Servicios ${referencia}` : DE_OTRAS[de]
