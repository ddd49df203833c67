import { lazy, Suspense, useState } from 'react'
import type { FotoSubida } from '#contract/experiencias.ts'

const Visor = lazy(() => import('./visor.tsx'))

/** The photos of an opinion, small; each opens large. */
export function ResenaFotos({ fotos, autor }: { fotos: readonly FotoSubida[]; autor: string }) {
  const [abierta, setAbierta] = useState<number | null>(null)
  if (fotos.length === 0) return null
  const nombre = `Fotos de ${autor}`
  return (
    <>
      <ul aria-label={nombre} className="flex flex-wrap gap-2">
        {fotos.map((foto, i) => (
          <li key={foto.id}>
            <button
              type="button"
              aria-label={`Ampliar foto ${i + 1} de ${fotos.length} de ${autor}`}
              className="press block overflow-hidden rounded-control bg-surface-2"
              onClick={() => setAbierta(i)}
            >
              <img
                src={foto.chica}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-22 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {abierta !== null && (
        <Suspense>
          <Visor
            fotos={fotos.map(({ url }, i) => ({ url, alt: `Foto ${i + 1} de ${autor}` }))}
            nombre={nombre}
            primera={abierta}
            onClose={() => setAbierta(null)}
          />
        </Suspense>
      )}
    </>
  )
}
