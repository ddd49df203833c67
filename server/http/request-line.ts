import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from './errors.ts'
import { API_CSP, securityHeaders, type Site } from './headers.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Refuses what a proxy and we could read differently, before anything looks at it: a target that is no path of this site (absolute form,
 * `*`), and two Host lines, of which node would drop one without a word. `direct` is for what must not be looked up among the kept pages.
 */
export function readable(next: Handle, { direct, site }: { direct: Handle; site: Site }): Handle {
  return (req, res) => {
    const target = req.url ?? ''
    if (!target.startsWith('/') || hostsOf(req) > 1) return void refuse(res, site)
    return isNoPath(target) ? direct(req, res) : next(req, res)
  }
}

/** `//host` and `/\\host` name another site to whoever resolves them. */
export const isNoPath = (target: string): boolean => /^\/[/\\]/.test(target)

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts++
  return hosts
}

async function refuse(res: ServerResponse, site: Site): Promise<void> {
  const answer = problem('cuerpo-ilegible', { headers: { ...securityHeaders(site), 'content-security-policy': API_CSP, connection: 'close' } })
  res.writeHead(answer.status, Object.fromEntries(answer.headers))
  res.end(await answer.text())
}
