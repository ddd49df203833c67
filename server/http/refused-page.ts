import { createHash } from 'node:crypto'

const STYLE = 'body{margin:0;background:#fbf8f3;color:#14232b;font:16px/24px system-ui,sans-serif}main{max-width:560px;margin:0 auto;padding:64px 16px}h1{font-size:24px;line-height:32px}a{display:inline-block;margin-top:8px;padding:12px 20px;border-radius:10px;background:#0e5a6b;color:#fff;text-decoration:none}@media (prefers-color-scheme:dark){body{background:#0f1a20;color:#f2ede4}a{background:#7cc4d4;color:#0f1a20}}'

/** What this page may do: nothing but look as it does. */
export const REFUSED_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; sandbox allow-same-origin allow-top-navigation-by-user-activation`

/** A page for a person, where none can be made: it needs nothing that may be away. */
export const refusedPage = ({ title, detail, again = 'Reintentar' }: { title: string; detail: string; again?: string }): string =>
  `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${detail}</p><a href="">${again}</a></main></body></html>`

/** In the place of what is said to a program. */
export const DOWN = { title: 'No podemos mostrarte esta página ahora', detail: 'Algo de nuestro lado no responde y ya lo estamos viendo. Lo que reservaste y pagaste sigue guardado. Inténtalo de nuevo en un momento.' }
