import type { ReactNode } from 'react'
import { Framed } from '#web/ui/framed.tsx'

type PortadaProps = {
  titulo: string
  bajada: string
  escena: string
  alt: string
  /** Its actions; on phones the main one stands in the bar below instead. */
  children: ReactNode
}

/** The poster on top of a landing page: what it is for, one action, one picture. */
export function Portada({ titulo, bajada, escena, alt, children }: PortadaProps) {
  return (
    <section className="wrap pt-6 lg:pt-10">
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-12 lg:gap-20">
        <div className="grid justify-items-start gap-4">
          <h1 tabIndex={-1} className="text-display outline-none">
            {titulo}
          </h1>
          <p className="max-w-measure text-lead text-text-2">{bajada}</p>
          <div className="mt-2 flex flex-wrap items-center gap-3">{children}</div>
        </div>
        <Framed className="aspect-3/2 md:aspect-square lg:aspect-4/3">
          <img
            src={escena}
            alt={alt}
            width={1200}
            height={900}
            fetchPriority="high"
            className="size-full object-cover"
          />
        </Framed>
      </div>
    </section>
  )
}
