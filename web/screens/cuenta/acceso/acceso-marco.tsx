import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { SITIO } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Ridge } from '#web/ui/ridge.tsx'

type AccesoMarcoProps = { title: string; text?: ReactNode; poster?: string; children: ReactNode }

/** Form first; from 1280 px on a poster beside it, for the eye only. */
export function AccesoMarco({ title, text, poster, children }: AccesoMarcoProps) {
  return (
    <div className={cx('wrap pt-6 lg:pt-10', poster && 'lg:grid lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-16')}>
      <div className={cx('mx-auto grid w-full max-w-column content-start gap-6', poster && 'lg:mx-0 lg:py-6')}>
        <BackLink to="/">Volver al inicio</BackLink>
        <PageHead title={title} text={text} />
        {children}
      </div>
      {poster && <Poster src={poster} />}
    </div>
  )
}

function Poster({ src }: { src: string }) {
  return (
    <div
      aria-hidden
      className="sticky top-24 hidden h-[min(45rem,calc(100dvh-8rem))] flex-col self-start overflow-hidden rounded-card bg-surface-2 lg:flex"
    >
      <div className="relative grow">
        <img
          src={src}
          alt=""
          width={1200}
          height={900}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-[60%]"
        />
        <Ridge look="ground" className="absolute inset-x-0 -bottom-px text-surface-2" />
      </div>
      <div className="px-8 pt-2 pb-8">
        <p className="font-display text-h2">Explora Chile</p>
        <p className="mt-1 text-text-2">{SITIO.lema}</p>
      </div>
    </div>
  )
}
