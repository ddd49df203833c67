import { createHash } from 'node:crypto'
import type { Tonos } from '#server/modules/sitio/index.ts'

const styleOf = ({ claro, oscuro }: Tonos): string =>
  `body{margin:0;background:#fbf8f3;color:#14232b;font:16px/24px system-ui,sans-serif}main{max-width:560px;margin:0 auto;padding:64px 16px}h1{font-size:24px;line-height:32px}p{overflow-wrap:anywhere}a{display:inline-block;margin-top:8px;padding:12px 20px;border-radius:10px;background:${claro.primario};color:${claro.sobrePrimario};text-decoration:none}@media (prefers-color-scheme:dark){body{background:#0e171c;color:#f2efe9}a{background:${oscuro.primario};color:${oscuro.sobrePrimario}}}`

interface Refused {
  html: string
  headers: { 'content-type': string; 'content-security-policy': string }
}

/** A page for a person, where none can be made: it needs nothing that may be away, and may do nothing but look as it does. */
export function refusedPage(
  { title, detail, again = 'Reintentar' }: { title: string; detail: string; again?: string },
  tonos: Tonos,
): Refused {
  const style = styleOf(tonos)
  return {
    html: `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${detail}</p><a href="">${again}</a></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; sandbox allow-same-origin allow-top-navigation-by-user-activation`,
    },
  }
}

/** In the place of what is said to a program. */
export const DOWN = {
  title: 'No podemos mostrarte esta página ahora',
  detail:
    'Algo de nuestro lado no responde y ya lo estamos viendo. Lo que reservaste y pagaste sigue guardado. Inténtalo de nuevo en un momento.',
}
