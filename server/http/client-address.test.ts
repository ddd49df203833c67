import { describe, expect, it } from 'vitest'
import type { Context } from 'hono'
import { addressesOf } from './addresses.ts'
import { clientAddress, spokenFor, trustedProxies } from './client-address.ts'

const proxies = trustedProxies(['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8'])

describe('the address that limits count by', () => {
  it.each([
    ['loopback', '127.0.0.1', undefined, undefined, null],
    ['loopback, whatever it says of itself', '127.0.0.1', '203.0.113.9', undefined, null],
    ['loopback by IPv6', '::1', undefined, undefined, null],
    ['loopback, mapped', '::ffff:127.0.0.1', undefined, undefined, null],
    ['a peer', '203.0.113.9', undefined, undefined, '203.0.113.9'],
    ['a peer that invents another', '203.0.113.9', '198.51.100.1', undefined, '203.0.113.9'],
    ['a peer that is no proxy of ours', '203.0.113.9', '198.51.100.1', proxies, '203.0.113.9'],
    ['behind one proxy', '127.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
    ['behind two', '10.1.1.1', '203.0.113.9, 10.2.2.2', proxies, '203.0.113.9'],
    ['behind one, inventing others', '10.1.1.1', '1.1.1.1, 127.0.0.1, 203.0.113.9', proxies, '203.0.113.9'],
    ['behind one that adds the port', '10.1.1.1', '1.1.1.1, 203.0.113.9:51234', proxies, '203.0.113.9'],
    ['behind one that writes what cannot be read', '10.1.1.1', '1.1.1.1, unknown', proxies, '10.1.1.1'],
    ['a proxy of ours itself', '10.1.1.1', undefined, proxies, '10.1.1.1'],
    ['a proxy on this machine, itself', '127.0.0.1', undefined, proxies, null],
    ['IPv6 by its /64', '2001:db8:1:2:3:4:5:6', undefined, undefined, '2001:db8:1:2::/64'],
    ['IPv6 written short', '2001:db8::1', undefined, undefined, '2001:db8:0:0::/64'],
    ['IPv6 with leading zeros', '2001:0db8:0001:0002::9', undefined, undefined, '2001:db8:1:2::/64'],
    ['IPv6 with its port, behind a proxy', '10.1.1.1', '[2001:db8:1:2::7]:443', proxies, '2001:db8:1:2::/64'],
    ['IPv4 inside IPv6', '::ffff:203.0.113.9', undefined, undefined, '203.0.113.9'],
  ])('%s', (_que, remote, forwarded, trusted, address) => {
    expect(clientAddress(remote, forwarded, trusted)).toBe(address)
  })
})

describe('whom a proxy on this machine that nobody named speaks for', () => {
  it.each([
    ['loopback itself', '127.0.0.1', undefined, undefined, null],
    ['loopback that speaks for another', '127.0.0.1', '203.0.113.9', undefined, '203.0.113.9'],
    ['the last one, which it wrote itself', '::1', '1.1.1.1, 203.0.113.9', undefined, '203.0.113.9'],
    ['with its port', '::ffff:127.0.0.1', '203.0.113.9:51234', undefined, '203.0.113.9'],
    ['IPv6 by its /64', '127.0.0.1', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['what cannot be read, all together', '127.0.0.1', 'unknown', undefined, 'reenviada'],
    ['nobody, though it says so', '127.0.0.1', '', undefined, 'reenviada'],
    ['a proxy that is named: its word counts', '127.0.0.1', '203.0.113.9', proxies, null],
    ['somebody elsewhere: their own address counts', '203.0.113.9', '198.51.100.1', undefined, null],
  ])('%s', (_que, remote, forwarded, trusted, address) => {
    expect(spokenFor(remote, forwarded, trusted)).toBe(address)
  })
})

it('whoever speaks for others and is not named is told of once: one on this machine, and one elsewhere', () => {
  const dicho: unknown[] = []
  const { address } = addressesOf({ TRUST_PROXY: ['10.0.0.1'] }, (event, fields) => dicho.push([event, fields]))
  const desde = (remoteAddress: string, forwarded?: string) =>
    address({
      env: { incoming: { socket: { remoteAddress } } },
      req: { header: () => forwarded },
    } as unknown as Context)
  for (const remote of ['127.0.0.1', '10.0.0.1', '203.0.113.9']) desde(remote)
  desde('10.0.0.1', '203.0.113.9')
  expect(dicho).toEqual([])
  for (const remote of ['203.0.113.9', '198.51.100.7', '127.0.0.1', '::1']) desde(remote, '1.1.1.1')
  expect(dicho).toEqual([
    ['proxy.sin_nombrar', { desde: 'otra', ajuste: 'TRUST_PROXY' }],
    ['proxy.sin_nombrar', { desde: 'esta máquina', ajuste: 'TRUST_PROXY' }],
  ])
})
