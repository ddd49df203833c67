import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'

const HORA_MS = 3_600_000

type Condiciones = Pick<ExperienciaDetalle, 'tramosCancelacion' | 'zonaHoraria'>

/** The words of the policy, or its real date once a departure is chosen. */
export function promesaDeCancelacion({ tramosCancelacion, zonaHoraria }: Condiciones, salida: Salida | null, ahora = Date.now()): string {
  const { corto, horasGratis } = textosDePolitica(tramosCancelacion)
  if (!salida || horasGratis === null) return corto
  const limite = new Date(Date.parse(salida.inicio) - horasGratis * HORA_MS)
  const cuando = `el ${formatDia(diaEn(limite, zonaHoraria))}, ${formatHora(limite, zonaHoraria)}`
  return limite.getTime() <= ahora ? `El plazo para cancelar sin costo terminó ${cuando}` : `Cancela sin costo hasta ${cuando}`
}
