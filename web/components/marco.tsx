import { type ReactNode, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { Part } from '#web/ui/part.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx'
import { cx } from '#web/ui/cx.ts'
import { BarraNavegacion } from './barra-navegacion.tsx'
import { MarcoPago } from './marco-pago.tsx'
import { PanelEscucha } from './panel-escucha.tsx'
import { Pie } from './pie.tsx'
import { Precarga } from './precarga.tsx'

/** A screen chooses its frame with `export const handle: MarcoHandle = { marco: 'pago' }`; 'ninguno' brings its own, 'sin-chat' is the whole frame without the launcher. */
export type MarcoHandle = { marco: 'completo' | 'sin-chat' | 'pago' | 'ninguno' }

export function Marco({ children }: { children: ReactNode }) {
  const marco = useMatches()
    .map(({ handle }) => (handle as MarcoHandle | undefined)?.marco)
    .findLast(Boolean)
  if (marco === 'ninguno') return children
  if (marco === 'pago') return <MarcoPago>{children}</MarcoPago>
  return <MarcoCompleto conChat={marco !== 'sin-chat'}>{children}</MarcoCompleto>
}

// Beside a column that stays in place, what floats stands between the columns.
const FLOTA = 'lg:in-[body:has([data-columna-fija])]:right-[calc(50%-13.125rem)]'

function MarcoCompleto({ conChat, children }: { conChat: boolean; children: ReactNode }) {
  const { key } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [visita, setVisita] = useState(key)
  // Going anywhere closes the menu.
  if (visita !== key) {
    setVisita(key)
    setMenuOpen(false)
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <BarraNavegacion conChat={conChat} isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />
      <main id="contenido" tabIndex={-1} inert={isMenuOpen} className="grow outline-none">
        {children}
      </main>
      <Part isBand>
        <Pie isInert={isMenuOpen} />
      </Part>
      {!isMenuOpen && (
        <ScrollToTop
          className={cx(
            'right-4 bottom-[calc(1rem+var(--bar,0px))] in-[html:has([data-sticky-bar].invisible)]:bottom-4 lg:right-6 lg:bottom-6',
            FLOTA,
          )}
        />
      )}
      <Precarga />
      <PanelEscucha />
    </div>
  )
}
