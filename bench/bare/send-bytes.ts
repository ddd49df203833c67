import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least an HTTP server can do: the bytes and headers of one captured answer, whatever is asked. */
const { status, headers, body } = JSON.parse(readFileSync(process.env.CAPTURE!, 'utf8')) as {
  status: number
  headers: string[]
  body: string
}
const bytes = Buffer.from(body, 'base64')

createServer((_req, res) => {
  res.writeHead(status, headers)
  res.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
