import { randomBytes } from 'node:crypto'

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
}
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Headers of every answer, errors and files too. */
export const securityHeaders = (baseUrl: string): Record<string, string> => (baseUrl.startsWith('https:') ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS)

export const API_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox"

export const newNonce = (): string => randomBytes(16).toString('base64')

export interface PageCsp {
  /** `'nonce-…'`, or the hashes of the inline scripts of a page kept in a cache. */
  scripts: string[]
  styles?: string[]
  /** Only on the payment page: where the card form comes from. */
  frames?: string[]
  connect?: string[]
}

export function pageCsp({ scripts, styles = [], frames = [], connect = [] }: PageCsp): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
