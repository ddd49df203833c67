import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface ServidorDeCorreo {
  server: Server
  url: string
  /** To whom it took a mail, each time that it did. */
  tomados: string[]
  cerrar(): Promise<void>
}

/** A mail server that answers each line with what `say` says to it; what it takes is remembered by its address. */
export async function unServidorDeCorreo(
  say: (line: string) => string = () => '250 bien',
  port = 0,
): Promise<ServidorDeCorreo> {
  const tomados: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket: Socket) => {
    let [para, enDatos] = ['', false]
    sockets.add(socket)
    socket.write('220 listo\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      if (enDatos) {
        if (!line.includes('\r\n.\r\n')) return
        enDatos = false
        tomados.push(para)
        socket.write('250 tomado\r\n')
        return
      }
      para = /^RCPT TO:<([^>]*)>/im.exec(line)?.[1] ?? para
      const said = say(line)
      enDatos = /^DATA/i.test(line) && said.startsWith('250')
      socket.write(`${enDatos ? '354 sigue' : said}\r\n`)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tomados,
    async cerrar() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
