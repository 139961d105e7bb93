import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { UnfinishedForm } from '../../src/api/contract/documents/unfinished.ts'
import { KeepingState } from '../../src/documents/unfinished/KeepingState.tsx'
import { offerIn } from '../../src/documents/unfinished/offerIn.ts'
import { UnfinishedOffer } from '../../src/documents/unfinished/UnfinishedOffer.tsx'
import type { formKeeping } from '../../src/machines/formKeeping/formKeeping.ts'

/** What the walk's sealed offer stands for. */
const left: UnfinishedForm = {
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision: 'r-0',
  kept_at: '2026-11-20T01:00:00.000Z',
}

/** What a form shows of its keeping: the offer above its fields, and in its foot what is not kept. */
export const KeepingView = ({ actor }: { readonly actor: ActorRefFrom<typeof formKeeping> }) => {
  const now = useSelector(actor, (snapshot) => snapshot)
  const { offered, notKept } = now.context
  if (now.status === 'done') return null
  return (
    <main>
      <h2>Form</h2>
      <UnfinishedOffer
        offer={{
          ...offerIn(now),
          offered: offered === null ? null : left,
          isChangedSince: false,
          isElsewhere: false,
          isContinued: false,
        }}
        onContinue={() => actor.send({ type: 'offer.continued' })}
        onDiscard={() => actor.send({ type: 'offer.refused' })}
        onDismiss={() => {}}
        onFocus={() => {}}
        whyNotContinue={undefined}
      />
      <KeepingState notKept={notKept} />
    </main>
  )
}
