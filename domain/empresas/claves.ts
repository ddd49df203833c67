import type { ErrorCode } from '#contract/errors.ts'
import { diaLocal, esFecha, plazoDeDias } from '#domain/fechas.ts'

/** docs/permisos.md 7: at most five live, so that an old and a new one stand side by side, and at most a year. */
export const CLAVES_VIVAS_MAX = 5
const DIA_MS = 86_400_000
const DURACION_MAX_MS = 365 * DIA_MS

// Crockford's alphabet: nothing that is mistaken for something else when read aloud.
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MARCA = 'thub_'
const PREFIJO = `${MARCA}live_`

/** The key that 32 random bytes make, five bits a letter. */
export function claveDeBytes(bytes: Uint8Array): string {
  let texto = ''
  let resto = 0
  let bits = 0
  for (const byte of bytes) {
    resto = (resto << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      texto += LETRAS[(resto >> bits) & 31]
    }
    resto &= (1 << bits) - 1
  }
  return PREFIJO + texto + (bits > 0 ? LETRAS[(resto << (5 - bits)) & 31] : '')
}

/** Whether it is worth asking whose it is. */
export const pareceClave = (texto: string): boolean => texto.startsWith(MARCA)

/** Written in the code for everybody to try with: no key that is made looks like it. */
export const esDePrueba = (clave: string): boolean => clave.startsWith('thub_demo_')

export const muestraDe = (clave: string): string => `${clave.slice(0, PREFIJO.length)}…${clave.slice(-4)}`

/** The instant a key ends: a date is its whole day in Chile. Null for one that has passed or is more than a year away. */
export function calcularVencimiento(pedido: string | undefined, now: Date): Date | null {
  const maximo = now.getTime() + DURACION_MAX_MS
  if (pedido === undefined) return new Date(maximo)
  const dia = esFecha(pedido) ? diaLocal(pedido, 'America/Santiago') : null
  const vence = dia?.hasta ?? new Date(pedido)
  // The last hours of the day a year from now are still that day.
  const holgura = dia ? DIA_MS : 0
  return vence > now && vence.getTime() <= maximo + holgura ? vence : null
}

/** Long enough to change every system, short enough that nobody forgets the old one. */
const TRASLAPE_MAX_DIAS = 30
const TRASLAPE_DIAS = 7

/**
 * Until when a replaced key still works. `pedido`: an instant, the last day it works, or `ahora`; a week unless said, at most
 * 30 days, never past its own end. Null for what has passed already or is further away.
 */
export function finDeLaReemplazada(pedido: string | undefined, venceEn: Date, now: Date): Date | null {
  if (pedido === 'ahora') return now
  const maximo = now.getTime() + TRASLAPE_MAX_DIAS * DIA_MS
  if (pedido === undefined) return new Date(Math.min(plazoDeDias(now, TRASLAPE_DIAS).getTime() + 1, venceEn.getTime()))
  const dia = esFecha(pedido) ? diaLocal(pedido, 'America/Santiago') : null
  const fin = dia?.hasta ?? new Date(pedido)
  if (fin <= now || fin.getTime() > maximo + (dia ? DIA_MS : 0)) return null
  return fin < venceEn ? fin : venceEn
}

/** Only a live key is rotated, and two stand side by side at most: the one before has to be over first. */
export function motivoParaNoRotar({
  vigente,
  reemplazada,
  anteriorViva,
}: {
  vigente: boolean
  reemplazada: boolean
  anteriorViva: boolean
}): ErrorCode | null {
  if (!vigente) return 'clave-no-vigente'
  return reemplazada || anteriorViva ? 'clave-en-rotacion' : null
}

/** A new key lives as long as the one it replaces was made for. */
export const vencimientoDeReemplazo = ({
  createdAt,
  venceEn,
  now,
}: {
  createdAt: Date
  venceEn: Date
  now: Date
}): Date => new Date(now.getTime() + Math.min(venceEn.getTime() - createdAt.getTime(), DURACION_MAX_MS))

export const DIAS_DE_AVISO_DE_CLAVE = [30, 7, 1] as const

/**
 * Which warning a key is due, by the days it has left: 30, 7 or 1; null while none is. One that was made for less than a warning's
 * time does not get it, and one that was replaced gets the last alone: whoever rotated it knows.
 */
export function avisoDeClave(
  { creadaEn, venceEn, reemplazada }: { creadaEn: Date; venceEn: Date; reemplazada: boolean },
  now: Date,
): (typeof DIAS_DE_AVISO_DE_CLAVE)[number] | null {
  const quedan = venceEn.getTime() - now.getTime()
  if (quedan <= 0) return null
  const vida = venceEn.getTime() - creadaEn.getTime()
  const debidos = DIAS_DE_AVISO_DE_CLAVE.filter(
    (dias) => quedan <= dias * DIA_MS && vida > dias * DIA_MS && (!reemplazada || dias === 1),
  )
  return debidos.at(-1) ?? null
}
