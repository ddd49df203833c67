import type { Liquidacion } from '#contract/liquidaciones.ts'
import type { Linea } from '#domain/liquidaciones/linea.ts'
import { formatPesos } from '#web/ui/formato.ts'

type Sumas = Linea & { concepto?: Liquidacion['concepto'] }

/** What a line is made of, from the price to what arrives; what is nothing is left out. */
export function LineaDetalle({ linea, total = 'Recibes' }: { linea: Sumas; total?: string }) {
  const filas = [
    ['Precio pagado', linea.bruto],
    ['Comisión', -linea.comision],
    ['IVA de la comisión', -linea.ivaComision],
    ['Costo de tarjeta', -linea.costoTarjeta],
    [linea.concepto === 'cargo' ? 'Cargo por cancelar la salida' : 'Devolución posterior al pago', linea.ajuste],
    ['Retención de honorarios', -linea.retencion],
  ] as const
  return (
    <dl className="grid content-start gap-1 text-small">
      {filas
        .filter(([, monto]) => monto !== 0)
        .map(([nombre, monto]) => (
          <div key={nombre} className="flex justify-between gap-6">
            <dt className="text-text-2">{nombre}</dt>
            <dd className="tabular-nums">{conSigno(monto)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-6 border-t border-border pt-1 font-semibold">
        <dt>{total}</dt>
        <dd className="tabular-nums">{conSigno(linea.neto)}</dd>
      </div>
    </dl>
  )
}

/** With a real minus sign, which is read as one. */
export const conSigno = (monto: number): string => (monto < 0 ? `−${formatPesos(-monto)}` : formatPesos(monto))
