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
  /** Accepted ones that adjust it. */
  readonly adjustments: readonly Chained<Content>[]
}

const hasAdjusted = ({ status, content }: Chained<Featured>): boolean =>
  status === 'accepted' && methodOf(content.inv_feature) === 'adjust'

/** What has been done about a document. @param by all that correct it */
export const standingOf = <Content extends Featured>(
  { head, content }: { readonly head: { readonly status: string }; readonly content: Content },
  by: readonly Chained<Content>[],
): Standing<Content> => ({
  isAccepted: head.status === 'accepted',
  made: by.flatMap((one) => (one.status === 'accepted' ? (methodOf(one.content.inv_feature) ?? []) : [])),
  isPending: by.some(isOnItsWay),
  isReplacing: methodOf(content.inv_feature) === 'replace',
  adjustments: by.filter(hasAdjusted),
})

/** What had adjusted a document before one that corrects it: of an accepted one those that came earlier, and else all. @param by all that correct it */
export const adjustedBefore = <Content extends Featured>(
  by: readonly Chained<Content>[],
  own: { readonly id: string; readonly status: string },
): readonly Chained<Content>[] =>
  by.filter((one) => hasAdjusted(one) && (own.status === 'accepted' ? one.id < own.id : one.id !== own.id))

/** What a document's original said as it was corrected, and what had adjusted it before; null where it corrects none of the chain. */
export const adjustmentsBefore = <Content extends Featured>(
  chain: readonly Chained<Content>[],
  id: string,
): { readonly original: Content; readonly adjustments: readonly Chained<Content>[] } | null => {
  const own = chain.find((one) => one.id === id)
  const original = chain.find((one) => one.id === own?.correctsId)
  if (own === undefined || original === undefined) return null
  const by = chain.filter(({ correctsId }) => correctsId === original.id)
  return { original: original.content, adjustments: adjustedBefore(by, own) }
}

export const contentsOf = <Content>(chained: readonly Chained<Content>[]): readonly Content[] =>
  chained.map(({ content }) => content)
