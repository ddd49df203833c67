import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Part } from '#web/ui/part.tsx'
import { Ridge } from '#web/ui/ridge.tsx'

type SeccionProps = {
  id: string
  titulo: string
  bajada?: ReactNode
  /** Stands on darker ground that begins with the ridge. */
  isSuelo?: boolean
  /** The last of the page, on darker ground: the footer goes on from it. */
  isFinal?: boolean
  /** From 1280 px on the title stands to the left of the content. */
  isLateral?: boolean
  children: ReactNode
  className?: string
}

export function Seccion({
  id,
  titulo,
  bajada,
  isSuelo = false,
  isLateral = false,
  isFinal = false,
  children,
  className,
}: SeccionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 late-160 lg:mt-20">
      {isSuelo && <Ridge look="ground" className="text-surface-2" />}
      <div
        {...(isFinal && { 'data-hasta-el-pie': '' })}
        className={cx(isSuelo && 'bg-surface-2 pt-6 pb-12 lg:pt-10 lg:pb-20')}
      >
        <div
          className={cx(
            'wrap grid grid-cols-1 gap-6 lg:gap-8',
            isLateral && 'lg:grid-cols-[22.5rem_1fr] lg:gap-20',
            className,
          )}
        >
          <div className="grid content-start gap-2">
            <h2 id={id} className="scroll-mt-24">
              {titulo}
            </h2>
            {bajada && <p className="max-w-measure text-lead text-text-2">{bajada}</p>}
          </div>
          <Part>{children}</Part>
        </div>
      </div>
    </section>
  )
}
