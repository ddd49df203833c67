import { useQuery } from '@tanstack/react-query'
import { CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { ciudadesQuery } from '#web/components/consultas.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type Destino, destinosDe, MACROZONAS } from './destinos.ts'
import { escribirFiltros } from './filtros.ts'

type RecomendacionesProps = { onElegir: (ciudad: string) => void }

export function Recomendaciones({ onElegir }: RecomendacionesProps) {
  return (
    <section aria-labelledby="recomendaciones" className="wrap mt-16 grid grid-cols-1 gap-6 lg:mt-24">
      <h2 id="recomendaciones">Recomendaciones de Turismo Local</h2>
      <Tabs
        label="Zonas de Chile"
        tabs={MACROZONAS.map((zona) => ({
          value: zona.split(' ')[0] ?? zona,
          label: zona,
          content: (
            <Carousel label={`Destinos del ${zona}`} look="row" className="lg:*:last:hidden lg:[&>ul]:pb-0">
              {destinosDe(zona).map((destino) => (
                <DestinoCard key={destino.id} destino={destino} onElegir={onElegir} />
              ))}
            </Carousel>
          ),
        }))}
      />
    </section>
  )
}

function DestinoCard({ destino, onElegir }: { destino: Destino; onElegir: (ciudad: string) => void }) {
  const { city, region, description, highlights, bestTime, imageUrl, imageAlt } = destino
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <img src={imageUrl} alt={imageAlt} width={1200} height={900} loading="lazy" decoding="async" className="aspect-3/2 w-full bg-surface-2 object-cover" />
      <div className="flex grow flex-col gap-3 p-4 lg:p-6">
        <div>
          <h3>{city}</h3>
          <p className="flex items-center gap-1.5 text-small text-text-2">
            <MapPin size={16} aria-hidden />
            {region}
          </p>
        </div>
        <p className="text-text-2">{description}</p>
        <ul className="grid list-inside list-disc gap-1 marker:text-accent">
          {highlights.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p className="flex items-center gap-1.5 text-small text-text-2">
          <CalendarDays size={16} aria-hidden />
          Mejor época: {bestTime}
        </p>
        <EnlaceDestino ciudad={city} onElegir={onElegir} />
      </div>
    </article>
  )
}

function EnlaceDestino({ ciudad, onElegir }: { ciudad: string; onElegir: (ciudad: string) => void }) {
  const { data: ciudades } = useQuery(ciudadesQuery)
  if (ciudades && !ciudades.includes(ciudad)) {
    return <p className="mt-auto flex min-h-11 items-center text-small text-text-2">Pronto habrá experiencias en {ciudad}</p>
  }
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
