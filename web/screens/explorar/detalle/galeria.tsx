import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { cx } from '#web/ui/cx.ts'

const Visor = lazy(() => import('#web/components/visor.tsx'))

type Fotos = ExperienciaDetalle['fotos']

type GaleriaProps = {
  fotos: Fotos
  nombre: string
  /** On wide screens it leaves the right column to the box of the booking. */
  isBesideBox?: boolean
}

/** A swipe on phones, one large and four small from 960 px on; pressing any opens it whole. */
export function Galeria({ fotos, nombre, isBesideBox = false }: GaleriaProps) {
  const [vista, setVista] = useState<number | null>(null)
  if (fotos.length === 0) {
    return (
      <div className="-mx-(--gutter) aspect-3/2 overflow-hidden sm:mx-0 sm:rounded-card md:aspect-auto md:h-[clamp(15rem,36dvh,26.25rem)]">
        <ImagenExperiencia src={undefined} alt="" />
      </div>
    )
  }
  return (
    <div className="relative">
      <Carousel
        label={`Fotos de ${nombre}`}
        className="-mx-(--gutter) sm:mx-0 md:hidden [&>ul]:rounded-none! sm:[&>ul]:rounded-card!"
      >
        {fotos.map((foto, index) => (
          <Foto
            key={foto.url}
            foto={foto}
            index={index}
            onClick={() => setVista(index)}
            className="aspect-3/2 w-full"
          />
        ))}
      </Carousel>
      {/* No lower than where the small ones, of a quarter of the width, are 16 to 9: what a drawing shows survives that crop. */}
      <div
        className={cx(
          'hidden h-[clamp(calc((min(100vw,80rem)-6rem)*0.28125+0.5rem),36dvh,26.25rem)] gap-2 overflow-hidden rounded-card md:grid',
          isBesideBox && 'lg:h-[clamp(15rem,36dvh,22rem)]',
          mosaico(fotos.length),
        )}
      >
        {fotos.slice(0, 5).map((foto, index) => (
          <Foto
            key={foto.url}
            foto={foto}
            index={index}
            isBesideBox={isBesideBox}
            onClick={() => setVista(index)}
            className={index === 0 ? 'row-span-2' : ''}
          />
        ))}
      </div>
      <div className="mt-2 flex min-h-8 items-center justify-between gap-4 text-small text-text-2">
        <p>{fotos.some(({ ilustracion }) => ilustracion) && 'Imagen ilustrativa'}</p>
        {fotos.length > 1 && (
          <button
            type="button"
            onClick={() => setVista(0)}
            className="hit-area inline-flex items-center gap-2 rounded-chip font-semibold text-primary underline-offset-4 hover:underline"
          >
            <Images size={16} aria-hidden />
            Ver las {fotos.length} imágenes
          </button>
        )}
      </div>
      {vista !== null && (
        <Suspense>
          <Visor fotos={fotos} nombre={nombre} primera={vista} onClose={() => setVista(null)} />
        </Suspense>
      )}
    </div>
  )
}

function mosaico(count: number): string {
  if (count >= 5) return 'grid-cols-[2fr_1fr_1fr] grid-rows-2'
  if (count >= 3) return 'grid-cols-[2fr_1fr] grid-rows-2 [&>:nth-child(n+4)]:hidden'
  return count === 2 ? 'grid-cols-2 grid-rows-2 *:row-span-2' : 'grid-rows-2'
}

/** Of our drawings, where what they are about stands: a wide tile crops the other side. */
function encuadreDe(url: string): string {
  if (url.endsWith('-cerca.svg')) return 'object-top'
  return /-(?:figura|bodegon)\.svg$/.test(url) ? 'object-bottom' : ''
}

type FotoProps = { foto: Fotos[number]; index: number; isBesideBox?: boolean; onClick: () => void; className: string }

/** As wide as the picture is drawn, with what its tile crops. */
const anchos = (index: number, isBesideBox: boolean): string => {
  if (index === 0)
    return isBesideBox ? '(min-width: 80rem) 480px, (min-width: 60rem) 800px, 100vw' : '(min-width: 60rem) 800px, 100vw'
  return isBesideBox ? '(min-width: 80rem) 240px, (min-width: 60rem) 400px, 100vw' : '(min-width: 60rem) 400px, 100vw'
}

function Foto({ foto, index, isBesideBox = false, onClick, className }: FotoProps) {
  return (
    <button
      type="button"
      aria-label={`Ampliar imagen ${index + 1}: ${foto.alt}`}
      onClick={onClick}
      className={cx(
        'group relative block min-h-0 min-w-0 overflow-hidden outline-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:rounded-[inherit] focus-visible:after:inset-ring-8 focus-visible:after:inset-ring-bg focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-focus',
        className,
      )}
    >
      <ImagenExperiencia
        src={foto.url}
        alt=""
        isEager={index === 0}
        isNative
        sizes={anchos(index, isBesideBox)}
        className={cx('transition-transform duration-450 group-hover:scale-102', encuadreDe(foto.url))}
      />
    </button>
  )
}
