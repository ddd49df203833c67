import { ExternalLink, MapPin } from 'lucide-react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { buttonClass } from '#web/ui/button-styles.ts'
import { Seccion } from './seccion.tsx'

type PuntoEncuentroProps = { punto: ExperienciaDetalle['puntoEncuentro']; ubicacion: string }

export function PuntoEncuentro({ punto, ubicacion }: PuntoEncuentroProps) {
  const { direccion, instrucciones, lat, lng } = punto
  return (
    <Seccion id="punto-encuentro" titulo="Punto de encuentro">
      <div className="grid justify-items-start gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
        <div className="flex gap-3">
          <MapPin size={24} aria-hidden className="text-primary" />
          <div className="grid gap-1">
            <p className="font-semibold">{direccion}</p>
            <p className="text-small text-text-2">{ubicacion}</p>
          </div>
        </div>
        {instrucciones && <p className="max-w-measure">{instrucciones}</p>}
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          Abrir en mapas
          <ExternalLink size={16} aria-hidden />
          <span className="sr-only">(se abre en otra pestaña)</span>
        </a>
      </div>
    </Seccion>
  )
}
