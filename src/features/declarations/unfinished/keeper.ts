import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { DeclarationContent } from '../../../domain/declaration/content.ts'

/** Milliseconds from a change until it is kept, and until what could not be kept is tried again. */
const pause = 3000
const pauseAfterFailure = 15_000

/** Another tab or computer has kept newer changes, the account has as many unfinished forms as are kept, or it has failed. */
export type NotKept = 'elsewhere' | 'tooMany' | 'yet'

export interface KeptState {
  /** What an earlier visit has left, until it is continued or discarded. */
  readonly offered: UnfinishedForm | null
  /** Why the latest changes are not kept, or null. */
  readonly notKept: NotKept | null
}

export interface KeeperParts {
  /** Whether the server keeps unfinished forms at all; where it does not, nothing is said of keeping. */
  readonly isKeptThere: () => boolean
  readonly isUnsaved: () => boolean
  /** What the form says now; null where it exceeds what is kept. */
  readonly content: () => DeclarationContent | null
  readonly keep: (
    content: DeclarationContent,
    revision: string,
    isLeft: boolean,
  ) => Promise<Result<UnfinishedForm, ServerFailure>>
  readonly discard: (kept: UnfinishedForm) => Promise<Discarded>
  /** Lets other tabs know that this form's is filled here; answers what ends that. */
  readonly claim: () => () => void
}

/** Saves over the revision that is kept, which is empty where none is known. */
type SavingOver = <Answer extends { readonly ok: boolean }>(
  save: (revision: string) => Promise<Answer>,
) => Promise<Answer>

/** Whether what was kept is discarded, and not where another tab has kept it since. */
export type Discarded = Result<{ readonly discarded: boolean }, ServerFailure>

const reasons: ReadonlyMap<string, NotKept> = new Map([
  ['unfinished.keptElsewhere', 'elsewhere'],
  ['unfinished.tooMany', 'tooMany'],
])

const whyNotKept = (failure: ServerFailure): NotKept =>
  (failure.code === 'server.refused' ? reasons.get(failure.reason) : undefined) ?? 'yet'

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

/** Other tabs are to know of the form while it is filled here, from before it is kept. */
const createClaim = (claim: KeeperParts['claim']) => {
  let release: (() => void) | null = null
  return {
    begin: (): void => {
      release ??= claim()
    },
    end: (): void => {
      release?.()
      release = null
    },
  }
}

const createSaving = () => {
  let isRunning = false
  return {
    isRunning: () => isRunning,
    async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      isRunning = true
      try {
        return await work()
      } finally {
        isRunning = false
      }
    },
  }
}

/** What is kept of the form on the server; other tabs know of it from before. */
const createKept = ({ content, keep, discard, claim }: Omit<KeeperParts, 'isKeptThere' | 'isUnsaved'>) => {
  let kept: UnfinishedForm | null = null
  /** What the server has, as kept or as saved. */
  let knownText: string | null = null
  const saving = createSaving()
  const filling = createClaim(claim)
  return {
    /** Keeps what is said, unless the server has it: a form is drawn again without having changed. Answers why it is not kept. */
    async keep(said: DeclarationContent, isLeft: boolean): Promise<NotKept | null> {
      const text = JSON.stringify(said)
      if (text === knownText) return null
      filling.begin()
      const answer = await keep(said, kept?.revision ?? '', isLeft)
      if (answer.ok) {
        kept = answer.value
        knownText = text
        return null
      }
      const notKept = whyNotKept(answer.failure)
      if (notKept !== 'yet') filling.end()
      return notKept
    },
    /** Another visit's is the form's own from now on; with null nothing is. */
    take(form: UnfinishedForm | null): void {
      kept = form
      knownText = null
      if (form !== null) filling.begin()
    },
    isSaving: saving.isRunning,
    /** Runs a saving, with which what is kept goes, once `before` has ended. */
    takeAlong: <Answer extends { readonly ok: boolean }>(
      before: Promise<void>,
      save: (revision: string) => Promise<Answer>,
    ): Promise<Answer> =>
      saving.run(async () => {
        const said = content()
        await before
        const answer = await save(kept?.revision ?? '')
        if (!answer.ok) return answer
        kept = null
        knownText = said && JSON.stringify(said)
        return answer
      }),
    /** Answers what became of it; nothing is to be done where nothing is kept. */
    async remove(): Promise<Discarded> {
      const removed = kept
      kept = null
      knownText = null
      const answer = removed === null ? succeed({ discarded: true }) : await discard(removed)
      filling.end()
      return answer
    },
    letGo: filling.end,
  }
}

