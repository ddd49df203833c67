import { describe, expect, it } from 'vitest'
import { clientAddress, trustedProxies } from './client-address.ts'

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
