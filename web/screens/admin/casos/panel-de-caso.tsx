import { type ComponentType, lazy, Suspense } from 'react'
import type { CasoConHechos, TipoCaso } from '#contract/casos.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'

/** What is decided in a case and how: one panel for each kind that has its own; the rest has its timeline. */
const PANELES: Partial<Record<TipoCaso, ComponentType<{ caso: CasoConHechos }>>> = {
  experiencia: lazy(async () => ({ default: (await import('./experiencia/revisar-experiencia.tsx')).RevisarExperiencia })),
  empresa: lazy(async () => ({ default: (await import('./empresa/revisar-empresa.tsx')).RevisarEmpresa })),
  cotizacion: lazy(async () => ({ default: (await import('./empresa/atender-solicitud.tsx')).AtenderSolicitud })),
  pago: lazy(async () => ({ default: (await import('./empresa/atender-solicitud.tsx')).AtenderSolicitud })),
  opinion: lazy(async () => ({ default: (await import('./opinion/moderar-opinion.tsx')).ModerarOpinion })),
}

export function PanelDeCaso({ caso }: { caso: CasoConHechos }) {
  const Panel = PANELES[caso.tipo]
  return (
    Panel && (
      <Suspense fallback={<AreaEspera />}>
        <Panel caso={caso} />
      </Suspense>
    )
  )
}
