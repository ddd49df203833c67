import type { Sitio } from '#contract/sitio.ts'
import { listarDirecciones, type Direccion } from '#server/modules/destinos/index.ts'
import { verFeedDeGoogle } from '#server/modules/experiencias/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import type { Deps } from './deps.ts'
import { API_CSP, KEPT, securityHeaders, type Site } from './headers.ts'
import { MANIFEST, manifestOf } from './manifest.ts'
import { UNLISTED } from './private-pages.ts'

/** The most that one file may hold, by the protocol. */
const PER_FILE = 50_000
/** Google fetches nothing from here by itself: whoever operates the site hands in what this answers (docs/decisions/0029). */
const FEED = '/feeds/google-things-to-do.json'
const PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/
const FIXED: Direccion[] = [
  '/',
  '/experiencias',
  '/providers',
  '/b2b',
  '/empresas',
  '/convertirse-anfitrion',
  '/convertirse-proveedor',
  '/matheus-ia',
  '/ayuda',
  '/regalar',
  '/api-docs',
  '/terminos',
  '/privacidad',
].map((path) => ({ path, cambioEn: null }))

/** robots.txt, the sitemap and the feed, from what the catalogue holds now. Null for any other path. */
export async function searchEngineFile(
  path: string,
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  perFile = PER_FILE,
): Promise<Response | null> {
  const { BASE_URL: baseUrl } = deps.settings
  if (path === '/robots.txt') return answer(robots(baseUrl), 'text/plain', deps.settings)
  if (path === '/llms.txt')
    return answer(llms(baseUrl, await leerSitio({ ...deps, now: deps.now() })), 'text/plain', deps.settings)
  if (path === MANIFEST)
    return answer(
      JSON.stringify(manifestOf(await leerSitio({ ...deps, now: deps.now() }))),
      'application/manifest+json',
      deps.settings,
    )
  if (path === FEED)
    return answer(
      JSON.stringify(await verFeedDeGoogle(deps.db, { baseUrl, ahora: deps.now() })),
      'application/json',
      deps.settings,
    )
  const part = PART.exec(path)
  if (path !== '/sitemap.xml' && !part) return null
  const all = [...FIXED, ...(await listarDirecciones({ db: deps.db, now: deps.now() }))]
  const parts = Math.ceil(all.length / perFile)
  if (!part)
    return answer(parts === 1 ? urlset(all, baseUrl) : index(all, perFile, baseUrl), 'application/xml', deps.settings)
  const number = Number(part[1])
  if (parts === 1 || number > parts) return null
  return answer(urlset(all.slice((number - 1) * perFile, number * perFile), baseUrl), 'application/xml', deps.settings)
}

function robots(baseUrl: string): string {
  const closed = [...UNLISTED, '/api/', '/sandbox/', '/desarrollo/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, 'Allow: /api/v1/', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')
}

/** The public surface, for assistants that read before they call. */
function llms(baseUrl: string, { marca, correo }: Pick<Sitio, 'marca' | 'correo'>): string {
  return `# ${marca}

> Experiencias locales en Chile: buscar, reservar y llevar la entrada. Precios en pesos chilenos enteros, horas con desfase.

- [Catálogo](${baseUrl}/api/v1/experiencias): JSON público; filtros q, destino, region, tipo, precioMin, precioMax, participantes, orden, pagina, porPagina
- [Documento OpenAPI](${baseUrl}/api/openapi.json)
- [Guía para sistemas](${baseUrl}/api-docs): claves, OCTO en ${baseUrl}/api/octo, novedades y webhooks
- Herramientas (MCP por HTTP) en ${baseUrl}/api/mcp con clave de empresa: search, availability, quote, hold, status. Confirmar y pagar queda en una persona
- [Lo que se puede reservar hoy](${baseUrl}/feeds/google-things-to-do.json): en el formato «Things to do» de Google, solo con cupos y precios reales
- [Mapa del sitio](${baseUrl}/sitemap.xml)
${correo ? `- Contacto: ${correo}\n` : ''}`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlset(entries: Direccion[], baseUrl: string): string {
  const urls = entries.map(
    ({ path, cambioEn }) => `<url><loc>${escapeXml(baseUrl + path)}</loc>${lastmod(cambioEn)}</url>\n`,
  )
  return `${HEAD}<urlset ${XMLNS}>\n${urls.join('')}</urlset>\n`
}

function index(entries: Direccion[], perFile: number, baseUrl: string): string {
  const files = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, i) => {
    const times = entries.slice(i * perFile, (i + 1) * perFile).flatMap(({ cambioEn }) => cambioEn ?? [])
    return `<sitemap><loc>${escapeXml(`${baseUrl}/sitemap-${i + 1}.xml`)}</loc>${lastmod(latest(times))}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex ${XMLNS}>\n${files.join('')}</sitemapindex>\n`
}

const latest = (times: Date[]): Date | null =>
  times.reduce<Date | null>((last, time) => (last === null || time > last ? time : last), null)
const lastmod = (time: Date | null): string => (time ? `<lastmod>${time.toISOString()}</lastmod>` : '')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)

function answer(body: string, type: string, site: Site): Response {
  return new Response(body, {
    headers: {
      ...securityHeaders(site),
      'content-security-policy': API_CSP,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': KEPT,
    },
  })
}
