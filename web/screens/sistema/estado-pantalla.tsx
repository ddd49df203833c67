import type { ReactNode } from 'react'
import { EmptyRoad } from './empty-road.tsx'

type EstadoPantallaProps = { title: string; text: string; drawing?: ReactNode; children: ReactNode }

export function EstadoPantalla({ title, text, drawing = <EmptyRoad />, children }: EstadoPantallaProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="mx-auto grid max-w-column justify-items-center gap-4 text-center">
        {drawing}
        <h1 tabIndex={-1} className="mt-4">
          {title}
        </h1>
        <p className="text-lead text-text-2">{text}</p>
        <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto">{children}</div>
      </div>
    </div>
  )
}
