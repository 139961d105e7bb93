import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ServerFailure, Unexpected } from '../../domain/failure.ts'
import type { Discarded } from '../../machines/formKeeping/setup.ts'
import { notify } from '../../ui/feedback/toasts.ts'

/** How the discarding of an offer stands. */
export interface Discarding {
  readonly isDiscarding: boolean
  /** Why it is not discarded, or null. */
  readonly notDiscarded: ServerFailure | Unexpected | null
  /** Whether it was kept since, and is still there for that. */
  readonly isKeptSince: boolean
}

const still: Discarding = { isDiscarding: false, notDiscarded: null, isKeptSince: false }

/** Says that an offer is discarded. */
export const useSayDiscarded = () => {
  const { t } = useLingui()
  return (): void => notify.success(t`Unfinished form discarded`)
}

/** Discards an offer that belongs to no open form, and remembers why it is not. */
export const useDiscarding = (onDiscard: () => Promise<Discarded>) => {
  const [discarding, setDiscarding] = useState(still)
  const sayDiscarded = useSayDiscarded()
  const discard = async (): Promise<void> => {
    setDiscarding({ ...still, isDiscarding: true })
    const answer = await onDiscard()
    setDiscarding({
      isDiscarding: false,
      notDiscarded: answer.ok ? null : answer.failure,
      isKeptSince: answer.ok && !answer.value.discarded,
    })
    if (answer.ok && answer.value.discarded) sayDiscarded()
  }
  return { discarding, discard }
}
