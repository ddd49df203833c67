import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { type Similares, similaresQuery } from './similares.ts'
import { SimilaresLista } from './similares-lista.tsx'

export function DetalleNoEncontrado({ servidas }: { servidas: Similares | null }) {
  const { data } = useQuery({ ...similaresQuery(null), ...(servidas && { initialData: servidas }) })
  return (
    <div className="wrap grid gap-12 py-10 lg:py-16">
      <div className="mx-auto grid max-w-column justify-items-center gap-3 text-center">
        <EmptyScene name="camino" />
        <h1 className="mt-2">No encontramos esta experiencia</h1>
        <p className="text-lead text-text-2">Puede que ya no se ofrezca o que al enlace le falte una letra.</p>
        <ButtonLink to="/" className="mt-2">
          Explorar experiencias
        </ButtonLink>
      </div>
      {data && <SimilaresLista titulo="Otras experiencias que puedes reservar" items={data.items} />}
    </div>
  )
}
