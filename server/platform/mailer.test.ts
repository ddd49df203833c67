import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { ReceiverDownError } from './lane.ts'
import { createMailer } from './mailer.ts'

const MAIL = { id: 'uno', to: 'ana@ejemplo.cl', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }

/** A mail server that answers each line with what `say` says to it. */
async function unServidor(say: (line: string) => string): Promise<{ server: Server; url: string }> {
  const server = createServer((socket: Socket) => {
    socket.write('220 listo\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => socket.write(`${say(chunk.toString())}\r\n`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const enviar = (smtpUrl: string) => createMailer({ smtpUrl, from: 'pruebas@tourismhub.example', dir: '' }).send(MAIL).then(() => null, (error: unknown) => error)

it('says of a mail server that is away that it takes no mail at all', async () => {
  const { server, url } = await unServidor(() => '250 bien')
  server.close()
  await once(server, 'close')
  expect(await enviar(url)).toBeInstanceOf(ReceiverDownError)
})

it('says of one that is there and refuses an address only that', async () => {
  const { server, url } = await unServidor((line) => (line.startsWith('RCPT') ? '550 no existe' : '250 bien'))
  const error = await enviar(url)
  server.close()
  expect(error).toMatchObject({ code: 'EENVELOPE' })
  expect(error).not.toBeInstanceOf(ReceiverDownError)
})

it('says in its headers where one call stops more mails like it, only of what was subscribed to', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'correo-'))
  const mailer = createMailer({ from: 'pruebas@tourismhub.example', dir })
  const unsubscribe = `https://tourismhub.example/api/un-clic/avisos-alerta/${'k'.repeat(43)}`
  await mailer.send({ ...MAIL, unsubscribe })
  await mailer.send({ ...MAIL, id: 'dos' })
  const [con, sin] = ['uno', 'dos'].map((id) => readFileSync(join(dir, `${id}.eml`), 'utf8').split(/\r?\n\r?\n/, 1)[0]!.replaceAll(/\r?\n[ \t]+/g, ' '))
  expect(con).toMatch(new RegExp(`^List-Unsubscribe: <${unsubscribe}>$`, 'm'))
  expect(con).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(sin).not.toMatch(/list-unsubscribe/i)
})
