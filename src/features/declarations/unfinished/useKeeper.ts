import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { useApi } from '../../../api/provider.tsx'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import { newRecordId } from '../../../records/form/newRecordId.ts'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { hasUnsavedChanges } from '../form/unsavedChanges.ts'
import { contentOf } from './content.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { openForms } from './openForms.ts'
import { originNow, type FormOrigin } from './origin.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { notDiscarded } from './notDiscarded.ts'
import { unfinishedKey } from './unfinishedQuery.ts'
import { useFormPlace } from './useElsewhere.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'

export type FormActor = ActorRefFrom<typeof documentForm>

/** One id for what this tab keeps. */
const writer = newRecordId()

/** A saving of the form, which tells the server of what it keeps, so that this goes with it (decision 0405). */
export const useWhileSaving = (actor: FormActor, keeper: Keeper, opened: FormOrigin): WhileSaving =>
  useCallback(
    (save) =>
      keeper.whileSaving((revision) => {
        const { way, id: origin_id } = originNow(opened, actor.getSnapshot().context)
        return save({ way, origin_id, writer, revision })
      }),
    [actor, keeper, opened],
  )

export const useKeeper = (actor: FormActor, fields: DeclarationFields, origin: FormOrigin) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { key, form } = useFiling()
  const place = useFormPlace()({ way: origin.way, originId: origin.id })
  return useMemo(() => {
    const calls = unfinishedForms[key]
    return createKeeper({
      isKeptThere: api.speaksContract,
      isUnsaved: () => hasUnsavedChanges(actor, fields),
      content: () => contentOf(form, fields),
      keep(content, revision, keepalive) {
        const { way, id: origin_id, version: base_version } = originNow(origin, actor.getSnapshot().context)
        return api.send(
          calls.keep,
          { body: { way, origin_id, base_version, writer, revision, content } },
          { keepalive },
        )
      },
      async discard({ id, revision }) {
        const answer = await api.send(calls.discard, { params: { id }, query: { revision, writer } })
        await queryClient.invalidateQueries({ queryKey: unfinishedKey })
        return answer
      },
      claim: () => openForms.claim(place),
    })
  }, [api, queryClient, key, form, actor, fields, origin, place])
}

/**
 * Keeps the last changes when the page is hidden or goes on without the form, and nothing once the form has ended. Where that is not discarded,
 * it says so: it is offered again.
 */
export const useKeeping = (actor: FormActor, keeper: Keeper): void => {
  const textOf = useFailureText()
  const onEnd = useEffectEvent(async (): Promise<void> => {
    const ended = await keeper.end()
    if (ended.ok) return
    notify.error(inSentences(textOf(ended.failure, notDiscarded)))
  })
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush(true)
    }
    document.addEventListener('visibilitychange', onHidden)
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status === 'done') void onEnd()
      },
    })
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      subscription.unsubscribe()
      keeper.stop()
    }
  }, [actor, keeper])
}
