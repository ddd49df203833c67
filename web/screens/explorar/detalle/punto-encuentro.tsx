import { ExternalLink, MapPin } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { MapaEspera } from '#web/components/mapa/mapa-espera.tsx'
import { nombreDeRegionLarga } from '#web/components/regiones-textos.ts'
import { useCerca } from '#web/components/use-cerca.ts'
import { buttonClass } from '#web/ui/button-styles.ts'
import { Seccion } from './seccion.tsx'

const MapaFijo = lazy(() => import('#web/components/mapa/mapa-fijo.tsx'))

type PuntoEncuentroProps = {
  punto: ExperienciaDetalle['puntoEncuentro']
  ubicacion: string
  ciudad: string
  region: string
}

export function PuntoEncuentro({ punto, ubicacion, ciudad, region }: PuntoEncuentroProps) {
  const { direccion, instrucciones, lat, lng, radioMetros, foto } = punto
  const [ref, isCerca] = useCerca<HTMLDivElement>()
  return (
    <Seccion id="punto-encuentro" titulo="Punto de encuentro">
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        <div ref={ref} className="h-60 border-b border-border bg-surface-2 sm:h-72">
          {isCerca && (
            <Suspense fallback={<MapaEspera />}>
              <MapaFijo
                lugares={[{ lat, lng, nombre: direccion, rotulo: ciudad, esAproximado: radioMetros !== null }]}
                nombre={`Mapa: ${ubicacion}, ${nombreDeRegionLarga(region)}`}
              />
            </Suspense>
          )}
        </div>
        <div className="grid justify-items-start gap-4 p-4 sm:p-6">
          <div className="flex gap-3">
            <MapPin size={24} aria-hidden className="text-primary" />
            <div className="grid gap-1">
              <p className="font-semibold">{direccion}</p>
              <p className="text-small text-text-2">{ubicacion}</p>
            </div>
          </div>
          {radioMetros !== null && (
            <p className="max-w-measure text-small text-text-2">
              Queda a menos de {radioMetros} m del centro del círculo. Para cuidar la casa de quien recibe, mostramos la
              dirección al confirmar tu reserva.
            </p>
          )}
          {instrucciones && <p className="max-w-measure">{instrucciones}</p>}
          {foto && (
            <img
              src={foto.url}
              alt={foto.alt}
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full max-w-80 rounded-control bg-surface-2 object-cover"
            />
          )}
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
      </div>
    </Seccion>
  )
}
