import type { WebhookRow } from './webhooks.db.ts'

/** What the addresses of one company at one host have in common: they answer or hang together. Another company's at that host are its own matter. */
export const receptorDe = ({ empresaId, url }: Pick<WebhookRow, 'empresaId' | 'url'>): string => `${empresaId} ${new URL(url).host}`
