/** The oldest version of it that pages can do their work with. */
export const oldestAgentVersion = '0.1.0'

const shape = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

/** Whether an agent that calls itself so must be replaced. One that says no version, as the agents of others do, need not. */
export const isTooOld = (heard: string | null, oldest: string = oldestAgentVersion): boolean => {
  const [parts, needed] = [heard ?? '', oldest].map((text) => shape.exec(text)?.slice(1).map(Number))
  if (parts === undefined || needed === undefined) return false
  const [place] = parts.flatMap((part, index) => (part === needed[index] ? [] : [index]))
  return place !== undefined && (parts[place] ?? 0) < (needed[place] ?? 0)
}

type Listener = () => void

let heard: string | null = null
const listeners = new Set<Listener>()

/** The version that the agent on this computer has last answered with; null where it has said none. */
export const heardAgentVersion = {
  now: (): string | null => heard,
  hear: (version: string | null): void => {
    heard = version
    for (const listener of listeners) listener()
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
