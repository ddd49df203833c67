import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Compass, MapPin, TrendingUp } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { ContenidoDePortada } from '#contract/reglas.ts'
import { ciudadesQuery, portadaQuery } from '#web/components/consultas.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { escribirFiltros } from './filtros.ts'

type Destino = ContenidoDePortada['destinos'][number]
type RecomendacionesProps = { servida: ContenidoDePortada | null; onElegir: (ciudad: string) => void }

const ZONAS = [
  ['norte', 'Norte de Chile'],
  ['centro', 'Centro de Chile'],
  ['sur', 'Sur de Chile'],
] as const

const VISITADO: Record<NonNullable<Destino['visitado']>, string> = {
  el_mas: 'El más visitado de estos destinos en el último año',
  entre_los_mas: 'Entre los más visitados en el último año',
}

/** What our staff recommends, and what stands out by a criterion that readers are told. */
export function Recomendaciones({ servida, onElegir }: RecomendacionesProps) {
  const { data: portada } = useQuery({ ...portadaQuery, initialData: servida ?? undefined })
  const { data: ciudades } = useQuery(ciudadesQuery)
  const reservadas = useReservadas()
  if (!portada) return null
  const { destinos, destacadas } = portada
  return (
    <>
      {destacadas && (
        <section aria-labelledby="destacadas" className="wrap mt-16 late-120 grid grid-cols-1 gap-6 lg:mt-24">
          <div className="grid gap-2">
            <h2 id="destacadas">{destacadas.titulo}</h2>
            <p className="max-w-measure text-text-2">{destacadas.criterio}</p>
          </div>
          <ul className={rejillaDeCards}>
            {destacadas.experiencias.map((experiencia) => (
              <li key={experiencia.id} className="grid">
                <ExperienciaCard experiencia={experiencia} reserva={reservadas.get(experiencia.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="recomendaciones" className="wrap mt-16 late-120 grid grid-cols-1 gap-6 lg:mt-24">
        <h2 id="recomendaciones">Recomendaciones de Turismo Local</h2>
        <Tabs
          label="Zonas de Chile"
          isTight
          tabs={ZONAS.map(([zona, nombre]) => ({
            value: zona,
            label: nombre,
            content: (
              <Carousel label={`Destinos del ${nombre}`} look="row" className="lg:*:last:hidden lg:[&>ul]:pb-0">
                {destinos
                  .filter((destino) => destino.zona === zona)
                  .map((destino) => (
                    <DestinoCard
                      key={destino.id}
                      destino={destino}
                      isVacio={ciudades?.includes(destino.ciudad) === false}
                      onElegir={onElegir}
                    />
                  ))}
              </Carousel>
            ),
          }))}
        />
      </section>
    </>
  )
}

type DestinoCardProps = { destino: Destino; isVacio: boolean; onElegir: (ciudad: string) => void }

// When the cities come, only those without anything change.
const DestinoCard = memo(function DestinoCard({ destino, isVacio, onElegir }: DestinoCardProps) {
  const { ciudad, region, descripcion, puntos, mejorEpoca, imagen, imagenAlt, actividades, calificacion, visitado } =
    destino
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <img
        src={imagen}
        alt={imagenAlt}
        width={1200}
        height={900}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full bg-surface-2 object-cover"
      />
      <div className="flex grow flex-col gap-3 p-4 lg:p-6">
        <div>
          <h3>{ciudad}</h3>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="flex items-center gap-1.5 text-small text-text-2">
              <MapPin size={16} aria-hidden />
              {region}
            </p>
            {calificacion.cantidad > 0 && <Rating average={calificacion.promedio} count={calificacion.cantidad} />}
          </div>
        </div>
        <p className="text-text-2">{descripcion}</p>
        <ul className="grid list-inside list-disc gap-1">
          {puntos.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p className="flex items-center gap-1.5 text-small text-text-2">
          <CalendarDays size={16} aria-hidden />
          Mejor época: {mejorEpoca}
        </p>
        {visitado && (
          <p className="flex items-start gap-1.5 text-small text-text-2">
            <TrendingUp size={16} aria-hidden className="mt-0.5 shrink-0" />
            {VISITADO[visitado]}
          </p>
        )}
        {actividades.length > 0 && (
          <p className="flex items-start gap-1.5 text-small text-text-2">
            <Compass size={16} aria-hidden className="mt-0.5 shrink-0" />
            Qué hacer: {actividades.join(', ')}
          </p>
        )}
        {isVacio ? (
          <p className="mt-auto flex min-h-11 items-center text-small text-text-2">
            Pronto habrá experiencias en {ciudad}
          </p>
        ) : (
          <EnlaceDestino ciudad={ciudad} onElegir={onElegir} />
        )}
      </div>
    </article>
  )
})

function EnlaceDestino({ ciudad, onElegir }: { ciudad: string; onElegir: (ciudad: string) => void }) {
  return (
    <Link
      to={{ pathname: '/', search: escribirFiltros({ destino: ciudad }) }}
      onClick={(event) => {
        event.preventDefault()
        onElegir(ciudad)
      }}
      className="mt-auto inline-flex min-h-11 items-center self-start rounded-chip font-semibold text-primary no-underline underline-offset-4 hover:underline"
    >
      Ver experiencias en {ciudad}
    </Link>
  )
}
