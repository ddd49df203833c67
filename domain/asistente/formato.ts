import { enDiaCorto } from '#domain/fechas-en-palabras.ts'
import { anioDe } from './fechas/calendario.ts'
import type { Fecha } from '#domain/fechas.ts'
import { hayDireccion } from './direcciones.ts'
import type { Cuando } from './intencion.ts'
import { aplanar } from './signos.ts'

/** 'sáb 14 nov', with the year where it is another one. */
export function enDia(fecha: Fecha, hoy: Fecha): string {
  const anio = anioDe(fecha) === anioDe(hoy) ? '' : ` ${anioDe(fecha)}`
  return enDiaCorto(fecha) + anio
}

/** 'el sáb 14 nov', 'entre el sáb 14 nov y el dom 15 nov', 'desde el …', 'hasta el …'. */
export function enCuando({ fecha, desde, hasta }: Cuando, hoy: Fecha): string {
  if (fecha) return `el ${enDia(fecha, hoy)}`
  if (desde && hasta) return `entre el ${enDia(desde, hoy)} y el ${enDia(hasta, hoy)}`
  return desde ? `desde el ${enDia(desde, hoy)}` : hasta ? `hasta el ${enDia(hasta, hoy)}` : ''
}

/** 'sáb 14 nov a las 10:30', from an instant with its local offset. */
export const enMomento = (instante: string, hoy: Fecha): string =>
  `${enDia(instante.slice(0, 10), hoy)} a las ${instante.slice(11, 16)}`

export const contados = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`

/** Of those who guide, by their codes. */
export const IDIOMAS: Record<string, string> = {
  es: 'español',
  en: 'inglés',
  pt: 'portugués',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
}

const SOSPECHOSO = /(?:\$|ignora|ignore|instruc|asistente:|system|prompt)/i

/** A text of the catalogue that could pass for an address, a price or an order. */
export const esSospechoso = (texto: string): boolean => SOSPECHOSO.test(aplanar(texto)) || hayDireccion(texto)

/** A name of the catalogue as text that cannot pass for an address, a price or an order. */
export function nombreSeguro(nombre: string): string {
  const limpio = nombre
    .replace(/[<>[\]{}`|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return esSospechoso(limpio) ? 'una experiencia' : `«${limpio}»`
}
