import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf, proxiesOf } from '../../server/clientAddress.ts'

const behind = (proxies: readonly string[]) => {
  const read = proxiesOf(proxies)
  if (read === null) throw new Error('no proxies')
  return (sender: string, forwardedFor: string | null = null) => clientAddress(sender, forwardedFor, read)
}

describe('who asks', () => {
  it('is the sender, whatever it says, where no proxy is trusted', () => {
    const client = behind([])
    expect(client('203.0.113.9')).toBe('203.0.113.9')
    expect(client('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })

  it.each([
    ['whom the proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['whom the proxy names, as an IPv6 socket names the proxy', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['whom the first of two proxies names', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['no address that the caller made up', '127.0.0.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['an IPv6 address', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['the proxy itself where it names nobody', '127.0.0.1', null, '127.0.0.1'],
    ['the last proxy where no address is named', '127.0.0.1', 'unknown, 10.9.9.9', '10.9.9.9'],
    ['a sender that is no proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a sender without an address', '', '198.51.100.1', ''],
  ])('is %s', (_who, sender, forwardedFor, client) => {
    expect(behind(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])(sender, forwardedFor)).toBe(client)
  })

  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', 'fd00::/129', '10.0.0.0/-1', ''])(
    'is not given by %j, which is no address',
    (text) => {
      expect(proxiesOf([text])).toBeNull()
    },
  )
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
