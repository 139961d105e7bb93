import type { UnfinishedForm } from '../../../api/contract/declarationUnfinished.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { Result } from '../../../domain/result.ts'
import type { DeclarationBody } from '../../../domain/declaration/wire.ts'

/** Milliseconds from a change until it is kept, and until what could not be kept is tried again. */
const pause = 3000
const pauseAfterFailure = 15_000

export interface KeptState {
  /** What an earlier visit has left, until it is continued or discarded. */
  readonly offered: UnfinishedForm | null
  /** Why the latest changes are not kept, or null; `elsewhere` where another tab has kept newer ones. */
  readonly notKept: 'elsewhere' | 'yet' | null
}

export interface KeeperParts {
  readonly isUnsaved: () => boolean
  /** What the form says now; null where it exceeds what is kept. */
  readonly content: () => DeclarationBody | null
  readonly keep: (
    content: DeclarationBody,
    revision: string,
    isLeft: boolean,
  ) => Promise<Result<UnfinishedForm, ServerFailure>>
  readonly discard: (kept: UnfinishedForm) => Promise<unknown>
}

const isElsewhere = (failure: ServerFailure): boolean =>
  failure.code === 'server.refused' && failure.reason === 'unfinished.keptElsewhere'

const createStore = () => {
  let state: KeptState = { offered: null, notKept: null }
  const listeners = new Set<() => void>()
  return {
    now: (): KeptState => state,
    become: (next: Partial<KeptState>): void => {
      state = { ...state, ...next }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One wait at a time; a later one does not begin anew. */
const createTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
    start: (onEnd: () => void, milliseconds: number): void => {
      timer ??= setTimeout(onEnd, milliseconds)
    },
  }
}

/** One call at a time, and none while an offer is open. */
const createWriting = (
  { isUnsaved, content, keep, discard }: KeeperParts,
  { now, become }: ReturnType<typeof createStore>,
) => {
  let kept: UnfinishedForm | null = null
  const timer = createTimer()
  let work: Promise<void> = Promise.resolve()
  let hasChanged = false
  let hasEnded = false

  const waitFor = (milliseconds: number): void => {
    if (!hasEnded && now().offered === null) timer.start(() => flush(), milliseconds)
  }
  const remove = async (): Promise<void> => {
    const removed = kept
    kept = null
    if (removed !== null) await discard(removed)
  }
  const keepNow = async (isLeft: boolean): Promise<void> => {
    if (hasEnded || now().offered !== null || !hasChanged) return
    hasChanged = false
    if (!isUnsaved()) return remove()
    const said = content()
    if (said === null) return become({ notKept: 'yet' })
    const answer = await keep(said, kept?.revision ?? '', isLeft)
    if (answer.ok) kept = answer.value
    else hasChanged = true
    become({ notKept: answer.ok ? null : isElsewhere(answer.failure) ? 'elsewhere' : 'yet' })
    if (!answer.ok) waitFor(pauseAfterFailure)
  }
  const flush = (isLeft = false): void => {
    timer.stop()
    work = work.then(() => keepNow(isLeft))
  }
  const markChanged = (): void => {
    hasChanged = true
    waitFor(pause)
  }
  const takeOver = (form: UnfinishedForm | null): void => {
    kept = form
    become({ offered: null })
    if (hasChanged) waitFor(pause)
  }
  const end = (): Promise<void> => {
    hasEnded = true
    timer.stop()
    work = work.then(remove)
    return work
  }
  return { flush, markChanged, takeOver, remove, end, hasEnded: () => hasEnded }
}

/**
 * Keeps what one open form says and nobody has saved, and not over what is offered. A store: whether the form is saved, sent or left is its
 * machine's.
 */
export const createKeeper = (parts: KeeperParts) => {
  const store = createStore()
  const writing = createWriting(parts, store)
  return {
    getState: store.now,
    subscribe: store.subscribe,
    offer: (offered: UnfinishedForm): void => store.become({ offered, notKept: null }),
    /** The offer was taken: what is kept is the form's own from now on. */
    take: (): void => writing.takeOver(store.now().offered),
    refuse: async (): Promise<void> => {
      writing.takeOver(store.now().offered)
      await writing.remove()
    },
    changed: writing.markChanged,
    /** Keeps the latest changes now; its argument is true where the page may be gone before the answer comes. */
    flush: writing.flush,
    /** The form is saved, sent, or left on purpose: nothing of it is kept any longer, besides what was not decided upon. */
    end: writing.end,
    /** The page goes on without the form, which may be continued later. */
    stop: (): void => {
      if (!writing.hasEnded()) writing.flush(true)
    },
  }
}
export type Keeper = ReturnType<typeof createKeeper>
