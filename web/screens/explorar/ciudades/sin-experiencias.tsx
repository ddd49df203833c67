import { ButtonLink } from '#web/ui/button-link.tsx'

export function SinExperiencias() {
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="mx-auto grid max-w-column justify-items-center gap-3 text-center">
        <img src="/escenas/vacio-camino.svg" alt="" width={160} height={160} className="size-40 rounded-card" />
        <h1 tabIndex={-1} className="mt-2 outline-none">
          No tenemos experiencias ahí
        </h1>
        <p className="text-lead text-text-2">Puede que hoy no haya nada publicado o que a la dirección le falte una letra.</p>
        <ButtonLink to="/experiencias" className="mt-2">
          Ver todos los destinos
        </ButtonLink>
      </div>
    </div>
  )
}
