import type { EstadoRegalo } from '#contract/regalos.ts'
import { diaLocal, esFecha, fechaLocal, plazoDeDias, sumarDias, ultimoInstante } from '#domain/fechas.ts'
import { porcentajeDe } from '#domain/pesos.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import { ALFABETO_CODIGO } from '#domain/reservas/codigo.ts'
import { COBRO_MIN } from '#domain/reservas/precio.ts'

// As long as an ordinary claim lives (Código Civil, art. 2515): a shorter term would keep money for nothing.
const VIGENCIA_ANOS = 5
// Ley 19.496, art. 3 bis.
const RETRACTO_DIAS = 10
const ZONA = 'America/Santiago'
const LARGO = 16
const LIMITE = 256 - (256 % ALFABETO_CODIGO.length)

/** Null when too many bytes had to be skipped: ask for more. */
export function codigoDeRegaloDeBytes(bytes: Uint8Array): string | null {
  const letras = Array.from(
    bytes.filter((byte) => byte < LIMITE).subarray(0, LARGO),
    (byte) => ALFABETO_CODIGO[byte % ALFABETO_CODIGO.length],
  )
  return letras.length === LARGO ? letras.join('') : null
}

export function normalizarCodigoDeRegalo(texto: string): string | null {
  const codigo = texto.replace(/[\s-]/g, '').toUpperCase()
  return codigo.length === LARGO && [...codigo].every((letra) => ALFABETO_CODIGO.includes(letra)) ? codigo : null
}

/** 7K4M-92QX-ABCD-2345 */
export const mostrarCodigoDeRegalo = (codigo: string): string => (codigo.match(/.{4}/g) ?? []).join('-')

/** The end of the day that the card names. */
export function calcularVencimiento(pagadoEn: Date): Date {
  const [ano = '', dia = ''] = fechaLocal(pagadoEn, ZONA).split(/-(.*)/)
  const fecha = `${Number(ano) + VIGENCIA_ANOS}-${dia}`
  return ultimoInstante(esFecha(fecha) ? fecha : `${Number(ano) + VIGENCIA_ANOS}-03-01`, ZONA)
}

/** A card that gets money back after it ran out has a year to be used. */
export const vencimientoTrasDevolver = (ahora: Date): Date => plazoDeDias(ahora, 365, ZONA)

/** How much of a price a gift pays: what is left for the card is nothing, or enough for a card to be charged. */
export function montoAplicable(total: number, disponible: number): number {
  const monto = Math.min(total, Math.max(0, disponible))
  const resto = total - monto
  return resto === 0 || resto >= COBRO_MIN ? monto : Math.max(0, total - COBRO_MIN)
}

export interface UsoDeRegalo {
  monto: number
  devuelto: number
  /** Of that, for a cheaper date: the sale went on for the rest. */
  rebajado: number
}

/** What goes back to the gift when its booking is cancelled: the same part of what it still pays as of the rest. */
export const vuelveAlRegalo = ({ monto, devuelto, rebajado }: UsoDeRegalo, porcentaje: number): number =>
  Math.max(0, porcentajeDe(monto - rebajado, porcentaje) - (devuelto - rebajado))

export interface Regalo {
  estado: Exclude<EstadoRegalo, 'vencido'>
  pagadoEn: Date | null
  venceEn: Date | null
}

/** The day that the card names is its last, to its end; cards of before say an hour of it. */
export const haVencido = (venceEn: Date, ahora: Date): boolean => ahora > plazoDeDias(venceEn, 0, ZONA)

export function estadoDeRegalo({ estado, venceEn }: Regalo, ahora: Date): EstadoRegalo {
  return estado === 'activo' && venceEn !== null && haVencido(venceEn, ahora) ? 'vencido' : estado
}

/** Whole days of the buyer's country, the tenth included. */
export function finDeRetracto(pagadoEn: Date): Date {
  return diaLocal(sumarDias(fechaLocal(pagadoEn, ZONA), RETRACTO_DIAS), ZONA).hasta
}

/** Money comes back for a card that nobody has used, within the time to withdraw. `enUso`: spent or held by a booking. */
export function puedeDevolverse(regalo: Regalo, enUso: number, ahora: Date): boolean {
  return regalo.estado === 'activo' && enUso === 0 && regalo.pagadoEn !== null && ahora < finDeRetracto(regalo.pagadoEn)
}

/** A card that left stays with whoever has its code: once its address is not kept, no other code is made. `sinDestinatario`: it never left. */
export function puedeReenviarse(
  regalo: Regalo,
  { sinDestinatario, paraEmail }: { sinDestinatario: boolean; paraEmail: string },
  ahora: Date,
): boolean {
  return estadoDeRegalo(regalo, ahora) === 'activo' && (sinDestinatario || !esSeudonimo(paraEmail))
}
