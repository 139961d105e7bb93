import { createActor, fromPromise, toPromise, waitFor, type SnapshotFrom } from 'xstate'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'
import { formKeeping } from '../../machines/formKeeping/formKeeping.ts'
import {
  nothingKept,
  type Discarded,
  type FormRead,
  type Kept,
  type KeepInput,
  type KeptFormInput,
  type ReadInput,
} from '../../machines/formKeeping/setup.ts'
import { inspected } from '../../machines/inspection.ts'
import type { Sealed } from '../../machines/sealed.ts'
import { createVault, type Vault } from '../../machines/vault.ts'
import type { UnfinishedForms } from './unfinishedForms.ts'

type Answer = Result<UnfinishedForm, ServerFailure>

/** What keeping asks of the form, of the server and of the browser. */
export interface KeeperParts {
  /** Whether the server keeps unfinished forms at all; where it does not, nothing is said of keeping. */
  readonly isKeptThere: () => boolean
  readonly isUnsaved: () => boolean
  /** What the form says now; null where it exceeds what is kept. */
  readonly content: () => Sealed<unknown> | null
  /** Whether the form said the same twice. */
  readonly isSame: UnfinishedForms['isSame']
  readonly keep: (content: Sealed<unknown>, revision: string, isPageLeaving: boolean) => Promise<Answer>
  readonly discard: (kept: UnfinishedForm) => Promise<Discarded>
  /** Reads what was kept and puts it into the form, unless it is called off. */
  readonly putIn: (offered: UnfinishedForm, signal: AbortSignal) => Promise<Answer>
  /** What is kept of the form's place now, or null; rejects where it cannot be read. */
  readonly findOffer: () => Promise<UnfinishedForm | null>
  /** Lets other tabs know that this form is filled here; answers what ends that. */
  readonly claim: () => () => void
  /** What was offered is in the form. */
  readonly onContinued: () => void
  /** What was offered is discarded. */
  readonly onDiscarded: () => void
}

interface Beginning {
  /** What an earlier visit has left and may be continued, or null. */
  readonly offered: UnfinishedForm | null
  /** Whether the user has chosen already to continue it. */
  readonly isContinued: boolean
}

/** Seals what the server answers that it keeps. */
const sealedIn = (forms: Vault<UnfinishedForm>, answer: Answer): Kept =>
  answer.ok ? succeed(forms.seal(answer.value)) : answer

const revisionIn = (forms: Vault<UnfinishedForm>, kept: Sealed<unknown> | null): string =>
  kept === null ? '' : forms.open(kept).revision

const actorsOf = (parts: KeeperParts, forms: Vault<UnfinishedForm>) => {
  const read = (known: Sealed<unknown> | null): FormRead => {
    if (!parts.isKeptThere()) return { says: 'nothingToKeep' }
    if (!parts.isUnsaved()) return { says: 'nothingUnsaved' }
    const content = parts.content()
    if (content === null) return { says: 'tooMuch' }
    const isKnown = known !== null && parts.isSame(known, content)
    return isKnown ? { says: 'nothingToKeep' } : { says: 'changes', content }
  }
  return {
    readForm: fromPromise<FormRead, ReadInput>(({ input }) => Promise.resolve(read(input.known))),
    keep: fromPromise<Kept, KeepInput>(async ({ input: { content, kept, isPageLeaving } }) => {
      if (content === null) throw new Error('nothing is said that could be kept')
      return sealedIn(forms, await parts.keep(content, revisionIn(forms, kept), isPageLeaving))
    }),
    discard: fromPromise<Discarded, KeptFormInput>(({ input: { form } }) =>
      form === null ? Promise.resolve(nothingKept) : parts.discard(forms.open(form)),
    ),
    putIn: fromPromise<Kept, KeptFormInput>(async ({ input: { form }, signal }) => {
      if (form === null) throw new Error('nothing is offered')
      return sealedIn(forms, await parts.putIn(forms.open(form), signal))
    }),
    findOffer: fromPromise<Sealed<unknown> | null, Record<string, never>>(async () => {
      const found = await parts.findOffer()
      return found === null ? null : forms.seal(found)
    }),
  }
}

/** Held from the first claim until it is released. */
const createClaim = (claim: () => () => void) => {
  let release: (() => void) | null = null
  return {
    claimForm: (): void => {
      release ??= claim()
    },
    releaseForm: (): void => {
      release?.()
      release = null
    },
  }
}

/** Begins one work after the other, in their order, each once the one before has ended or failed; the first at once, in the same task. */
const createTurns = () => {
  const ends: Promise<void>[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const before = ends.at(-1)
    const ended = Promise.withResolvers<void>()
    ends.push(ended.promise)
    if (before !== undefined) await before
    try {
      return await work()
    } finally {
      void ends.shift()
      ended.resolve()
    }
  }
}

/** Saves over the revision that is kept, which is empty where none is known. */
type SavingOver = <Answered extends { readonly ok: boolean }>(
  save: (revision: string) => Promise<Answered>,
) => Promise<Answered>

/** Where a saving may begin: nothing is being kept, and nothing will be before it has ended. */
const maySave = (now: SnapshotFrom<typeof formKeeping>): boolean =>
  now.matches('saving') || now.matches('left') || now.status !== 'active'

/** The chart of keeping with what it asks for, and what others wait for in it. It begins with `show`. */
export const createKeeper = (parts: KeeperParts, beginning: Beginning) => {
  const forms: Vault<UnfinishedForm> = createVault()
  const { offered, isContinued } = beginning
  const actor = createActor(
    formKeeping.provide({
      actors: actorsOf(parts, forms),
      actions: {
        ...createClaim(parts.claim),
        announceContinued: parts.onContinued,
        announceDiscarded: parts.onDiscarded,
      },
    }),
    { ...inspected, input: { offered: offered && forms.seal(offered), isContinued } },
  )
  const say: typeof actor.send = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  const inTurn = createTurns()
  /**
   * Runs a saving, with which what is kept goes, and keeps nothing until it has ended. One at a time: what is kept goes with the first, and
   * keeping would begin again under the second.
   */
  const whileSaving: SavingOver = async (save) => {
    const content = parts.content()
    return inTurn(async () => {
      let isSaved = false
      try {
        say({ type: 'saving.started', content })
        const { context } = await waitFor(actor, maySave)
        const answer = await save(revisionIn(forms, context.kept))
        isSaved = answer.ok
        return answer
      } finally {
        say({ type: 'saving.ended', isSaved })
      }
    })
  }
  return {
    actor,
    send: say,
    whileSaving,
    /** What an earlier visit has left and is not decided upon. */
    offeredIn: ({ context }: SnapshotFrom<typeof formKeeping>): UnfinishedForm | null =>
      context.offered && forms.open(context.offered),
    show: (): void => {
      actor.start()
      say({ type: 'form.shown' })
    },
    /** The form is saved, sent, or left on purpose: answers what became of what was kept. */
    end: async (): Promise<Discarded> => {
      say({ type: 'form.ended' })
      return (await toPromise(actor)).discarded
    },
  }
}
export type Keeper = ReturnType<typeof createKeeper>
