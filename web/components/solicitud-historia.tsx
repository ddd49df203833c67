import type { Solicitud } from '#contract/solicitudes.ts'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'
import { textoDeHito } from './solicitud-textos.ts'

/** What happened to a request, oldest first. */
export function SolicitudHistoria({ hitos }: Pick<Solicitud, 'hitos'>) {
  return (
    <ol aria-label="Historia" className="grid gap-4 border-l-2 border-border pl-4">
      {hitos.map((hito) => (
        <li key={`${hito.tipo} ${hito.en}`} className="grid gap-1">
          <span className="font-medium">{textoDeHito(hito)}</span>
          <time dateTime={hito.en} className="text-small text-text-2">
            {formatDia(diaEn(hito.en))}, {formatHora(hito.en)}
          </time>
          {hito.texto && (
            <p className="rounded-control bg-surface-2 p-3 whitespace-pre-line wrap-anywhere">{hito.texto}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
