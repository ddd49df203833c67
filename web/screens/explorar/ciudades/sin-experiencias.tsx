import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'

export function SinExperiencias() {
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="mx-auto grid max-w-column justify-items-center gap-3 text-center">
        <EmptyScene name="camino" />
        <h1 tabIndex={-1} className="mt-2 outline-none">
          No tenemos experiencias ahí
        </h1>
        <p className="text-lead text-text-2">
          Puede que hoy no haya nada publicado o que a la dirección le falte una letra.
        </p>
        <ButtonLink to="/experiencias" className="mt-2">
          Ver todos los destinos
        </ButtonLink>
      </div>
    </div>
  )
}
