import type { Condiciones } from '#contract/reglas.ts'
import type { Limites, Retencion } from './clases.ts'

/** Values of rules that texts say by their name: '{{retencion.conversaciones}}' is '90 días', and follows the rule. */
export type ValoresDichos = Pick<Condiciones, 'retencion' | 'limites'>

/** What everybody may know of the limits; from what amount a second person agrees is ours to know. */
export const limitesDichos = ({
  reservasAbiertas,
  esperas,
  cuposSinConfirmar,
  minutosDeRetencion,
}: Limites): ValoresDichos['limites'] => ({ reservasAbiertas, esperas, cuposSinConfirmar, minutosDeRetencion })

const DE_RETENCION: Record<keyof Retencion, true> = {
  conversaciones: true,
  notificaciones: true,
  comentarios: true,
  respuestas: true,
  reventas: true,
  novedades: true,
  cuentas: true,
  consultas: true,
}

type Decir = (valores: ValoresDichos) => string

const DICHOS: Record<string, Decir> = {
  ...Object.fromEntries(
    (Object.keys(DE_RETENCION) as (keyof Retencion)[]).map((que): [string, Decir] => [
      `retencion.${que}`,
      ({ retencion }) => enDias(retencion[que]),
    ]),
  ),
  'limites.reservasAbiertas': ({ limites }) => contado(limites.reservasAbiertas, 'reserva', 'reservas'),
  'limites.esperas': ({ limites }) => contado(limites.esperas, 'salida', 'salidas'),
  'limites.cuposSinConfirmar': ({ limites }) => contado(limites.cuposSinConfirmar, 'cupo', 'cupos'),
  'limites.minutosDeRetencion': ({ limites }) => enMinutos(limites.minutosDeRetencion),
}

export const NOMBRES_DE_VALORES: readonly string[] = Object.keys(DICHOS)

/** Null where that is no value of ours. */
export const decirValor = (nombre: string, valores: ValoresDichos): string | null => DICHOS[nombre]?.(valores) ?? null

/** For texts that say nothing of who runs the site. */
export const conValores = (texto: string, valores: ValoresDichos): string =>
  texto.replaceAll(/\{\{([^{}]+)\}\}/g, (entero, nombre: string) => decirValor(nombre, valores) ?? entero)

/** 'un día', '90 días', 'un año' */
export function enDias(dias: number): string {
  if (dias % 365 === 0) return dias === 365 ? 'un año' : `${dias / 365} años`
  return dias === 1 ? 'un día' : `${dias} días`
}

const contado = (n: number, una: string, varias: string): string => `${n} ${n === 1 ? una : varias}`

const enMinutos = (minutos: number): string =>
  minutos % 60 === 0 ? contado(minutos / 60, 'hora', 'horas') : `${minutos} minutos`
