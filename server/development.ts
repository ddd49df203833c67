import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'

/** The screens from their sources, with hot reload. Only in development. */
export async function startVite(): Promise<{
  build: () => Promise<ServerBuild>
  middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const api = /^\/(api|sandbox|auth|v1|reservas|create-|stripe-webhook)/
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    middleware: (req, res, next) => (api.test(req.url ?? '') ? next() : vite.middlewares(req, res, next)),
  }
}