/** One call at a time, and none while an offer is open. */
const createKeeping = (
  kept: ReturnType<typeof createKept>,
  { isKeptThere, isUnsaved, content }: Pick<KeeperParts, 'isKeptThere' | 'isUnsaved' | 'content'>,
  { now, become }: ReturnType<typeof createStore>,
) => {
  const timer = createTimer()
  let work: Promise<void> = Promise.resolve()
  let hasChanged = false
  let hasEnded = false

  const waitFor = (milliseconds: number): void => {
    if (!hasEnded && now().offered === null) timer.start(() => flush(), milliseconds)
  }
  const keepNow = async (isLeft: boolean): Promise<void> => {
    if (!isKeptThere() || hasEnded || kept.isSaving() || now().offered !== null || !hasChanged) return
    hasChanged = false
    if (!isUnsaved()) return void (await kept.remove())
    const said = content()
    if (said === null) return become({ notKept: 'yet' })
    const notKept = await kept.keep(said, isLeft)
    if (notKept !== now().notKept) become({ notKept })
    if (notKept === null) return
    hasChanged = true
    waitFor(pauseAfterFailure)
  }
  const flush = (isLeft = false): void => {
    timer.stop()
    work = work.then(() => keepNow(isLeft))
  }
  const change = (isChanged: boolean): void => {
    hasChanged = isChanged
    if (hasChanged) waitFor(pause)
  }
  const goOn = (): void => change(hasChanged)
  /** Ends what is being kept; nothing else begins before it goes on. */
  const rest = (): Promise<void> => {
    timer.stop()
    return work
  }
  const end = (): Promise<Discarded> => {
    hasEnded = true
    const removed = rest().then(() => kept.remove())
    work = removed.then(() => undefined)
    return removed
  }
  return { flush, change, goOn, rest, end, hasEnded: () => hasEnded }
}

/** Keeping, and what else becomes of what is kept. */
const createWriting = (parts: KeeperParts, store: ReturnType<typeof createStore>) => {
  const kept = createKept(parts)
  const keeping = createKeeping(kept, parts, store)
  const takeOver = (form: UnfinishedForm | null): void => {
    kept.take(form)
    store.become({ offered: null })
    keeping.goOn()
  }
  const whileSaving: SavingOver = async (save) => {
    const answer = await kept.takeAlong(keeping.rest(), save)
    if (!answer.ok) keeping.goOn()
    else {
      keeping.change(false)
      store.become({ notKept: null })
    }
    return answer
  }
  const stop = async (): Promise<void> => {
    if (!keeping.hasEnded()) keeping.flush(true)
    await keeping.rest()
    kept.letGo()
  }
  return {
    flush: keeping.flush,
    markChanged: () => keeping.change(true),
    takeOver,
    whileSaving,
    end: keeping.end,
    stop,
  }
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
    /** The offer was taken as it was read: what is kept is the form's own from now on. */
    take: (read: UnfinishedForm): void => writing.takeOver(read),
    /** What was offered is no more. */
    withdraw: (): void => writing.takeOver(null),
    /** Discards the offer; where that fails, it stays. */
    refuse: async (): Promise<Discarded> => {
      const { offered } = store.now()
      if (offered === null) return succeed({ discarded: true })
      const answer = await parts.discard(offered)
      if (answer.ok && answer.value.discarded) writing.takeOver(null)
      return answer
    },
    changed: writing.markChanged,
    /** Keeps the latest changes now; its argument is true where the page may be gone before the answer comes. */
    flush: writing.flush,
    /** Runs a saving, which discards what is kept, and keeps nothing until it has ended. */
    whileSaving: writing.whileSaving,
    /** The form is saved, sent, or left on purpose: nothing of it is kept any longer, besides what was not decided upon. */
    end: writing.end,
    /** The page goes on without the form, which may be continued later. */
    stop: (): void => void writing.stop(),
  }
}
export type Keeper = ReturnType<typeof createKeeper>
