import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { focus } from '@modular-forms/react'
import { useQueryClient } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { isChangedSince, type FormOrigin } from './origin.ts'
import { rightToContinue } from './rightToContinue.ts'
import { keptOf, unfinishedQuery } from './unfinishedQuery.ts'
import { offerIn } from './offerIn.ts'
import { useSayDiscarded } from './useDiscarding.ts'
import { useElsewhere } from './useElsewhere.ts'
import { useKeeper, useKeeping, useWhileSaving, type FormActor } from './useKeeper.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'

const notContinued = msg`This declaration can no longer be edited, so what you typed is not put into it. Discard what you typed in the list, or copy the declaration and type it again.`

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
  const { key } = useFiling()
  const isPermitted = rightToContinue(origin.way, useDocumentRights()) === null
  const [offer] = useState(() => {
    const found = keptOf(queryClient.getQueryData(unfinishedQuery(api, key).queryKey), origin)
    const now = actor.getSnapshot()
    const isEditable = now.context.mode !== 'view' || now.can({ type: 'edit.started' })
    const isChosen = found !== null && found.id === continues
    return {
      offered: isEditable ? found : null,
      // Where the declaration was changed since, the offer says so first.
      isContinued: isChosen && isEditable && isPermitted && !isChangedSince(found, origin),
      isRefused: isChosen && !isEditable,
    }
  })
  const sayRefused = useEffectEvent(() => notify.error(i18n._(notContinued)))
  useEffect(() => {
    if (offer.isRefused) sayRefused()
  }, [offer])
  return offer
}

/** Keeps what a form says while it is filled, and offers what an earlier visit has left of it (decision 0376). */
export const useUnfinished = (
  actor: FormActor,
  fields: DeclarationFields,
  { origin, continues, onSavingKnown }: Unfinished,
) => {
  const [isContinued, setContinued] = useState(false)
  const sayDiscarded = useSayDiscarded()
  const offer = useOffer(actor, { origin, continues })
  const keeper = useKeeper(actor, fields, {
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
    onContinue: () => keeper.send({ type: 'offer.continued' }),
    onDiscard: () => keeper.send({ type: 'offer.refused' }),
    onDismiss: () => setContinued(false),
    onFocus: () => focus(fields, 'decl_form_no'),
  }
}
