import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'

/** 'Moderada: 100 % hasta 72 horas y 50 % hasta 24 horas antes.' */
export function enFrase(nombre: string, tramos: readonly Tramo[]): string {
  if (tramos.length === 0) return 'Sin devolución si cancelas tú.'
  return `${nombre}: ${tramos.map(({ hasta, porcentaje }) => `${porcentaje} % hasta ${hasta >= 168 && hasta % 24 === 0 ? `${hasta / 24} días` : `${hasta} horas`}`).join(' y ')} antes.`
}

/** Those that one may choose, as they stand. */
export const politicasEnFrase = ({
  flexible,
  moderada,
  estricta,
}: Record<PoliticaCancelacion, readonly Tramo[]>): string =>
  [enFrase('Flexible', flexible), enFrase('Moderada', moderada), enFrase('Estricta', estricta)].join(' ')
