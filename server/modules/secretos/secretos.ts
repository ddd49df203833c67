import { createCipheriv, createDecipheriv, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, timingSafeEqual, verify } from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import type { Secretos } from '#server/ports.ts'
import { takeSecreto } from './secretos.db.ts'

const MAC_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16

export async function abrirSecretos(db: Db): Promise<Secretos> {
  const mac = Buffer.from(await takeSecreto(db, 'clave_de_reserva', randomBytes(32)))
  const reposo = Buffer.from(await takeSecreto(db, 'reposo_aes256', randomBytes(32)))
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })
  const key = createPrivateKey({ key: Buffer.from(await takeSecreto(db, 'entradas_ed25519', fresh)), format: 'der', type: 'pkcs8' })
  const publica = createPublicKey(key)
  const x = publica.export({ format: 'jwk' }).x!
  const seal = (uso: string, id: Buffer) => createHmac('sha256', mac).update(uso).update(id).digest().subarray(0, MAC_BYTES)
  const claveDe = (uso: string, uuid: string): string => {
    const id = Buffer.from(uuid.replaceAll('-', ''), 'hex')
    return Buffer.concat([id, seal(uso, id)]).toString('base64url')
  }
  const idDe = (uso: string, clave: string): string | null => {
    const bytes = Buffer.from(clave, 'base64url')
    if (bytes.length !== 16 + MAC_BYTES || bytes.toString('base64url') !== clave) return null
    const id = bytes.subarray(0, 16)
    if (!timingSafeEqual(seal(uso, id), bytes.subarray(16))) return null
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  return {
    claveDeReserva: (reservaId) => claveDe('', reservaId),
    reservaDeClave: (clave) => idDe('', clave),
    claveDeEnlace: (uso, id) => claveDe(`${uso}:`, id),
    idDeEnlace: (uso, clave) => idDe(`${uso}:`, clave),
    firmarEntrada: (texto) => sign(null, Buffer.from(texto), key).toString('base64url'),
    esEntradaNuestra: (texto, firma) => verify(null, Buffer.from(texto), publica, Buffer.from(firma, 'base64url')),
    sellar: (texto) => createHmac('sha256', mac).update(`sello:${texto}`).digest('base64url'),
    cifrar(claro) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', reposo, iv)
      const cuerpo = Buffer.concat([cipher.update(claro), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), cuerpo])
    },
    descifrar(sellado) {
      const decipher = createDecipheriv('aes-256-gcm', reposo, sellado.subarray(0, IV_BYTES))
      decipher.setAuthTag(sellado.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(sellado.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    },
    clavePublica: { kty: 'OKP', crv: 'Ed25519', x, kid: x.slice(0, 8) },
  }
}
