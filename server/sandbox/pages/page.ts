import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Brand } from '../scope.ts'
import { FRAME_STYLES, STYLES } from './styles.ts'
import { THEME_SCRIPT } from './theme.ts'
import { LOCK, MARK, TRIANGLE } from './icons.ts'

declare module 'hono' {
  interface ContextVariableMap {
    brand: Brand
  }
}

type Html = ReturnType<typeof html>

export interface Page {
  title: string
  body: Html
  status?: number
  script?: string
  /** Framed by our own site: no header, and its script may ask this server. */
  framed?: boolean
  /** Where a form's answer may lead to, beside this origin. */
  leadsTo?: (string | null)[]
}

/** One page with the headers it needs; its style and script carry a nonce of their own. */
export async function renderPage(
  c: Context,
  { title, body, status = 200, script = '', framed = false, leadsTo = [] }: Page,
): Promise<Response> {
  const brand = c.get('brand')
  const nonce = randomBytes(16).toString('base64')
  const page = html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand.name}</title>
<script nonce="${nonce}">${raw(THEME_SCRIPT)}</script>
<style nonce="${nonce}">${raw((framed ? FRAME_STYLES : STYLES) + brand.colours)}</style>
</head>
${framed ? html`<body class="frame"><main class="inside" id="marco">${body}</main>` : html`<body>${header(brand)}<main id="contenido">${body}</main>`}
${script && html`<script nonce="${nonce}">${raw(script)}</script>`}
</body>
</html>`
  return c.body(String(await page), status as 200, headers(nonce, { framed, leadsTo }))
}

function header({ name, logo }: Brand): Html {
  const mark = logo
    ? html`<img src="${logo.url}" alt="${name}" width="${Math.round((logo.width / logo.height) * 32)}" height="32">`
    : html`${raw(MARK)}${name}`
  return html`<a class="skip" href="#contenido">Saltar al contenido</a>
<header class="top"><div class="in"><span class="brand">${mark}</span><span class="safe">${raw(LOCK)}Pago seguro</span><span class="chip">${raw(TRIANGLE)}Pago de prueba</span></div></header>`
}

function headers(
  nonce: string,
  { framed, leadsTo }: { framed: boolean; leadsTo: (string | null)[] },
): Record<string, string> {
  const origins = new Set(leadsTo.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : [])))
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    ...(framed ? ["connect-src 'self'"] : []),
    ["form-action 'self'", ...origins].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}

const money = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP', maximumFractionDigits: 0 })

export const pesos = (amount: number | null): string => money.format(amount ?? 0)
