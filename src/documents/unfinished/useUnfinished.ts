import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { useDocumentRights, useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import type { FilledForm } from './filledForm.ts'
import { isChangedSince, type FormOrigin } from './origin.ts'
import { rightToContinue } from './rightToContinue.ts'
import { keptOf, unfinishedQuery } from './unfinishedQuery.ts'
import { offerIn } from './offerIn.ts'
import { useSayDiscarded } from './useDiscarding.ts'
import { useElsewhere } from './useElsewhere.ts'
import type { FormActor } from '../form/formActor.ts'
import { useKeeper, useKeeping, useWhileSaving } from './useKeeper.ts'
import type { WhileSaving } from '../submit/whileSaving.ts'

interface Unfinished {
  readonly origin: FormOrigin
  /** The unfinished form that the user continues, or null. */
  readonly continues: string | null
  /** Receives how the form saves. */
  readonly onSavingKnown: (whileSaving: WhileSaving) => void
}

/** What is kept of the place that the form was opened from, which was read while it was opening, and whether it may be continued. */
const useOffer = (actor: FormActor, { origin, continues }: Pick<Unfinished, 'origin' | 'continues'>) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const kind = useShownKind()
  const { unfinished: calls, words } = useFiledKind()
  const missing = rightToContinue(origin.way, useDocumentRights())
  const [offer] = useState(() => {
    const found = keptOf(queryClient.getQueryData(unfinishedQuery(api, kind, calls).queryKey), origin)
    const now = actor.getSnapshot()
    const isEditable = now.context.mode !== 'view' || now.can({ type: 'edit.started' })
    const isChosen = found !== null && found.id === continues
    return {
      offered: isEditable ? found : null,
      // Where the document was changed since, the offer says so first.
      isContinued: isChosen && isEditable && missing === null && !isChangedSince(found, origin),
      isRefused: isChosen && !isEditable,
    }
  })
  const sayRefused = useEffectEvent(() => notify.error(i18n._(words.unfinished.notContinued)))
  useEffect(() => {
    if (offer.isRefused) sayRefused()
  }, [offer])
  return { offer, whyNotContinue: useRightText()(missing) }
}

/** Keeps what a form says while it is filled, and offers what an earlier visit has left of it (decision 0376). */
export const useUnfinished = (actor: FormActor, form: FilledForm, { origin, continues, onSavingKnown }: Unfinished) => {
  const [isContinued, setContinued] = useState(false)
  const sayDiscarded = useSayDiscarded()
  const { offer, whyNotContinue } = useOffer(actor, { origin, continues })
  const keeper = useKeeper(actor, form, {
    origin,
    ...offer,
    onContinued: () => setContinued(true),
    onDiscarded: sayDiscarded,
  })
  useKeeping(actor, keeper)
  const whileSaving = useWhileSaving(actor, keeper, origin)
  useEffect(() => onSavingKnown(whileSaving), [onSavingKnown, whileSaving])
  const isElsewhere = useElsewhere()({ way: origin.way, originId: origin.id })
  // Each rendering may report a change of the form: it must not follow from what a change alone does to the flow.
  const { notKept, offered, ...offerNow } = useSelector(
    keeper.actor,
    (now) => ({ ...offerIn(now), offered: keeper.offeredIn(now), notKept: now.context.notKept }),
    shallowEqual,
  )
  return {
    keeper,
    notKept,
    offer: {
      ...offerNow,
      offered,
      isChangedSince: offered !== null && isChangedSince(offered, origin),
      isElsewhere,
      isContinued,
    },
    whyNotContinue,
    onContinue: () => keeper.send({ type: 'offer.continued' }),
    onDiscard: () => keeper.send({ type: 'offer.refused' }),
    onDismiss: () => setContinued(false),
    onFocus: form.focus,
  }
}
