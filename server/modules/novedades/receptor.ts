import type { WebhookRow } from './webhooks.db.ts'

/** What the addresses of one company at one host have in common: they answer or hang together. Another company's at that host are its own matter, and so are those that only try. */
export const receptorDe = ({ empresaId, dePrueba, url }: Pick<WebhookRow, 'empresaId' | 'dePrueba' | 'url'>): string => `${empresaId}${dePrueba ? ' prueba' : ''} ${new URL(url).host}`
