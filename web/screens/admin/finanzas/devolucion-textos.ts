import type { Devolucion } from '#contract/finanzas.ts'
import { formatCodigo } from '#web/ui/formato.ts'

/** 'la reserva 7K4M-92QX', 'los servicios THC-318' */
export const nombreDeDevolucion = ({ codigo, referencia }: Pick<Devolucion, 'codigo' | 'referencia'>): string =>
  codigo ? `la reserva ${formatCodigo(codigo)}` : `los servicios ${referencia}`
