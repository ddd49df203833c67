import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { AreaEspera } from './area-privada.tsx'
import { Escribenos } from './escribenos.tsx'
import { ExperienciaEstado, LISTADO, type Operador } from './experiencias-propias.tsx'

const PARTES = [
  ['Lo esencial', 'Nombre de hasta 60 letras, tipo y una descripción corta de hasta 140.'],
  ['Lugar', 'Región, comuna, punto de encuentro con indicaciones y si es tu casa.'],
  ['Detalle', 'Qué harán, qué incluye y qué no, edad, exigencia, accesibilidad e idiomas. En Trekking, Aventura y Stand Up Paddle, tu registro Sernatur.'],
  ['Fotos', 'Entre 5 y 10, de hasta 10 MB. Mientras tanto mostramos una ilustración de tu zona.'],
  ['Precio y cupos', 'Precio por persona, duración, cupos, hasta cuándo se reserva y política de cancelación.'],
  ['Fechas', 'Días y horas de salida.'],
] as const

const CUERPO = PARTES.map(([parte]) => `${parte}:\n`).join('\n')

/** A new experience: what to send us, and the mail that asks for each part. */
export function ExperienciaNueva() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ol className="grid gap-3 md:grid-cols-2">
        {PARTES.map(([parte, texto], i) => (
          <li key={parte} className="grid content-start gap-1 rounded-card border border-border bg-surface p-4 lg:p-6">
            <h2 className="font-sans text-lead font-semibold">
              {i + 1}. {parte}
            </h2>
            <p className="text-text-2">{texto}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-measure text-text-2">Recibimos tu experiencia por correo, la dejamos lista para publicar y te respondemos en 2 días hábiles. Desde ese momento la ves en tu lista.</p>
      <Escribenos asunto="Mi nueva experiencia" cuerpo={CUERPO} className="justify-self-start" />
    </div>
  )
}

/** One of one's own: how it stands, and how to change it. */
export function ExperienciaCambio({ operador, id, lista }: { operador: Operador; id: string; lista: string }) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['propias', operador, 'todas'], queryFn: ({ signal }) => api.call(LISTADO[operador], {}, { signal }) })
  if (error) return <ErrorBlock title="No pudimos cargar la experiencia" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  const experiencia = data.find((each) => each.id === id)
  if (!experiencia) return <EmptyBlock title="No encontramos esta experiencia" action={<ButtonLink to={lista}>Ver mis experiencias</ButtonLink>} />
  const { nombreExperiencia, estado, slug, tipoExperiencia, ubicacionGeografica, precioPorPersona, reservasVigentes } = experiencia
  const datos = [
    ['Tipo', tipoExperiencia],
    ['Lugar', ubicacionGeografica],
    ['Precio por persona', formatPesos(precioPorPersona)],
    ['Reservas por venir', String(reservasVigentes)],
  ]
  return (
    <section aria-labelledby="experiencia" className="grid max-w-160 grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="experiencia">{nombreExperiencia}</h2>
        <ExperienciaEstado estado={estado} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 rounded-card border border-border bg-surface p-4 sm:grid-cols-[auto_1fr] lg:p-6">
        {datos.map(([nombre, valor]) => (
          <div key={nombre} className="contents">
            <dt className="text-text-2">{nombre}</dt>
            <dd className="font-semibold">{valor}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure text-text-2">Escríbenos qué quieres cambiar y lo dejamos listo en 2 días hábiles. {reservasVigentes > 0 && 'Lo que ya vendiste mantiene sus condiciones.'}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Escribenos asunto={`Cambios en «${nombreExperiencia}»`} cuerpo={'Qué quiero cambiar:\n\n'} />
        {(estado === 'publicada' || estado === 'pausada') && (
          <Link to={`/experience/${slug}`} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            Ver como viajero
          </Link>
        )}
      </div>
    </section>
  )
}
