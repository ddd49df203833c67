import type { EstadoConsulta } from '#contract/consultas.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const ESTADOS: Record<EstadoConsulta, [string, BadgeTone]> = {
  en_espera: ['Esperando respuesta', 'warning'],
  respondida: ['Respondida', 'success'],
  cerrada: ['Cerrada', 'neutral'],
}

export function ConsultaEstado({ estado }: { estado: EstadoConsulta }) {
  const [texto, tono] = ESTADOS[estado]
  return <Badge tone={tono}>{texto}</Badge>
}
