import { randomBytes } from 'node:crypto'
import type { Settings } from '#server/platform/env.ts'

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
}

/** Where the site is, and whether its domain's other hosts speak https too: they may be somebody else's. */
export type Site = Pick<Settings, 'BASE_URL' | 'HSTS_SUBDOMINIOS'>

/** Headers of every answer, errors and files too. */
export const securityHeaders = ({ BASE_URL, HSTS_SUBDOMINIOS }: Site): Record<string, string> =>
  BASE_URL.startsWith('https:')
    ? { ...ALWAYS, 'strict-transport-security': `max-age=63072000${HSTS_SUBDOMINIOS ? '; includeSubDomains' : ''}` }
    : ALWAYS

export const API_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The same for everybody: the server may keep it, and whoever else does asks each time whether it still holds. */
export const KEPT = 'public, no-cache'
export const NOT_KEPT = 'private, no-cache'

/** Whether an answer may be kept for others than who asked. */
export function mayBeKept(headers: Headers): boolean {
  const said = (headers.get('cache-control') ?? '').split(/[\s,]+/)
  return said.includes('public') && !said.includes('no-store')
}

export const newNonce = (): string => randomBytes(16).toString('base64')

export interface PageCsp {
  /** `'nonce-…'`, or the hashes of the scripts that the build knows. */
  scripts: string[]
  styles?: string[]
  /** Only on the payment page: where the card form comes from. */
  frames?: string[]
  connect?: string[]
  /** Text becomes HTML, a script or its address by the one policy of `web/arranque.ts` alone. */
  trustedTypes?: boolean
}

export function pageCsp({ scripts, styles = [], frames = [], connect = [], trustedTypes = false }: PageCsp): string {
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
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ')
}
