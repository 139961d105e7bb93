import type { KindFacts } from '../kinds.ts'
import type { BulkItem } from './items.ts'

interface Sending {
  readonly kind: KindFacts
  readonly items: readonly BulkItem[]
}

/** What ends with an XML that nothing comes of. */
const endsUnsent: readonly BulkItem['stage'][] = ['waiting', 'generated', 'claimed', 'failed']

/** Of what is signed and kept in this browser, and has not been claimed yet. */
const isKeptFromBefore = ({ stage, document }: BulkItem): boolean => stage === 'generated' && document === null

/**
 * Whether nothing comes of a document's XML: it is neither sent, nor kept with its signature until its outcome is known, nor another
 * tab's.
 */
const isGivenUp = (item: BulkItem): boolean => {
  const { stage, resumesAt, reason } = item
  const isToBeAsked = resumesAt === 'unknown' || reason?.code === 'registration.unseen'
  return endsUnsent.includes(stage) && !isKeptFromBefore(item) && !isToBeAsked && reason?.code !== 'work.elsewhere'
}

/** Sent or given up: nothing of it is taken up again. */
export const unsignedKeys = ({ context: { items } }: { readonly context: Sending }) => ({
  reqKeys: items.flatMap((item) =>
    item.work !== null && (item.stage === 'sent' || isGivenUp(item)) ? [item.work.reqKey] : [],
  ),
})

/** How many numbers the XML of a numbered kind bear that nothing comes of. */
export const numbersWaitingIn = ({ kind, items }: Sending): number =>
  kind.isNumbered ? items.filter((item) => item.work !== null && isGivenUp(item)).length : 0
