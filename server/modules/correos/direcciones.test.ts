import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Email } from '#contract/comun.ts'
import { createMailer } from '#server/platform/mailer.ts'

let dir: string
let recibe: Server
let dichas: string[]
let url: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'correo-'))
  dichas = []
  // As old as mail servers are: it knows no letters but those of ASCII.
  recibe = createServer((socket) => {
    let enDatos = false
    socket.write('220 buzon.ejemplo\r\n')
    socket.on('data', (chunk: Buffer) => {
      for (const linea of chunk.toString().split('\r\n').filter(Boolean)) {
        if (enDatos) {
          if (linea === '.') socket.write('250 recibido\r\n')
          enDatos = linea !== '.'
          continue
        }
        dichas.push(linea)
        enDatos = linea === 'DATA'
        socket.write(
          enDatos
            ? '354 adelante\r\n'
            : linea.startsWith('EHLO')
              ? '250 buzon.ejemplo\r\n'
              : linea === 'QUIT'
                ? '221 adios\r\n'
                : '250 bien\r\n',
        )
      }
    })
  }).listen(0, '127.0.0.1')
  await once(recibe, 'listening')
  url = `smtp://127.0.0.1:${(recibe.address() as AddressInfo).port}`
})
afterEach(() => {
  recibe.close()
  rmSync(dir, { recursive: true, force: true })
})

const carta = {
  id: 'una',
  domain: 'ejemplo.cl',
  from: { name: 'Avisos', address: 'avisos@ejemplo.cl' },
  to: Email.parse('correo@viñamar.cl'),
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola</p>',
}

it('a domain with ñ is written as every server knows it, by SMTP and as a file', async () => {
  await createMailer({ smtpUrl: url, dir }).send(carta)
  expect(dichas.filter((linea) => linea.startsWith('RCPT'))).toEqual(['RCPT TO:<correo@xn--viamar-xwa.cl>'])
  await createMailer({ dir }).send(carta)
  expect(readFileSync(join(dir, readdirSync(dir)[0]!), 'utf8')).toMatch(/^To: correo@xn--viamar-xwa\.cl\r?$/m)
})
