import { createTurnstile } from '../../signing/keystores/turnstile.ts'

/** Lets one in at a time for each of some names, which are few: accounts and keys that there are. */
export const createQueues = () => {
  const queues = new Map<string, ReturnType<typeof createTurnstile>>()
  return async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(name) ?? createTurnstile()
    queues.set(name, queue)
    const leave = await queue()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
