import type { Context } from 'hono'
import type { Settings } from '#server/platform/env.ts'
import { log, type LogFields } from '#server/platform/log.ts'
import { clientAddress, isTrusted, spokenFor, trustedProxies } from './client-address.ts'

export interface Addresses {
  /** What limits count by; null on loopback without a proxy that `TRUST_PROXY` names. */
  address(c: Context): string | null
  /** Whom a proxy on this machine that nobody named says it speaks for; null for everybody else. */
  spokenFor(c: Context): string | null
}

/** Who asks, as the settings allow to know it. Whoever says that they speak for somebody and is not trusted is told of in the log, once of each kind. */
export function addressesOf(
  { TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>,
  warn: (event: string, fields: LogFields) => void = log.warn,
): Addresses {
  const proxies = trustedProxies(TRUST_PROXY)
  const told = new Set<string>()
  const tell = (desde: string): void => {
    if (told.has(desde)) return
    told.add(desde)
    warn('proxy.sin_nombrar', { desde, ajuste: 'TRUST_PROXY' })
  }
  return {
    address(c) {
      const [remote, forwardedFor] = [remoteOf(c), c.req.header('x-forwarded-for')]
      const address = clientAddress(remote, forwardedFor, proxies)
      if (forwardedFor !== undefined && !isTrusted(remote, proxies)) tell(address === null ? 'esta máquina' : 'otra')
      return address
    },
    spokenFor: (c) => spokenFor(remoteOf(c), c.req.header('x-forwarded-for'), proxies),
  }
}

const remoteOf = (c: Context): string | undefined =>
  (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming?.socket.remoteAddress
