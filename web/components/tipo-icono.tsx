import { Bird, Building2, Footprints, Grape, Landmark, type LucideIcon, Tent, Utensils, Waves } from 'lucide-react'
import type { TipoExperiencia } from '#contract/comun.ts'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'

const LOOKS: Record<TipoExperiencia, { Icon: LucideIcon; tone: ChipTone }> = {
  Trekking: { Icon: Footprints, tone: 1 },
  Culinaria: { Icon: Utensils, tone: 2 },
  Cultural: { Icon: Landmark, tone: 3 },
  Aventura: { Icon: Tent, tone: 4 },
  Enológica: { Icon: Grape, tone: 5 },
  'Stand Up Paddle': { Icon: Waves, tone: 6 },
  'Avistamiento de Aves': { Icon: Bird, tone: 7 },
  'City Tour': { Icon: Building2, tone: 8 },
}

export function TipoIcono({ tipo, size = 16 }: { tipo: TipoExperiencia; size?: 16 | 20 | 24 }) {
  const { Icon } = LOOKS[tipo]
  return <Icon size={size} aria-hidden />
}

export function TipoChip({ tipo, className }: { tipo: TipoExperiencia; className?: string }) {
  return (
    <Chip tone={LOOKS[tipo].tone} icon={<TipoIcono tipo={tipo} />} className={className}>
      {tipo}
    </Chip>
  )
}
