/** How far the code of a part has come. */
export type Arrival<Module> =
  | { readonly status: 'absent' | 'coming' | 'failed' }
  | { readonly status: 'here'; readonly module: Module }

/** A piece of the product that is a chunk of its own, fetched once for the whole page. */
export interface Part<Module> {
  /** Fetches the chunk unless it is here or on its way. One that did not come is asked for again. */
  readonly fetch: () => void
  readonly arrival: () => Arrival<Module>
  /** Calls back whenever the arrival has changed; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param load imports the chunk; it is asked again after a failure */
export function createPart<Module>(load: () => Promise<Module>): Part<Module> {
  const listeners = new Set<() => void>()
  let arrival: Arrival<Module> = { status: 'absent' }
  const become = (next: Arrival<Module>) => {
    arrival = next
    for (const listener of listeners) listener()
  }
  return {
    fetch() {
      if (arrival.status === 'coming' || arrival.status === 'here') return
      become({ status: 'coming' })
      load().then(
        (module) => become({ status: 'here', module }),
        () => become({ status: 'failed' }),
      )
    },
    arrival: () => arrival,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Milliseconds until parts are fetched ahead where the browser does not report when it is idle. */
const idleWithin = 500

/** Milliseconds that the first screen has the network for itself. */
const firstScreen = 3000

type Fetchable = Pick<Part<unknown>, 'fetch'>

/** Fetches a part once the first screen must have come; returns what calls it off. */
export function fetchAfterFirstScreen(part: Fetchable): () => void {
  const timer = setTimeout(part.fetch, firstScreen)
  return () => clearTimeout(timer)
}

/** Milliseconds after which a part that did not come is asked for again. */
const again = 5000

/** Asks again for a part that did not come, as while the server is away; returns what calls it off. */
export function fetchAgain(part: Fetchable): () => void {
  const timer = setTimeout(part.fetch, again)
  return () => clearTimeout(timer)
}

/** Fetches parts once the browser has nothing better to do, so that they open at once; returns what calls it off. */
export function fetchWhenIdle(parts: readonly Fetchable[]): () => void {
  const fetchAll = () => {
    for (const part of parts) part.fetch()
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, idleWithin)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(fetchAll)
  return () => cancelIdleCallback(handle)
}
