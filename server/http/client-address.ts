import { BlockList, isIP } from 'node:net'

/** Who counts as a proxy, from `TRUST_PROXY`. */
export function trustedProxies(list: string[] | undefined): BlockList | undefined {
  if (!list || list.length === 0) return undefined
  const block = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) block.addAddress(address, family)
    else block.addSubnet(address, Number(bits), family)
  }
  return block
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
/** An address as a socket gives it, of this machine. */
export const isLoopback = (address: string): boolean => plain(address) === '::1' || plain(address).startsWith('127.')
const isIn = (block: BlockList, address: string): boolean =>
  isIP(address) > 0 && block.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The address that limits count by: the last forwarded one that is no proxy of ours, IPv6 by its /64.
 * Null on loopback without a proxy, where no limit by address holds (docs/nunca.md 9.3).
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList | undefined,
): string | null {
  const peer = plain(remote ?? '127.0.0.1')
  const client = proxies && isIn(proxies, peer) ? forwardedClient(forwardedFor ?? '', proxies) : undefined
  if (client) return group(client)
  return isLoopback(peer) ? null : group(peer)
}

/** Whether `TRUST_PROXY` names whom the request comes from. */
export const isTrusted = (remote: string | undefined, proxies: BlockList | undefined): boolean =>
  proxies !== undefined && isIn(proxies, plain(remote ?? '127.0.0.1'))

/**
 * Whom a program on this machine that `TRUST_PROXY` does not name says it speaks for: the last forwarded address, as it would be counted. Good
 * for nothing but to refuse: whoever invents it only gets what they would get without it.
 */
export function spokenFor(
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList | undefined,
): string | null {
  if (forwardedFor === undefined || !isLoopback(plain(remote ?? '127.0.0.1')) || isTrusted(remote, proxies)) return null
  const last = withoutPort((forwardedFor.split(',').at(-1) ?? '').trim())
  return isIP(last) === 0 ? 'reenviada' : group(last)
}

// Read from the right, where our proxies write; what stands left of an entry that cannot be read may be invented.
function forwardedClient(forwardedFor: string, proxies: BlockList): string | undefined {
  for (const entry of forwardedFor.split(',').toReversed()) {
    const address = withoutPort(entry.trim())
    if (isIP(address) === 0) return undefined
    if (!isIn(proxies, address)) return address
  }
  return undefined
}

const withoutPort = (entry: string): string =>
  plain(/^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry)

function group(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${full
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
