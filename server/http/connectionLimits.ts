import type { ServerResponse } from 'node:http'
import { BlockList, isIP, type Server, type Socket } from 'node:net'
import { networkOf } from '../clientAddress.ts'

/** Connections that one network may have open to a server: an office of some fifty people behind one address. */
export const mostConnections = 500

/** Milliseconds in which whoever gets an answer has to take some of it. */
export const writingTime = 60_000

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether connections of an address are counted: those of proxies are many people's, and those of the machine itself may be a proxy's. */
export const countedBeside =
  (trustedProxies: BlockList) =>
  (address: string): boolean => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    return !loopback.check(address, family) && !trustedProxies.check(address, family)
  }

/** Closes connections that one network opens beyond `most`, before anything is read of them. */
export const limitConnections = (most: number, isCounted: (address: string) => boolean): ((server: Server) => void) => {
  const open = new Map<string, number>()
  const take = (socket: Socket): void => {
    const address = socket.remoteAddress ?? ''
    if (!isCounted(address)) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }
  return (server) => void server.on('connection', take)
}

/** Ends an answer of which nothing is taken for a while: what is written of it stays in memory until then. One that has nothing to write waits on. */
export const limitWriting = (outgoing: ServerResponse, milliseconds: number): void => {
  outgoing.setTimeout(milliseconds, () => {
    if ((outgoing.socket?.writableLength ?? 0) > 0) outgoing.destroy()
  })
}
