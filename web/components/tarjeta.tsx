import { type ReactNode, useId } from 'react'

type TarjetaProps = { title: string; text?: ReactNode; children: ReactNode }

/** One matter of a section. */
export function Tarjeta({ title, text, children }: TarjetaProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="font-sans text-h3 font-semibold">
          {title}
        </h2>
        {text && <div className="max-w-measure text-text-2">{text}</div>}
      </div>
      {children}
    </section>
  )
}
