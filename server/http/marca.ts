import { hojaDeRuta } from '#server/modules/sitio/index.ts'
import { securityHeaders, type Site } from './headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** The stylesheet of two colours: its address says them, so that what a browser keeps is never of others. Null for any other path. */
export function brandFile(path: string, site: Site): Response | null {
  const hoja = hojaDeRuta(path)
  return hoja === null ? null : new Response(hoja, { headers: { ...securityHeaders(site), 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER } })
}
