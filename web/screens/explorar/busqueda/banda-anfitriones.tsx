import { ButtonLink } from '#web/ui/button-link.tsx'

export default function BandaAnfitriones() {
  return (
    <section aria-labelledby="banda-anfitriones" className="wrap mt-16 late-80 lg:mt-24">
      <div className="grid overflow-hidden rounded-card border border-border bg-surface md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-3 p-6 lg:p-12">
          <h2 id="banda-anfitriones">Comparte lo que sabes hacer</h2>
          <p className="text-lead text-text-2">
            Tu oficio, tu lugar, tus fechas. Publica una experiencia y recibe a quienes visitan tu zona.
          </p>
          <ButtonLink to="/convertirse-anfitrion" variant="outline" className="mt-3">
            Crear mi experiencia
          </ButtonLink>
        </div>
        <img
          src="/escenas/S1-cultural-3.svg"
          alt=""
          width={1200}
          height={900}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 size-full object-cover md:aspect-auto md:min-h-80"
        />
      </div>
    </section>
  )
}
