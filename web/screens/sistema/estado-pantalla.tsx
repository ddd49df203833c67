import { lazy, type ReactNode, Suspense } from 'react'

// The words come with every page, the drawing with the few that show it; what cannot be fetched is missed by nobody.
const Road = lazy<() => ReactNode>(() =>
  import('./empty-road.tsx').then(
    ({ EmptyRoad: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => null }),
  ),
)

/** Of the shape that it will have, while it is on its way. */
export const EmptyRoad = () => (
  <Suspense fallback={<div className="aspect-3/2 w-full" />}>
    <Road />
  </Suspense>
)

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
