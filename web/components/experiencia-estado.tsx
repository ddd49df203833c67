import type { ExperienciaPropia } from '#contract/operadores.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const ESTADOS: Record<ExperienciaPropia['estado'], [string, BadgeTone]> = {
  borrador: ['Borrador', 'neutral'],
  en_revision: ['En revisión', 'primary'],
  observada: ['Necesita cambios', 'warning'],
  publicada: ['Publicada', 'success'],
  pausada: ['Pausada', 'neutral'],
  retirada: ['Retirada', 'neutral'],
}

export function ExperienciaEstado({ estado }: Pick<ExperienciaPropia, 'estado'>) {
  const [texto, tono] = ESTADOS[estado]
  return <Badge tone={tono}>{texto}</Badge>
}
