import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A listener that keeps a port of this machine to itself. */
export interface TakenPort {
  readonly port: number
  readonly free: () => Promise<unknown>
}

/** Any port between those for known services and those that the system hands out by itself: whoever lets it go finds it free again. */
export const anyPort = (): number => randomInt(20_000, 32_000)

/** Keeps a port that nobody else listens on. */
export async function takePort(): Promise<TakenPort> {
  const port = anyPort()
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return takePort()
  }
  return { port, free: () => once(server.close(), 'close') }
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const taken = await takePort()
  await taken.free()
  return taken.port
}
