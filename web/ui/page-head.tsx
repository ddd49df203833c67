import type { ReactNode } from 'react'
import { focusOnMount } from './focus-on-mount.ts'

type PageHeadProps = {
  title: ReactNode
  text?: ReactNode
  /** It came in place of another one without a load: it is read out. Give it a key of its own. */
  isSudden?: boolean
}

/** The title of a page, which takes the focus on arrival, and the sentence that says what it is for. */
export function PageHead({ title, text, isSudden = false }: PageHeadProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <h1 tabIndex={-1} ref={isSudden ? focusOnMount : undefined} className="outline-none">
        {title}
      </h1>
      {text && <p className="max-w-measure text-lead text-text-2">{text}</p>}
    </div>
  )
}
