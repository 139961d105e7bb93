import type { Corrected } from '../../../src/domain/corrections/allowed.ts'
import { methodOf } from '../../../src/domain/corrections/features.ts'
import type { Chained } from './chained.ts'

interface Featured {
  readonly inv_feature: string
}

/** Whether one is on its way: what was turned down is not, until it is sent again. */
export const isOnItsWay = ({ status }: Pick<Chained<unknown>, 'status'>): boolean =>
  status === 'draft' || status === 'sent'

interface Standing<Content> extends Corrected {
  /** What accepted ones that adjust it say. */
  readonly adjustments: readonly Content[]
}

/** What has been done about a document. @param by all that correct it */
export const standingOf = <Content extends Featured>(
  { head, content }: { readonly head: { readonly status: string }; readonly content: Content },
  by: readonly Chained<Content>[],
): Standing<Content> => {
  const accepted = by.filter(({ status }) => status === 'accepted').map((one) => one.content)
  return {
    isAccepted: head.status === 'accepted',
    made: accepted.flatMap(({ inv_feature }) => methodOf(inv_feature) ?? []),
    isPending: by.some(isOnItsWay),
    isReplacing: methodOf(content.inv_feature) === 'replace',
    adjustments: accepted.filter(({ inv_feature }) => methodOf(inv_feature) === 'adjust'),
  }
}

/** What a document's original said as it was corrected, and what had adjusted it before; null where it corrects none of the chain. */
export const adjustmentsBefore = <Content extends Featured>(
  chain: readonly Chained<Content>[],
  id: string,
): { readonly original: Content; readonly adjustments: readonly Content[] } | null => {
  const own = chain.find((one) => one.id === id)
  const original = chain.find((one) => one.id === own?.correctsId)
  if (own === undefined || original === undefined) return null
  const adjustments = chain.filter(
    (one) =>
      one.correctsId === original.id &&
      one.id !== id &&
      one.status === 'accepted' &&
      methodOf(one.content.inv_feature) === 'adjust' &&
      (own.status !== 'accepted' || one.id < id),
  )
  return { original: original.content, adjustments: adjustments.map(({ content }) => content) }
}
