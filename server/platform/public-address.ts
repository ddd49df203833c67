import { BlockList, isIP } from 'node:net'

// IANA special-purpose registries: what is not a public host, or leads to one that is not.
const REFUSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
// Only 2000::/3 is handed out; within it these tunnel to IPv4, name no host, or are for books.
const REFUSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const refusedV4 = new BlockList()
for (const [net, bits] of REFUSED_V4) refusedV4.addSubnet(net, bits, 'ipv4')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const refusedV6 = new BlockList()
for (const [net, bits] of REFUSED_V6) refusedV6.addSubnet(net, bits, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is one that anybody on the internet may reach. In doubt, no. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refusedV4.check(address, 'ipv4')
  return family === 6 && globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
}

export function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family > 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
