import type { WebhookRow } from './webhooks.db.ts'

/** What the addresses of one company at one host have in common: they answer or hang together. Another company's at that host are its own matter, and so are those that only try. */
export function receptorDe({ empresaId, dePrueba, url }: Pick<WebhookRow, 'empresaId' | 'dePrueba' | 'url'>): {
  receiver: string
  owner: string
} {
  const owner = `${empresaId}${dePrueba ? ' prueba' : ''}`
  return { receiver: `${owner} ${new URL(url).host}`, owner }
}
