import type { ReactNode } from 'react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { BothThemes } from './both-themes.tsx'
import { BrandSection } from './brand-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { ContentSection } from './content-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { FoundationsSection } from './foundations-section.tsx'
import { IllustrationsSheet } from './illustrations-sheet.tsx'
import { MixedGridSection } from './mixed-grid-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'

const SECTIONS: [string, ReactNode][] = [
  ['Colores', <ColorsSection key="colores" />],
  ['Letra, espacio y forma', <FoundationsSection key="bases" />],
  ['Marca, tipos e íconos', <BrandSection key="marca" />],
  ['Botones', <ButtonsSection key="botones" />],
  ['Formularios', <FormsSection key="formularios" />],
  ['Diálogos y avisos', <OverlaysSection key="dialogos" />],
  ['Mensajes y estados', <FeedbackSection key="estados" />],
  ['Contenido', <ContentSection key="contenido" />],
  ['Calendario', <CalendarSection key="calendario" />],
  ['Dibujos y fotografías', <MixedGridSection key="mezcla" />],
]

export function meta() {
  return metaPrivada('Sistema de diseño')
}

export default function DesignSystem() {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <PageHead
        title="Sistema de diseño"
        text="Papel cálido, una sola línea de cordillera y cada pieza en todos sus estados, en claro y en oscuro."
      />
      <div className="mt-8 grid lg:mt-12 lg:gap-16">
        {SECTIONS.map(([title, samples]) => (
          <Disclosure key={title} title={title} headingLevel={2} isPhoneOnly className="min-w-0">
            <div className="pt-2 lg:pt-6">
              <BothThemes>{samples}</BothThemes>
            </div>
          </Disclosure>
        ))}
      </div>
      <IllustrationsSheet />
    </div>
  )
}
