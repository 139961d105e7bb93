import type { SnapshotFrom } from 'xstate'
import type { formKeeping } from '../../machines/formKeeping/formKeeping.ts'

/** What the flow of keeping says of its offer. */
export const offerIn = (now: SnapshotFrom<typeof formKeeping>) => ({
  isComing: now.hasTag('coming'),
  isDiscarding: now.matches('discardingOffer'),
  mayDecide: now.can({ type: 'offer.refused' }),
  isKeptSince: now.context.isKeptSince,
  failure: now.context.failure,
})
