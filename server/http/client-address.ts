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
