/** Which submissions some tab of this browser is at. */
export interface WorkLocks {
  /**
   * Holds a submission until `ending` is aborted, or the tab is closed or reloaded. Answers false, and holds nothing, where another tab,
   * or another place in this one, holds it.
   */
  readonly hold: (reqKey: string, ending: AbortSignal) => Promise<boolean>
  readonly held: () => Promise<ReadonlySet<string>>
  /** Calls back after this tab has taken or given up a submission; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

const prefix = 'tokhai:submission:'

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Holds one name until a promise settles. Answers at once whether it could; `ended` resolves when it is free again. */
type Take = (
  reqKey: string,
  until: Promise<void>,
) => { readonly isTaken: Promise<boolean>; readonly ended: Promise<unknown> }

const acrossTabs =
  (locks: LockManager): Take =>
  (reqKey, until) => {
    const { promise: isTaken, resolve } = Promise.withResolvers<boolean>()
    const ended = locks
      .request(prefix + reqKey, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null)
        if (lock !== null) await until
      })
      // A page that may not use locks watches itself alone, as one without them; the server still takes one document per key.
      .catch(() => {
        resolve(true)
        return until
      })
    return { isTaken, ended }
  }

const inThisTab =
  (taken: Set<string>): Take =>
  (reqKey, until) => {
    if (taken.has(reqKey)) return { isTaken: Promise.resolve(false), ended: Promise.resolve() }
    taken.add(reqKey)
    return { isTaken: Promise.resolve(true), ended: until.then(() => taken.delete(reqKey)) }
  }

/** Web Locks where the page has them (secure contexts); elsewhere this tab alone is watched. */
export const createWorkLocks = (locks: LockManager | undefined): WorkLocks => {
  const taken = new Set<string>()
  const take = locks === undefined ? inThisTab(taken) : acrossTabs(locks)
  const listeners = new Set<() => void>()
  const announce = (): void => listeners.forEach((listener) => listener())
  /** Submissions that this tab is giving up just now: whoever takes one again waits for that. */
  const leaving = new Map<string, Promise<unknown>>()

  const announceEnd = async (reqKey: string, ended: Promise<unknown>): Promise<void> => {
    await ended
    leaving.delete(reqKey)
    announce()
  }

  return {
    async hold(reqKey, ending) {
      await leaving.get(reqKey)
      if (ending.aborted) return false
      const { isTaken, ended } = take(reqKey, aborted(ending))
      const freed = announceEnd(reqKey, ended)
      ending.addEventListener('abort', () => leaving.set(reqKey, freed), { once: true })
      const isHeld = await isTaken
      announce()
      return isHeld
    },
    async held() {
      if (locks === undefined) return new Set(taken)
      const { held = [] } = await locks.query()
      return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) === true ? [name.slice(prefix.length)] : [])))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
