import type { EstadoLiquidacion } from '#contract/reservas.ts'
import { type Reparto, totalDeReparto } from '#domain/pagos/asientos.ts'

/** A line as it stands. The sale itself is `venta`; what comes after it was paid, `ajuste:1` and so on. */
export interface LineaVigente {
  concepto: string
  estado: EstadoLiquidacion
  /** What it gives the operator, see `delOperador`. */
  parte: number
  /** The bank has the order: it cannot be taken back. */
  enviada: boolean
  /** The bank carried it out, once. */
  pagada: boolean
}

export interface Ajuste {
  /** Lines to write, new or open ones, with what they are about. */
  lineas: { concepto: string; reparto: Reparto; ajuste: number }[]
  /** Lines that come to nothing. */
  revertir: string[]
}

export const VENTA = 'venta'
const NADA: Reparto = { operador: 0, comision: 0, ivaComision: 0 }

/**
 * What has to change so that the lines of a reserva add up to what the ledger owes for it. An open line takes the new sum;
 * after it was paid, the difference is a line of its own. Null while one waits in a run that has not left: it is asked again then.
 */
export function ajustarLineas(debido: Reparto, lineas: readonly LineaVigente[]): Ajuste | null {
  if (lineas.some(({ estado, enviada }) => estado === 'programada' && !enviada)) return null
  const abiertas = lineas.filter(({ estado }) => estado === 'retenida' || estado === 'liberable')
  const fijo = lineas
    .filter(({ estado, pagada }) => estado === 'programada' || estado === 'liquidada' || pagada)
    .reduce((suma, { parte }) => suma + parte, 0)
  const venta = lineas.find(({ concepto }) => concepto === VENTA)
  const otras = abiertas.filter(({ concepto }) => concepto !== VENTA).map(({ concepto }) => concepto)
  if (!venta) return { lineas: totalDeReparto(debido) === 0 ? [] : [lineaDeVenta(debido, 0)], revertir: [] }
  if (abiertas.includes(venta)) {
    const vacia = totalDeReparto(debido) === 0 && fijo === 0
    return { lineas: vacia ? [] : [lineaDeVenta(debido, fijo)], revertir: vacia ? [VENTA, ...otras] : otras }
  }
  const falta = debido.operador - fijo
  const concepto = otras[0] ?? `ajuste:${lineas.length}`
  return falta === 0
    ? { lineas: [], revertir: otras }
    : { lineas: [{ concepto, reparto: NADA, ajuste: falta }], revertir: otras.slice(1) }
}

// What the operator owes for having called it off stands as an adjustment: nothing was sold.
const lineaDeVenta = (debido: Reparto, fijo: number): Ajuste['lineas'][number] =>
  totalDeReparto(debido) < 0
    ? { concepto: VENTA, reparto: NADA, ajuste: debido.operador - fijo }
    : { concepto: VENTA, reparto: debido, ajuste: -fijo || 0 }
