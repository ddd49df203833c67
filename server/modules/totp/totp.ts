import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 as every authenticator app has it: SHA-1, 6 digits, 30 seconds.
const PASO_S = 30
const DIGITOS = 6
// One step to either side, for clocks that differ and fingers that are slow.
const HOLGURA = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CODIGOS = 10

export const nuevoSecreto = (): Buffer => randomBytes(20)
export const pasoDe = (instante: Date): number => Math.floor(instante.getTime() / 1000 / PASO_S)

export function codigoEn(secreto: Uint8Array, paso: number): string {
  const contador = Buffer.alloc(8)
  contador.writeBigUInt64BE(BigInt(paso))
  const mac = createHmac('sha1', secreto).update(contador).digest()
  const numero = mac.readUInt32BE(mac[mac.length - 1]! & 0xf) & 0x7fffffff
  return String(numero % 10 ** DIGITOS).padStart(DIGITOS, '0')
}

/** The time step whose code this is, or null; one that was used before is not looked at again. */
export function pasoDelCodigo(secreto: Uint8Array, codigo: string, ahora: Date, ultimoPaso: number): number | null {
  if (!/^\d{6}$/.test(codigo)) return null
  for (let paso = pasoDe(ahora) - HOLGURA; paso <= pasoDe(ahora) + HOLGURA; paso++) {
    if (paso > ultimoPaso && timingSafeEqual(Buffer.from(codigoEn(secreto, paso)), Buffer.from(codigo))) return paso
  }
  return null
}

export function aBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((cinco) => BASE32[Number.parseInt(cinco.padEnd(5, '0'), 2)]).join('')
}

/** What the app reads from the QR. */
export function uriDe(secreto: Uint8Array, email: string, emisor: string): string {
  return `otpauth://totp/${encodeURIComponent(emisor)}:${encodeURIComponent(email)}?secret=${aBase32(secreto)}&issuer=${encodeURIComponent(emisor)}&algorithm=SHA1&digits=${DIGITOS}&period=${PASO_S}`
}

/** Ten, of 80 random bits each: so long that their hashes may be kept plainly. */
export function nuevosCodigos(): string[] {
  return Array.from({ length: CODIGOS }, () => aBase32(randomBytes(10)).match(/.{4}/g)!.join('-'))
}

/** Whatever the spelling: with or without hyphens, in either case. */
export const hashDeCodigo = (codigo: string): Buffer =>
  createHash('sha256')
    .update(codigo.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .digest()
