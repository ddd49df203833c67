import type { ErrorCode } from '#contract/errors.ts'
import type { PuntoDeRecogida } from '#contract/recogida.ts'

const MINUTO_MS = 60_000

/** What an experiencia offers: where it picks people up, and whether it goes nowhere else. */
export interface OfertaDeRecogida {
  recogida: readonly PuntoDeRecogida[]
  recogidaObligatoria: boolean
}

/** Without a punto, a hotel is where the operator goes; without either, it still has to be agreed. */
export interface RecogidaElegida {
  punto: PuntoDeRecogida | null
  hotel: string | null
  habitacion: string | null
}

/** What was sent; undefined leaves as it was, null takes away. */
export interface RecogidaPedida {
  pedida?: boolean | undefined
  puntoId?: string | null | undefined
  hotel?: string | null | undefined
  habitacion?: string | null | undefined
}

/** What was sent over what stood; a punto wins over a hotel. What stood at another experiencia's punto is dropped. */
export function elegirRecogida(
  { recogida }: OfertaDeRecogida,
  pedida: RecogidaPedida,
  antes: RecogidaElegida | null,
): { recogida: RecogidaElegida | null; motivo: ErrorCode | null } {
  const nada = { recogida: null, motivo: null }
  const desconocida = { recogida: null, motivo: 'recogida-desconocida' } as const
  if (recogida.length === 0) return quiere(pedida) ? desconocida : nada
  const previa = antes?.punto && !recogida.some(({ id }) => id === antes.punto?.id) ? null : antes
  if (Object.values(pedida).every((valor) => valor === undefined)) return { recogida: previa, motivo: null }
  if (pedida.pedida === false) return nada
  const punto =
    typeof pedida.puntoId === 'string'
      ? recogida.find(({ id }) => id === pedida.puntoId)
      : pedida.puntoId === null
        ? null
        : (previa?.punto ?? null)
  if (punto === undefined) return desconocida
  if (punto) return { recogida: { punto, hotel: null, habitacion: null }, motivo: null }
  const [hotel, habitacion] = [dado(pedida.hotel, previa?.hotel), dado(pedida.habitacion, previa?.habitacion)]
  return { recogida: hotel || pedida.pedida || previa ? { punto: null, hotel, habitacion } : null, motivo: null }
}

const quiere = ({ pedida, puntoId, hotel }: RecogidaPedida): boolean =>
  pedida === true || Boolean(puntoId) || Boolean(hotel)

const dado = (nuevo: string | null | undefined, antes: string | null = null): string | null =>
  nuevo === undefined ? antes : nuevo || null

/** An experiencia that starts with the pick-up cannot do without a place for it. */
export const faltaRecogida = (
  { recogida, recogidaObligatoria }: OfertaDeRecogida,
  elegida: RecogidaElegida | null,
): boolean => recogidaObligatoria && recogida.length > 0 && !elegida?.punto && !elegida?.hotel

/** From when until when somebody waits there; `hasta` is null where it comes on the minute. */
export function horaDeRecogida(
  inicio: Date,
  { minutosAntes, ventanaMinutos }: PuntoDeRecogida,
): { hora: Date; hasta: Date | null } {
  const hora = new Date(inicio.getTime() - minutosAntes * MINUTO_MS)
  return { hora, hasta: ventanaMinutos > 0 ? new Date(hora.getTime() + ventanaMinutos * MINUTO_MS) : null }
}
