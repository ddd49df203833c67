import type { Abono, Corrida, Liquidacion } from '#contract/liquidaciones.ts'

type Tono = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

export const ESTADOS_LINEA: Record<Liquidacion['estado'], { texto: string; tono: Tono }> = {
  retenida: { texto: 'Por liberar', tono: 'neutral' },
  liberable: { texto: 'Por pagar', tono: 'info' },
  programada: { texto: 'En el próximo pago', tono: 'info' },
  liquidada: { texto: 'Pagada', tono: 'success' },
  revertida: { texto: 'Anulada', tono: 'warning' },
}

export const ESTADOS_ABONO: Record<Abono['estado'], { texto: string; tono: Tono }> = {
  pendiente: { texto: 'En camino', tono: 'info' },
  pagado: { texto: 'Pagado', tono: 'success' },
  devuelto: { texto: 'Devuelto por el banco', tono: 'danger' },
  retirado: { texto: 'Fuera de la nómina', tono: 'warning' },
}

export const ESTADOS_CORRIDA: Record<Corrida['estado'], { texto: string; tono: Tono }> = {
  borrador: { texto: 'Espera aprobación', tono: 'warning' },
  aprobada: { texto: 'Aprobada', tono: 'info' },
  enviada: { texto: 'En el banco', tono: 'info' },
  pagada: { texto: 'Pagada', tono: 'success' },
  devuelta: { texto: 'Devuelta', tono: 'danger' },
}

export const CLASES_CORRIDA: Record<Corrida['clase'], string> = {
  operadores: 'Operadores',
  devoluciones: 'Devoluciones',
}

export const REGIMENES = {
  afecto: 'Afecto a IVA',
  honorarios: 'Boleta de honorarios',
  exento: 'Exento de IVA',
} as const
