import { Accessibility, Hourglass, Clock, Languages, MapPin, RotateCcw, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { nombresDeIdiomas } from '#web/components/catalogo-textos.ts'
import { rutaDeCiudad } from '#web/components/ciudad-rutas.ts'
import { TipoChip } from '#web/components/tipo-icono.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatDuracion } from '#web/ui/formato.ts'
import { Rating } from '#web/ui/rating.tsx'
import { Compartir } from './compartir.tsx'
import { promesaDeCancelacion } from './promesa-cancelacion.ts'

const FavoritoBoton = lazy(() => import('#web/components/favorito-boton.tsx'))

type EncabezadoProps = { detalle: ExperienciaDetalle; plazoGratis: string | null }

/** Kind, name, rating and place, then the facts and the way to each section. */
export function Encabezado({ detalle, plazoGratis }: EncabezadoProps) {
  const { nombreExperiencia, tipoExperiencia, calificacion, ubicacionGeografica, ciudad, operador } = detalle
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <TipoChip tipo={tipoExperiencia} className="mt-2" />
        <span className="ml-auto flex items-center">
          <Suspense>
            <FavoritoBoton id={detalle.id} nombre={nombreExperiencia} />
          </Suspense>
          <Compartir nombre={nombreExperiencia} slug={detalle.slug} />
        </span>
      </div>
      <h1 className="-mt-2">{nombreExperiencia}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2">
        {calificacion.cantidad > 0 ? (
          <a
            href="#opiniones"
            className="hit-area inline-flex rounded-chip no-underline underline-offset-4 hover:underline"
          >
            <Rating average={calificacion.promedio} count={calificacion.cantidad} />
          </a>
        ) : (
          <Rating average={null} count={0} />
        )}
        <span className="flex items-start gap-1.5 text-small">
          <MapPin size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <Link
              to={rutaDeCiudad(ciudad)}
              className="hit-area text-text-2 underline underline-offset-4 hover:text-primary"
            >
              {ciudad}
            </Link>
            {ubicacionGeografica.slice(ciudad.length)}
          </span>
        </span>
        <span className="text-small">
          Con{' '}
          <a href="#anfitrion" className="hit-area font-medium text-primary underline underline-offset-4">
            {operador.nombre}
          </a>
        </span>
      </div>
      <Datos detalle={detalle} plazoGratis={plazoGratis} />
      <Anclas detalle={detalle} />
    </header>
  )
}

function Datos({ detalle, plazoGratis }: EncabezadoProps) {
  const { duracionHoras, idiomasGuia, minParticipantes, requisitos, accesibilidad } = detalle
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 rounded-card border border-border bg-surface p-4 md:grid-cols-4 lg:p-6">
      <Dato icon={<Clock size={20} aria-hidden />} nombre="Duración">
        {formatDuracion(duracionHoras)}
      </Dato>
      <Dato icon={<Languages size={20} aria-hidden />} nombre="Idiomas">
        {nombresDeIdiomas(idiomasGuia)}
      </Dato>
      <Dato icon={<Users size={20} aria-hidden />} nombre="Edad mínima">
        {requisitos.edadMin > 0 ? `${requisitos.edadMin} años` : 'Todas las edades'}
      </Dato>
      {minParticipantes !== null && minParticipantes > 1 && (
        <Dato icon={<Hourglass size={20} aria-hidden />} nombre="Grupo mínimo">
          Sale con {minParticipantes} viajeros o más
        </Dato>
      )}
      {accesibilidad && (
        <Dato icon={<Accessibility size={20} aria-hidden />} nombre="Accesibilidad">
          <a href="#requisitos" className="hit-area text-primary underline underline-offset-4">
            Ver detalle
          </a>
        </Dato>
      )}
      <Dato icon={<RotateCcw size={20} aria-hidden />} nombre="Cancelación" className="col-span-full">
        {promesaDeCancelacion(detalle, null).texto}
        {plazoGratis && <span className="block font-normal text-text-2">{plazoGratis}</span>}
      </Dato>
    </dl>
  )
}

function Dato({
  icon,
  nombre,
  className,
  children,
}: {
  icon: ReactNode
  nombre: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('relative min-w-0 pl-8', className)}>
      <dt className="text-small text-text-2">
        <span className="absolute top-0.5 left-0 text-primary">{icon}</span>
        {nombre}
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Anclas({ detalle }: { detalle: ExperienciaDetalle }) {
  const anclas = [
    detalle.itinerario.length > 0 && { id: 'que-haras', texto: 'Qué harás' },
    { id: 'incluye', texto: 'Incluye' },
    { id: 'punto-encuentro', texto: 'Punto de encuentro' },
    { id: 'requisitos', texto: 'Requisitos' },
    { id: 'cancelacion', texto: 'Cancelación' },
    { id: 'opiniones', texto: 'Opiniones' },
  ].filter((each) => each !== false)
  return (
    <nav aria-label="Secciones" className="hidden lg:block">
      <ul className="flex flex-wrap gap-x-6">
        {anclas.map(({ id, texto }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-chip font-medium text-primary no-underline underline-offset-8 hover:underline"
            >
              {texto}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
