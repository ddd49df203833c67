import { lazy, Suspense, useState } from 'react'
import { lugarDeZona, ZONAS_ESCENA } from '#contract/escenas-motivos.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const IllustrationsZone = lazy(() => import('./illustrations-zone.tsx'))

/** Every drawing of the stock, zone by zone; a zone is fetched when it is opened. */
export function IllustrationsSheet() {
  return (
    <section aria-labelledby="laminas" className="mt-8 lg:mt-16">
      <h2 id="laminas">Hoja de contactos</h2>
      <p className="mt-2 mb-4 max-w-measure text-text-2">
        Todas las portadas por zona, con su paleta en cuatro horas y las cinco tomas de una de ellas.
      </p>
      {ZONAS_ESCENA.map((zona) => (
        <Disclosure key={zona} title={`${zona} · ${lugarDeZona[zona]}`} headingLevel={3}>
          <OnceSeen>
            <Suspense fallback={<Skeleton className="h-80" />}>
              <IllustrationsZone zona={zona} />
            </Suspense>
          </OnceSeen>
        </Disclosure>
      ))}
    </section>
  )
}

/** Content of a closed disclosure is not made until it can be seen. */
function OnceSeen({ children }: { children: React.ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  return (
    <div
      ref={(box) => {
        if (!box || isSeen) return
        const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
        watcher.observe(box)
        return () => watcher.disconnect()
      }}
      className="min-h-80"
    >
      {isSeen && children}
    </div>
  )
}
