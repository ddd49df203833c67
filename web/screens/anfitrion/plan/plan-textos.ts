import type { Suscripcion } from '#contract/suscripciones.ts'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'

export type CondicionesDePlan = Suscripcion['planes'][number]

const ZONA = 'America/Santiago'
export const diaDe = (instante: string): string => formatDia(diaEn(instante, ZONA))
export const porcentaje = (n: number): string => `${String(n).replace('.', ',')} %`
export const precioDe = ({ precio }: CondicionesDePlan): string =>
  precio === 0 ? '$0 al mes' : `${formatPesos(precio)} al mes, IVA incluido`
export const experienciasDe = ({ experiencias }: CondicionesDePlan): string =>
  experiencias === null ? 'Sin límite' : `Hasta ${experiencias}`

export const equipoDe = ({ personas }: CondicionesDePlan): string =>
  personas === 1 ? 'Solo tú' : `Tú y hasta ${personas - 1} más`

export function nombreDePlan(planes: CondicionesDePlan[], plan: string | null): string {
  return planes.find((uno) => uno.plan === plan)?.nombre ?? ''
}

/** What a host has from it today. */
export function diferenciasDe(plan: CondicionesDePlan): string[] {
  return [
    `Comisión de ${porcentaje(plan.comision)} + IVA por venta`,
    `Por tu propio enlace, ${porcentaje(plan.comisionPorEnlace)} + IVA`,
    plan.experiencias === null ? 'Experiencias sin límite' : `Hasta ${plan.experiencias} experiencias publicadas`,
    plan.personas === 1 ? 'Trabajas solo tú' : `Equipo: ${equipoDe(plan).toLowerCase()}`,
  ]
}
