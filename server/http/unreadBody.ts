import type { IncomingMessage } from 'node:http'

/**
 * Bytes of a refused body that are read on and thrown away. A connection that is closed while its client still sends loses the answer: the
 * browser then reports a broken connection in place of what was refused (RFC 9112, 9.6).
 */
export const mostDiscarded = 64 * 1024 * 1024

/**
 * Reads a body that nobody has begun to read to its end, or until more than `mostDiscarded` bytes came, or its connection closes, which the
 * listener's time limit for a request sees to. One that says itself that it is longer is not waited for.
 */
export const discardBody = (incoming: IncomingMessage): Promise<void> => {
  const isUnread = !incoming.readableDidRead && !incoming.readableEnded && !incoming.destroyed
  if (!isUnread || Number(incoming.headers['content-length'] ?? 0) > mostDiscarded) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const take = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > mostDiscarded) end()
    }
    const end = (): void => {
      for (const event of ['end', 'close', 'error']) incoming.off(event, end)
      incoming.off('data', take)
      resolve()
    }
    for (const event of ['end', 'close', 'error']) incoming.on(event, end)
    incoming.on('data', take)
  })
}
