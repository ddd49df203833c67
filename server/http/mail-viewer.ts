import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { listCorreos } from '#server/modules/correos/index.ts'
import { tonosVistos, verSitio } from '#server/modules/sitio/index.ts'
import type { Deps } from './deps.ts'

const PATH = '/desarrollo/correos'
const SHOWN = 100
const CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'"

/** The mails a developer would have received: only without SMTP, outside production, and to this machine itself. */
export function mountMailViewer(deps: Deps): Hono | null {
  if (deps.settings.production || deps.settings.SMTP_URL) return null
  const app = new Hono()
  app.use('*', async (c, next) => {
    // What a proxy on this machine brings comes from elsewhere, whether it says so or is only asked for by the name of the site.
    if (deps.address(c) !== null || deps.spokenFor(c) !== null || !isThisMachine(c.req.url)) return c.notFound()
    await next()
    c.res.headers.set('content-security-policy', CSP)
    c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  app.get(PATH, async (c) => c.html(await list(deps)))
  app.get(`${PATH}/:id`, async (c) => {
    const mail = (await listCorreos(deps.db, SHOWN)).find(({ id }) => id === c.req.param('id'))
    return mail ? c.html(mail.html) : c.notFound()
  })
  return app
}

const isThisMachine = (url: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

async function list(deps: Deps) {
  const mails = await listCorreos(deps.db, SHOWN)
  await verSitio({ ...deps, now: deps.now() })
  const { claro, oscuro } = tonosVistos(deps.db)
  const rows = mails.map(
    ({ id, para, asunto, estado, createdAt }) =>
      html`<tr><td>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${para}</td><td><a href="${PATH}/${id}">${asunto}</a></td><td>${estado}</td></tr>`,
  )
  return html`<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correos enviados</title>
<style>body{font:16px/24px system-ui;margin:24px;background:#fbf8f3;color:#14232b}table{border-collapse:collapse}td,th{padding:8px 16px 8px 0;text-align:left;vertical-align:top;border-bottom:1px solid #ddd5c7}td{overflow-wrap:anywhere}td:first-child,td:last-child{white-space:nowrap}a{color:${claro.primario}}@media (max-width:700px){body{margin:16px}thead{display:none}tr{display:block;padding:8px 0;border-bottom:1px solid #ddd5c7}td{display:block;padding:0;border:0}}@media (prefers-color-scheme:dark){body{background:#0e171c;color:#f2efe9}tr,td,th{border-color:#2f424c}a{color:${oscuro.primario}}}</style></head>
<body><h1>Correos enviados</h1><p>Los últimos ${SHOWN}, el más nuevo primero. Solo en desarrollo.</p>
<table><thead><tr><th>Hora (UTC)</th><th>Para</th><th>Asunto</th><th>Estado</th></tr></thead><tbody>${raw(rows.join(''))}</tbody></table>
${mails.length === 0 ? html`<p>Todavía no se envía ninguno.</p>` : ''}</body></html>`
}
