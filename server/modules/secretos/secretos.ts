import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
  type DecipherGCM,
} from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import type { Secretos } from '#server/ports.ts'
import { takeSecreto } from './secretos.db.ts'

const MAC_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16
const SELLO_BYTES = IV_BYTES + TAG_BYTES

export async function abrirSecretos(db: Db): Promise<Secretos> {
  const mac = Buffer.from(await takeSecreto(db, 'clave_de_reserva', randomBytes(32)))
  const reposo = Buffer.from(await takeSecreto(db, 'reposo_aes256', randomBytes(32)))
  const instalacion = Buffer.from(await takeSecreto(db, 'instalacion', randomBytes(8))).toString('hex')
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })
  const key = createPrivateKey({
    key: Buffer.from(await takeSecreto(db, 'entradas_ed25519', fresh)),
    format: 'der',
    type: 'pkcs8',
  })
  const publica = createPublicKey(key)
  const x = publica.export({ format: 'jwk' }).x!
  const seal = (uso: string, id: Buffer) =>
    createHmac('sha256', mac).update(uso).update(id).digest().subarray(0, MAC_BYTES)
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
  const abrir = (sellado: Uint8Array): DecipherGCM =>
    createDecipheriv('aes-256-gcm', reposo, sellado.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES }).setAuthTag(
      sellado.subarray(IV_BYTES, SELLO_BYTES),
    )
  return {
    instalacion,
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
      const sellado = Buffer.concat([iv, Buffer.alloc(TAG_BYTES), cipher.update(claro), cipher.final()])
      sellado.set(cipher.getAuthTag(), IV_BYTES)
      return sellado
    },
    descifrar(sellado) {
      const decipher = abrir(sellado)
      return Buffer.concat([decipher.update(sellado.subarray(SELLO_BYTES)), decipher.final()])
    },
    async *descifrarPorPartes(sellado) {
      let sello = Buffer.alloc(0)
      let decipher: DecipherGCM | null = null
      for await (const parte of sellado) {
        if (decipher) {
          yield decipher.update(parte)
          continue
        }
        sello = Buffer.concat([sello, parte])
        if (sello.length < SELLO_BYTES) continue
        decipher = abrir(sello)
        yield decipher.update(sello.subarray(SELLO_BYTES))
      }
      if (!decipher) throw new RangeError('what is sealed is longer')
      decipher.final()
    },
    clavePublica: { kty: 'OKP', crv: 'Ed25519', x, kid: x.slice(0, 8) },
  }
}
