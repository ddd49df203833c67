import { once } from 'node:events'
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
