import * as Lucide from 'lucide-react'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { Logo, LogoMark } from '#web/ui/logo.tsx'
import { Ridge } from '#web/ui/ridge.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Sample, useTema } from './both-themes.tsx'
import { Ratio } from './colors-section.tsx'
import { contrast } from './contraste.ts'

const CHIPS: [ChipTone, string, Lucide.LucideIcon][] = [
  [1, 'Trekking', Lucide.Footprints],
  [2, 'Culinaria', Lucide.Utensils],
  [3, 'Cultural', Lucide.Landmark],
  [4, 'Aventura', Lucide.Tent],
  [5, 'Enológica', Lucide.Grape],
  [6, 'Stand Up Paddle', Lucide.Waves],
  [7, 'Avistamiento de Aves', Lucide.Bird],
  [8, 'City Tour', Lucide.Building2],
]

const FACTS: [string, Lucide.LucideIcon][] = [
  ['lugar', Lucide.MapPin],
  ['duración', Lucide.Clock],
  ['viajeros', Lucide.Users],
  ['idiomas', Lucide.Languages],
  ['accesibilidad', Lucide.Accessibility],
  ['revisado', Lucide.ShieldCheck],
  ['fechas', Lucide.CalendarDays],
  ['entrada', Lucide.Ticket],
  ['código QR', Lucide.QrCode],
  ['escanear', Lucide.ScanQrCode],
  ['clave', Lucide.KeyRound],
  ['reintentar', Lucide.RotateCcw],
  ['atención', Lucide.TriangleAlert],
  ['listo', Lucide.CircleCheck],
]

export function BrandSection() {
  const tema = useTema()
  return (
    <>
      <Sample name="Marca">
        <div className="flex flex-wrap items-center gap-6">
          <Logo />
          <LogoMark size={48} />
          <LogoMark size={24} />
        </div>
      </Sample>
      <Sample name="La franja">
        <Ridge />
        <Ridge look="ground" className="text-primary-soft" />
        <span className="flex items-center gap-4 text-primary">
          <Spinner /> <Spinner size="large" />
        </span>
      </Sample>
      <Sample name="Tipos">
        <ul className="grid gap-3">
          {CHIPS.map(([tone, name, Icon]) => (
            <li key={tone} className="flex items-center justify-between gap-2">
              <Chip tone={tone} icon={<Icon size={16} aria-hidden />}>
                {name}
              </Chip>
              <Ratio value={contrast(tema, `chip-${tone}-ink`, `chip-${tone}`)} minimum={4.5} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Íconos: 16, 20 y 24 px, trazo 1,75">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
          {FACTS.map(([name, Icon]) => (
            <li key={name} className="flex min-h-8 items-center gap-2 text-small">
              <Icon size={20} aria-hidden className="text-text-2" />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  )
}
