import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Problema } from '#contract/errors.ts'
import { problem } from './errors.ts'
import { API_CSP, securityHeaders, type Site } from './headers.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

// A backslash in a path is turned around by whoever resolves it.
const BENT = /^[^?#]*\\/
// A name or an address of the net, and a port: anything else the reader of requests would refuse without a word.
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses what a proxy and we could read differently, before anything looks at it: a target that is no path of this site (absolute form,
 * `*`, a backslash), and no Host line, one of nonsense, or two of them, of which node would drop one without a word. `direct` is for what must
 * not be looked up among the kept pages.
 */
export function readable(next: Handle, { direct, site }: { direct: Handle; site: Site }): Handle {
  return (req, res) => {
    const target = req.url ?? ''
    const [host, ...more] = hostsOf(req)
    if (!target.startsWith('/') || BENT.test(target) || host === undefined || more.length > 0 || !HOST.test(host))
      return void refuse(res, site)
    return isNoPath(target) ? direct(req, res) : next(req, res)
  }
}

/** `//host` and `/\\host` name another site to whoever resolves them. */
export const isNoPath = (target: string): boolean => /^\/[/\\]/.test(target)

function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  const hosts: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts.push(rawHeaders[i + 1]!.trim())
  return hosts
}

async function refuse(res: ServerResponse, site: Site): Promise<void> {
  const answer = unreadable(site)
  const body = await answer.text()
  res.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': Buffer.byteLength(body) })
  res.end(body)
}

const unreadable = (site: Site): Response =>
  problem('cuerpo-ilegible', {
    headers: { ...securityHeaders(site), 'content-security-policy': API_CSP, connection: 'close' },
  })

// What each stands for as it is told, where it is not merely unreadable.
const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What node would answer by itself, with a bare line: no HTTP at all, and whoever waits for something that we do not know before they send a body. */
export const answerUnread = (server: Server, site: Site): Server =>
  server.on('clientError', unparsed(site)).on('checkExpectation', (_, res) => void refuse(res, site))

function unparsed(site: Site): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    void answerRaw(socket, site, STATUS[error.code ?? ''] ?? 400)
  }
}

async function answerRaw(socket: Duplex, site: Site, status: number): Promise<void> {
  const answer = unreadable(site)
  const body = JSON.stringify({ ...((await answer.json()) as Problema), status })
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]!}\r\n${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
