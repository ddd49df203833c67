import { Server as NetServer } from 'node:net'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const POLL_MS = 50
// What a client had sent before it could know is read in this time.
const SETTLE_MS = 500

/** Stops accepting, answers what was accepted, and closes what is left after `graceMs`. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return
  // Whoever is answered from now on is told not to send another here.
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => void (res.shouldKeepAlive = false))
  // Not the server's own close(): it cuts connections whose request has arrived and was not read yet.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  const started = Date.now()
  const timer = setInterval(() => {
    if (Date.now() - started > graceMs) server.closeAllConnections()
    else if (Date.now() - started > SETTLE_MS) server.closeIdleConnections()
  }, POLL_MS)
  await closed
  clearInterval(timer)
}
