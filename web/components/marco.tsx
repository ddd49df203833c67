import { type ReactNode, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx'
import { BarraNavegacion } from './barra-navegacion.tsx'
import { MarcoPago } from './marco-pago.tsx'
import { PanelEscucha } from './panel-escucha.tsx'
import { Pie } from './pie.tsx'
import { Precarga } from './precarga.tsx'

/** A screen chooses its frame with `export const handle: MarcoHandle = { marco: 'pago' }`; 'ninguno' brings its own. */
export type MarcoHandle = { marco: 'completo' | 'pago' | 'ninguno' }

export function Marco({ children }: { children: ReactNode }) {
  const marco = useMatches().map(({ handle }) => (handle as MarcoHandle | undefined)?.marco).findLast(Boolean)
  if (marco === 'ninguno') return children
  if (marco === 'pago') return <MarcoPago>{children}</MarcoPago>
  return <MarcoCompleto>{children}</MarcoCompleto>
}

function MarcoCompleto({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [visita, setVisita] = useState(key)
  // Going anywhere closes the menu.
  if (visita !== key) {
    setVisita(key)
    setMenuOpen(false)
  }
  return (
    <div className="group/marco flex min-h-dvh flex-col">
      <BarraNavegacion isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />
      <main id="contenido" tabIndex={-1} inert={isMenuOpen} className="grow outline-none">
        {children}
      </main>
      <Pie isInert={isMenuOpen} />
      {!isMenuOpen && <ScrollToTop className="right-4 bottom-[calc(1rem+var(--bar,0px))] lg:right-6 lg:bottom-6 lg:group-has-[[data-columna-fija]]/marco:right-[calc(50%-13.125rem)]" />}
      <Precarga />
      <PanelEscucha />
    </div>
  )
}
