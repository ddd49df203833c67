import type { ReactNode } from 'react'

type PageHeadProps = { title: ReactNode; text?: ReactNode }

/** The title of a page, which takes the focus on arrival, and the sentence that says what it is for. */
export function PageHead({ title, text }: PageHeadProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <h1 tabIndex={-1} className="outline-none">
        {title}
      </h1>
      {text && <p className="max-w-measure text-lead text-text-2">{text}</p>}
    </div>
  )
}
