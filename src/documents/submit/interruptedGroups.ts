import type { WaitingRequest } from '../../api/contract/remoteSigning.ts'
import { isWorkSigned, type SavedWork } from './workStore.ts'

/** Submissions that go on together. */
export interface InterruptedGroup {
  readonly works: readonly [SavedWork, ...SavedWork[]]
  /** The eSign request that waits for its holder, or is confirmed; null where none does. */
  readonly request: WaitingRequest | null
}

/** What one confirmation signs is one group, every other submission one of its own; in the order of the first of each. */
export const interruptedGroups = (
  works: readonly SavedWork[],
  requests: readonly WaitingRequest[],
): readonly InterruptedGroup[] => {
  const requestOf = (work: SavedWork): WaitingRequest | null => {
    if (isWorkSigned(work)) return null
    const own = [work.reqKey, ...(work.companion === null ? [] : [work.companion.reqKey])]
    return requests.find(({ req_keys: keys }) => own.some((key) => keys.includes(key))) ?? null
  }
  const groups = Map.groupBy(works, (work) => requestOf(work)?.request_id ?? `alone ${work.reqKey}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ works: [first, ...others], request: requestOf(first) }],
  )
}
