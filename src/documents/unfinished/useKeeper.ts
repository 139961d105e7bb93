import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { useApi } from '../../api/provider.tsx'
import { succeed } from '../../domain/result.ts'
import { inSentences } from '../../failures/failureText.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { newRecordId } from '../../records/form/newRecordId.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import type { FormActor } from '../form/formActor.ts'
import { useShownKind } from '../shownKind.ts'
import type { FilledForm } from './filledForm.ts'
import { createKeeper, type Keeper, type KeeperParts } from './keeper.ts'
import { notDiscarded } from './notDiscarded.ts'
import { openForms } from './openForms.ts'
import { originNow, type FormOrigin } from './origin.ts'
import { keptOf, unfinishedKey, unfinishedQuery } from './unfinishedQuery.ts'
import { useFormPlace } from './useElsewhere.ts'
import type { WhileSaving } from '../submit/whileSaving.ts'

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

/** What keeping asks of the form and of the server. */
const useKeeperParts = (
  actor: FormActor,
  form: FilledForm,
  origin: FormOrigin,
): Omit<KeeperParts, 'onContinued' | 'onDiscarded'> => {
  const api = useApi()
  const queryClient = useQueryClient()
  const kind = useShownKind()
  const calls = useFiledKind().unfinished
  const place = useFormPlace()({ way: origin.way, originId: origin.id })
  return {
    isKeptThere: api.speaksContract,
    isUnsaved: form.isUnsaved,
    content: form.content,
    isSame: calls.isSame,
    keep(content, revision, isPageLeaving) {
      const { way, id: origin_id, version: base_version } = originNow(origin, actor.getSnapshot().context)
      return calls.keep(api, { way, origin_id, base_version, writer, revision, content }, isPageLeaving)
    },
    async discard({ id, revision }) {
      const answer = await api.send(calls.discard, { params: { id }, query: { revision, writer } })
      await queryClient.invalidateQueries({ queryKey: unfinishedKey(kind) })
      return answer
    },
    async putIn({ id }, signal) {
      const answer = await calls.read(api, id, signal)
      if (!answer.ok) return answer
      if (actor.getSnapshot().can({ type: 'edit.started' })) actor.send({ type: 'edit.started' })
      form.putIn(answer.value.content)
      return succeed(answer.value.form)
    },
    findOffer: async () =>
      keptOf(await queryClient.fetchQuery({ ...unfinishedQuery(api, kind, calls), staleTime: 0 }), origin),
    claim: () => openForms.claim(place),
  }
}

interface Beginning {
  readonly origin: FormOrigin
  readonly offered: UnfinishedForm | null
  readonly isContinued: boolean
  readonly onContinued: () => void
  readonly onDiscarded: () => void
}

export const useKeeper = (
  actor: FormActor,
  form: FilledForm,
  { origin, offered, isContinued, onContinued, onDiscarded }: Beginning,
): Keeper => {
  const parts = useKeeperParts(actor, form, origin)
  const [keeper] = useState(() => createKeeper({ ...parts, onContinued, onDiscarded }, { offered, isContinued }))
  return keeper
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
  // Before anything in the form says that it has changed.
  useLayoutEffect(() => {
    keeper.show()
    return () => keeper.send({ type: 'form.left' })
  }, [keeper])
  useEffect(() => openForms.subscribe(() => keeper.send({ type: 'otherTabs.changed' })), [keeper])
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.send({ type: 'form.hidden' })
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
    }
  }, [actor, keeper])
}
