import { formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'

/** When a copy was kept, on the clock of Santiago: 'hoy a las 10:42', 'el sáb 14 nov a las 10:42'. */
export function formatGuardado(ms: number, ahora = new Date()): string {
  const cuando = new Date(ms)
  const dia = diaEn(cuando)
  return `${dia === diaEn(ahora) ? 'hoy' : `el ${formatDia(dia)}`} a las ${formatHora(cuando)}`
}
