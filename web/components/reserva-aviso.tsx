import type { ReactNode } from 'react'
import { tituloDe } from '#web/ui/marca.ts'
import { EmptyDrawing } from '#web/ui/empty-drawing.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { useViva } from './use-viva.ts'

export type ReservaAvisoProps = {
  title: string
  text?: ReactNode
  /** One way on. */
  children?: ReactNode
  drawing?: ReactNode
  /** The page turned into this one without a load: it is read out, and renames the page. */
  isSudden?: boolean
}

/** A whole page with one thing to say. */
export function ReservaAviso({ title, text, children, drawing, isSudden = false }: ReservaAvisoProps) {
  // What the server sends has its title already, and a page has one.
  const isInBrowser = useViva()
  return (
    <div className="wrap py-10 lg:py-16">
      {isSudden && isInBrowser && <title>{tituloDe(title)}</title>}
      <div className="mx-auto grid max-w-column justify-items-center gap-4 text-center">
        {drawing ?? <EmptyDrawing />}
        <h1 tabIndex={-1} ref={isSudden ? focusOnMount : undefined} className="mt-2 outline-none">
          {title}
        </h1>
        {text && <div className="text-lead text-balance text-text-2">{text}</div>}
        {children && (
          <div className="mt-2 flex w-full flex-col items-stretch gap-3 sm:w-auto sm:items-center">{children}</div>
        )}
      </div>
    </div>
  )
}
