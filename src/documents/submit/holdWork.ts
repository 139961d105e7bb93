import { fromCallback, type EventObject } from 'xstate'
import type { WorkInput } from '../../machines/documentSubmit/setup.ts'
import type { WorkLocks } from './workLocks.ts'
import { isWorkSigned, type SavedWork, type WorkStore } from './workStore.ts'

export interface WorkSettings {
  readonly store: WorkStore
  readonly locks: WorkLocks
  readonly userId: string
  /** The key of the collection in which the document stands. */
  readonly collection: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly now: () => string
}

/** The entry of what was generated, with signatures that an earlier submission of the same XML has left. */
const entryOf = (
  { work, way, document }: WorkInput,
  kept: SavedWork | null,
  { userId, collection, now }: WorkSettings,
): SavedWork | null => {
  if (work === null || way === null || document === null) return kept
  const { generatedAt = now(), signature = null, companion: earlier = null } = kept ?? {}
  const { documentId, reqKey, sellerTaxCode } = work
  const { xml, signId, sellerName, companion } = document.open()
  const isSame = earlier?.reqKey === companion?.reqKey
  return {
    userId,
    collection,
    documentId,
    reqKey,
    sellerTaxCode,
    sellerName,
    generatedAt,
    way,
    xml,
    signId,
    signature,
    companion: companion && { ...companion, signature: isSame ? (earlier?.signature ?? null) : null },
  }
}

/** What came of a claim; null where it was given up meanwhile. */
export type Claim = 'unsigned' | 'signed' | 'elsewhere' | null

/** Holds an XML against other tabs until `ending`, and keeps it over a reload (docs/decisions/0072). */
export const claimWork = async (input: WorkInput, settings: WorkSettings, ending: AbortSignal): Promise<Claim> => {
  const { store, locks, userId } = settings
  const reqKey = input.work?.reqKey ?? ''
  const isHeld = await locks.hold(reqKey, ending)
  if (ending.aborted) return null
  const entry = isHeld ? entryOf(input, store.find(userId, reqKey), settings) : null
  if (entry === null) return 'elsewhere'
  store.save(entry)
  return isWorkSigned(entry) ? 'signed' : 'unsigned'
}

/** Holds an XML while it lives. Says once whether it could; what follows from that is the chart's. */
export const provideHoldWork = (settings: WorkSettings) =>
  fromCallback<EventObject, WorkInput>(({ input, sendBack }) => {
    const ending = new AbortController()
    const claim = async (): Promise<void> => {
      const claimed = await claimWork(input, settings, ending.signal)
      if (claimed === null) return
      sendBack(
        claimed === 'elsewhere' ? { type: 'work.elsewhere' } : { type: 'work.claimed', isSigned: claimed === 'signed' },
      )
    }
    void claim()
    return () => ending.abort()
  })
