import type { Suceso } from '#contract/fichas.ts'
import { formatSalida } from '#web/ui/horas.ts'

const HECHOS: Record<string, string> = {
  creada: 'Reserva creada',
  pagada: 'Pagada',
  confirmada: 'Confirmada',
  llegada: 'Llegada registrada',
  cancelada: 'Cancelada',
  devolucion_pedida: 'Devolución pedida',
  devuelta: 'Devolución hecha',
  pago_fallido: 'Pago rechazado',
  pago_anulado: 'Pago anulado',
  pago_creado: 'Pago empezado',
  pago_desconocido: 'Pago sin respuesta',
  cancelar: 'Se pidió cancelar',
  aceptar: 'Aceptada',
  rechazar: 'Rechazada',
  'datos.mostrar': 'Se vieron los datos personales',
  suspender: 'Cuenta suspendida',
  restituir: 'Cuenta restituida',
  pausar_por_cancelar: 'Ventas en pausa por tres cancelaciones',
  perdonar_cancelacion: 'Una cancelación dejó de contar',
  reanudar: 'Ventas reanudadas',
}

const nombreDeSuceso = (hecho: string): string =>
  HECHOS[hecho] ?? `${hecho.charAt(0).toUpperCase()}${hecho.slice(1).replaceAll(/[_.]/g, ' ')}`

/** What happened and who did it, oldest first. */
export function Sucesos({ sucesos, zona }: { sucesos: Suceso[]; zona?: string }) {
  return (
    <section aria-labelledby="sucesos" className="grid gap-3">
      <h2 id="sucesos">Historial</h2>
      {sucesos.length === 0 ? (
        <p className="text-text-2">Aún no hay nada anotado.</p>
      ) : (
        <ol className="grid gap-3 border-l-2 border-border pl-4">
          {sucesos.map(({ hecho, actor, detalle, en }) => (
            <li key={`${en} ${hecho} ${detalle}`} className="grid gap-0.5">
              <span className="font-medium">{nombreDeSuceso(hecho)}</span>
              <span className="text-small text-text-2">
                {formatSalida(en, zona)}&nbsp;· {actor}
              </span>
              {detalle && <span className="text-small text-text-2 wrap-anywhere">{detalle}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
