import { newRecordId } from '../../records/form/newRecordId.ts'

/** Which unfinished forms are being filled in a tab of this browser, so that no other tab offers them (decision 0393). */
export interface OpenForms {
  /** Says that the form at a place is being filled here, until it is called back or the tab is closed. */
  readonly claim: (place: string) => () => void
  /** Places whose forms other tabs fill, while somebody follows them. */
  readonly elsewhere: () => ReadonlySet<string>
  /** Calls back when other places are filled elsewhere than before. */
  readonly subscribe: (listener: () => void) => () => void
}

const prefix = 'tokhai:form:'
const channelName = 'tokhai.forms'

const none: ReadonlySet<string> = new Set()

/** A lock is a place and the id of one claim of it, as two tabs may fill the same. Only who waits for its end asks for it as shared. */
const lockOf = (place: string): string => `${prefix}${newRecordId()}:${place}`
const placeOf = (lock: string): string => lock.slice(lock.indexOf(':', prefix.length) + 1)

/** Where there are no locks, as on a page that is not served securely, no tab knows of another; the server still writes nothing over. */
const alone: OpenForms = { claim: () => () => undefined, elsewhere: () => none, subscribe: () => () => undefined }

type Own = Pick<Set<string>, 'has'>

/** Follows the locks of other tabs until it is ended: begun ones are announced, ended ones are waited for, even where a tab has crashed. */
const follow = (locks: LockManager, own: Own, report: (places: ReadonlySet<string>) => void): (() => void) => {
  const ended = new AbortController()
  const awaited = new Set<string>()
  const awaitEnd = async (name: string): Promise<void> => {
    if (awaited.has(name)) return
    awaited.add(name)
    await locks.request(name, { mode: 'shared', signal: ended.signal }, () => undefined)
    awaited.delete(name)
    await look()
  }
  const look = async (): Promise<void> => {
    const { held = [] } = await locks.query()
    if (ended.signal.aborted) return
    const names = held.flatMap(({ name = '', mode }) =>
      name.startsWith(prefix) && mode === 'exclusive' && !own.has(name) ? [name] : [],
    )
    report(new Set(names.map(placeOf)))
    for (const name of names) awaitEnd(name).catch(() => undefined)
  }
  const lookAgain = (): void => void look().catch(() => undefined)
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', lookAgain)
  lookAgain()
  return () => {
    ended.abort()
    channel.close()
  }
}

export const createOpenForms = (locks: LockManager | undefined): OpenForms => {
  if (locks === undefined) return alone
  const own = new Set<string>()
  const listeners = new Set<() => void>()
  let places = none
  let end = (): void => undefined
  const report = (next: ReadonlySet<string>): void => {
    if (next.size === places.size && [...next].every((place) => places.has(place))) return
    places = next
    listeners.forEach((listener) => listener())
  }
  return {
    claim(place) {
      const name = lockOf(place)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      own.add(name)
      const hold = async (): Promise<void> => {
        const channel = new BroadcastChannel(channelName)
        channel.postMessage('claimed')
        channel.close()
        await released
      }
      void locks
        .request(name, hold)
        .catch(() => undefined)
        .finally(() => own.delete(name))
      return release
    },
    elsewhere: () => places,
    subscribe(listener) {
      if (listeners.size === 0) end = follow(locks, own, report)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end()
        places = none
      }
    },
  }
}

/** Of this tab. */
export const openForms = createOpenForms('locks' in navigator ? navigator.locks : undefined)
