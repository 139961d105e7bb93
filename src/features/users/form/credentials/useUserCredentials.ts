import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import type { ApiClient } from '../../../../api/client.ts'
import { askPasswordReset, checkUserId } from '../../../../api/contract/users.ts'
import { inspected } from '../../../../machines/inspection.ts'
import type { CredentialsAnswer } from '../../../../machines/userCredentials/setup.ts'
import { userCredentials } from '../../../../machines/userCredentials/userCredentials.ts'
import { notify } from '../../../../ui/feedback/toasts.ts'

export type CredentialsActor = ActorRefFrom<typeof userCredentials>

/** What the form reads from the flow, and sends to it. */
export interface UserCredentials {
  readonly actor: CredentialsActor
  /** Whether the user id can be saved. */
  readonly isSettled: () => boolean
  /** Message code of the field while it cannot. */
  readonly whyNotSettled: () => string
  readonly givesPassword: () => boolean
  readonly onIdRefused: () => void
}

/** The one hook that gives `userCredentials` its actors. @param userId null for a new user */
export const useUserCredentials = (api: ApiClient, userId: string | null): UserCredentials => {
  const { i18n } = useLingui()
  const flow = useMemo(
    () =>
      userCredentials.provide({
        actors: {
          checkUserId: fromPromise<CredentialsAnswer, { readonly userId: string }>(async ({ input, signal }) => {
            const answer = await api.send(checkUserId, { body: { user_id: input.userId } }, { signal })
            return answer.ok ? { ok: true, value: null } : answer
          }),
          askReset: fromPromise<CredentialsAnswer, Record<string, never>>(async ({ signal }) => {
            const answer = await api.send(askPasswordReset, { params: { id: userId ?? '' }, body: {} }, { signal })
            return answer.ok ? { ok: true, value: null } : answer
          }),
        },
        actions: { announceVerified: () => notify.success(i18n._(msg`Successfully verified`)) },
      }),
    [api, userId, i18n],
  )
  const actor = useActorRef(flow, { ...inspected, input: { isNew: userId === null } })
  return useMemo(() => {
    const has = (tag: 'settled' | 'givesPassword') => actor.getSnapshot().hasTag(tag)
    return {
      actor,
      isSettled: () => has('settled'),
      whyNotSettled: () => (actor.getSnapshot().matches('taken') ? 'user_id_is_taken' : 'please_confirm_user_id'),
      givesPassword: () => has('givesPassword'),
      onIdRefused: () => actor.send({ type: 'userId.refused' }),
    }
  }, [actor])
}
