import { BlockList, isIP } from 'node:net'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The proxies that addresses and subnets (`10.0.0.0/8`) name; null where one is neither. */
export const proxiesOf = (texts: readonly string[]): BlockList | null => {
  const proxies = new BlockList()
  for (const text of texts) {
    const [address = '', length] = text.split('/')
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    const prefix = length === undefined ? longest : Number(length)
    if (longest === -1 || !/^\d+$/.test(length ?? '0') || prefix > longest) return null
    proxies.addSubnet(address, prefix, familyOf(address))
  }
  return proxies
}

/**
 * Who asks: the sender, or whom the trusted proxies name. Each appends its sender to X-Forwarded-For, so that the list is read from its
 * end and only as far as trusted proxies have written it; what stands before is whoever's word.
 */
export const clientAddress = (sender: string, forwardedFor: string | null, proxies: BlockList): string => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  let client = sender
  while (isIP(client) !== 0 && proxies.check(client, familyOf(client))) {
    const named = hops.pop() ?? ''
    if (isIP(named) === 0) return client
    client = named
  }
  return client
}

/** The groups of an IPv6 address that name its network: the first four of eight, `::` spelt out. */
const networkGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::')
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...last].slice(0, 4)
}

/**
 * Whom an address belongs to, for counting: an IPv4 address by itself, also where it is written as IPv6 (`::ffff:192.0.2.1`), and of an
 * IPv6 address its /64, within which one caller may choose freely.
 */
export const networkOf = (address: string): string => {
  const plain = address.toLowerCase().split('%', 1).join('')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(plain) !== 6) return plain
  const groups = networkGroups(plain).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
