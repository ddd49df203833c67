import { cx } from '#web/ui/cx.ts'
import { SITIO } from '#web/ui/marca.ts'

export type Estacion = 'verano' | 'otono' | 'invierno' | 'primavera'

const PANORAMA = '/escenas/panorama.svg'

/** The strip of the whole country; phones see one window of it, by the season, unless they came for results. Its height over results keeps the islet of the moai above the search at any width. */
export function Hero({ estacion, conBusqueda }: { estacion: Estacion; conBusqueda: boolean }) {
  const ventana = `/escenas/panorama-${estacion}.svg`
  return (
    <section className="relative">
      <link rel="preload" as="image" href={PANORAMA} media="(width >= 60rem)" fetchPriority="high" />
      {!conBusqueda && <link rel="preload" as="image" href={ventana} media="(width < 60rem)" fetchPriority="high" />}
      <div className="wrap pt-6 md:absolute md:inset-x-0 md:top-0 md:pt-10">
        <div
          className={cx(
            'grid gap-2 md:max-w-130 md:rounded-sheet md:bg-bg md:p-8',
            conBusqueda && 'md:max-lg:max-w-106',
          )}
        >
          <h1>Descubre experiencias locales</h1>
          <p className={cx('text-lead text-balance text-text-2', conBusqueda && 'hidden')}>{SITIO.lema}</p>
        </div>
      </div>
      <div className={cx('wrap mt-4 md:mt-0 md:max-w-none md:px-0', conBusqueda && 'max-md:hidden')}>
        <picture className="block overflow-hidden max-md:rounded-card max-md:border max-md:border-border">
          <source media="(width >= 60rem)" srcSet={PANORAMA} width={2400} height={560} />
          <img
            src={ventana}
            alt=""
            width={1200}
            height={560}
            {...(conBusqueda ? { loading: 'lazy' } : { fetchPriority: 'high' })}
            className={cx(
              'aspect-343/160 w-full object-cover md:aspect-auto',
              conBusqueda ? 'md:h-[clamp(15.5rem,20vw+2rem,36rem)] md:object-left-top' : 'md:h-105 md:object-[48%]',
            )}
          />
        </picture>
      </div>
    </section>
  )
}

/** Of the southern hemisphere, by month. */
export function estacionDe(fecha: string): Estacion {
  const mes = Number(fecha.slice(5, 7))
  if (mes === 12 || mes <= 2) return 'verano'
  if (mes <= 5) return 'otono'
  return mes <= 8 ? 'invierno' : 'primavera'
}
