import { diaLocal, esFecha } from '#domain/fechas.ts'

/** Reliability 6: at most five live, so that an old and a new one stand side by side, and at most a year. */
export const CLAVES_VIVAS_MAX = 5
const DIA_MS = 86_400_000
export const DURACION_MAX_MS = 365 * DIA_MS

// Crockford's alphabet: nothing that is mistaken for something else when read aloud.
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIJO = 'thub_live_'

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

/** What people tell a key apart by. */
export const muestraDe = (clave: string): string => `${PREFIJO}…${clave.slice(-4)}`

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
