import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { notify } from '../../../ui/feedback/toasts.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import type { Discarded } from './keeper.ts'
import { isChangedSince, type FormOrigin } from './origin.ts'
import { rightToContinue } from './rightToContinue.ts'
import { useElsewhere } from './useElsewhere.ts'
import { useKeeper, useKeeping, useWhileSaving, type FormActor } from './useKeeper.ts'
import { useOffering } from './useOffering.ts'
import { usePuttingIn } from './usePuttingIn.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'

const notContinued = msg`This declaration can no longer be edited, so what you typed is not put into it. Discard what you typed in the list, or copy the declaration and type it again.`

interface Unfinished {
  readonly origin: FormOrigin
  /** The unfinished form that the user continues, or null. */
  readonly continues: string | null
  /** Receives how the form saves. */
  readonly onSavingKnown: (whileSaving: WhileSaving) => void
}

/** Keeps what a form says while it is filled, and offers what an earlier visit has left of it (decision 0376). */
export const useUnfinished = (
  actor: FormActor,
  fields: DeclarationFields,
  { origin, continues, onSavingKnown }: Unfinished,
) => {
  const { i18n } = useLingui()
  const keeper = useKeeper(actor, fields, origin)
  useKeeping(actor, keeper)
  const whileSaving = useWhileSaving(actor, keeper, origin)
  useEffect(() => onSavingKnown(whileSaving), [onSavingKnown, whileSaving])
  const { offered, notKept } = useSyncExternalStore(keeper.subscribe, keeper.getState)
  const { putIn, awaitNothing, ...put } = usePuttingIn(actor, fields, keeper, continues !== null)
  const isElsewhere = useElsewhere()
  const isPermitted = rightToContinue(origin.way, useDocumentRights()) === null

  const mayContinue = (): boolean => {
    const now = actor.getSnapshot()
    return now.context.mode !== 'view' || now.can({ type: 'edit.started' })
  }
  const offerAgain = useOffering(keeper, mayContinue, origin, (form, again) => {
    if (form === null || form.id !== continues) return awaitNothing()
    const isEditable = mayContinue()
    const isAllowed = isEditable && isPermitted
    if (!isEditable) notify.error(i18n._(notContinued))
    // Where the declaration was changed since, the offer says so first.
    if (isAllowed && !isChangedSince(form, origin)) void putIn(form.id, again)
    else awaitNothing()
  })
  const discardOffered = async (): Promise<Discarded> => {
    const answer = await keeper.refuse()
    if (answer.ok && !answer.value.discarded) await offerAgain()
    return answer
  }

  return {
    ...put,
    keeper,
    offered,
    notKept,
    isElsewhere: isElsewhere({ way: origin.way, originId: origin.id }),
    continueOffered: () => void (offered !== null && putIn(offered.id, offerAgain)),
    discardOffered,
  }
}
