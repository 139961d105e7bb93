import { fromCallback, type EventObject } from 'xstate'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import type { SubmitEvent, WorkInput } from '../../../machines/declarationSubmit/setup.ts'
import type { WorkLocks } from './workLocks.ts'
import type { SavedWork, WorkStore } from './workStore.ts'

export interface WorkSettings {
  readonly store: WorkStore
  readonly locks: WorkLocks
  readonly userId: string
  /** Where the declaration belongs. */
  readonly collection: CollectionKey
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly now: () => string
}

/** The entry of what was generated, with the signature that an earlier submission of the same XML has left. */
const entryOf = (
  { work, way, document }: WorkInput,
  kept: SavedWork | null,
  { userId, collection, now }: WorkSettings,
) => {
  if (work === null || way === null || document === null) return kept
  const { generatedAt = now(), signature = null } = kept ?? {}
  return { ...work, ...document.open(), way, userId, collection, generatedAt, signature }
}

/**
 * Holds an XML against other tabs while it lives, and keeps it over a reload (docs/decisions/0072). Says once whether it could; what
 * follows from that is the chart's.
 */
export const provideHoldWork = (settings: WorkSettings) =>
  fromCallback<EventObject, WorkInput>(({ input, sendBack }) => {
    const { store, locks, userId } = settings
    const reqKey = input.work?.reqKey ?? ''
    const ending = new AbortController()
    const begin = async (): Promise<SubmitEvent | null> => {
      const isHeld = await locks.hold(reqKey, ending.signal)
      if (ending.signal.aborted) return null
      const entry = isHeld ? entryOf(input, store.find(userId, reqKey), settings) : null
      if (entry === null) return { type: 'work.elsewhere' }
      store.save(entry)
      return { type: 'work.claimed', isSigned: entry.signature !== null }
    }
    const claim = async (): Promise<void> => {
      const event = await begin()
      if (event !== null) sendBack(event)
    }
    void claim()
    return () => ending.abort()
  })
