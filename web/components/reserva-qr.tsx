import type { Entrada } from '#contract/reservas.ts'
import { cx } from '#web/ui/cx.ts'
import { formatCodigo } from '#web/ui/formato.ts'

const MARGEN = 4

/** White in both themes and on paper, with the quiet border that readers need. */
export function ReservaQr({ qr, codigo, className }: { qr: Entrada['qr']; codigo: string; className?: string }) {
  const lado = qr.lado + 2 * MARGEN
  return (
    <svg
      role="img"
      aria-label={`Código QR de tu reserva ${formatCodigo(codigo)}`}
      viewBox={`${-MARGEN} ${-MARGEN} ${lado} ${lado}`}
      shapeRendering="crispEdges"
      className={cx('block aspect-square bg-plate', className)}
    >
      <path d={qr.trazo} className="fill-plate-text" />
    </svg>
  )
}
