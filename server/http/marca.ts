import { createHash } from 'node:crypto'
import { abrirMarca, leerSitio } from '#server/modules/sitio/index.ts'
import type { Deps } from './deps.ts'
import { problem } from './errors.ts'
import { API_CSP, securityHeaders } from './headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Stylesheet, logo and icons of a brand: each address says what it holds, so that a browser may keep it for ever. Null for any other path. */
export async function brandFile(
  path: string,
  { ctx, settings }: Pick<Deps, 'ctx' | 'settings'>,
): Promise<Response | null> {
  const file = await abrirMarca(ctx, path)
  if (!file) return null
  if (file.cuerpo === null) return problem('ruta-desconocida')
  return new Response(file.cuerpo, {
    headers: {
      ...securityHeaders(settings),
      'content-type': file.tipo,
      'content-security-policy': API_CSP,
      'cache-control': FOREVER,
    },
  })
}

export const WORKER = '/sw.js'

/** The frames that it keeps for a moment without network name the site: with other data it is another worker, which makes them anew. */
export async function workerOfBrand(file: Response, deps: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<Response> {
  const sitio = await leerSitio({ ...deps, now: deps.now() })
  const version = createHash('sha256').update(JSON.stringify(sitio)).digest('hex').slice(0, 12)
  return new Response(`${await file.text()}\n// ${version}\n`, { headers: file.headers })
}
