import type { Edicion, EstadoEdicion } from '#contract/ediciones.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatSalida } from '#web/ui/horas.ts'

const ESTADOS: Record<EstadoEdicion, string> = {
  borrador: 'En borrador',
  en_revision: 'En revisión',
  observada: 'Con cambios pedidos',
  aprobada: 'Aprobada',
  rechazada: 'No aceptada',
  descartada: 'Descartada',
}

export function Historial({ historial }: Pick<Edicion, 'historial'>) {
  if (historial.length < 2) return null
  return (
    <Disclosure title={`Versiones (${historial.length})`}>
      <ol className="grid gap-2">
        {historial.map(({ numero, estado, enviadaEn, decididaEn }) => (
          <li key={numero} className="flex flex-wrap gap-x-3 text-small">
            <span className="font-medium">Versión {numero}</span>
            <span>{ESTADOS[estado]}</span>
            <span className="text-text-2">
              {decididaEn ? formatSalida(decididaEn) : enviadaEn ? `Enviada ${formatSalida(enviadaEn)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
