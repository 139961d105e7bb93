import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { useFiling } from '../kind/filing.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { processingTimeQuery } from '../../../api/queries/settings.ts'
import { workStore } from './browserWork.ts'
import { RepresentativeNotice } from './RepresentativeNotice.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import type { SubmitActor } from './actor.ts'

/**
 * The dialog of a submission with what is known beside its flow: whether a reload would lose it, how long the authority takes, and what
 * becomes of the declaration once it is registered.
 */
export const FollowedSubmitDialog = ({ actor }: { readonly actor: SubmitActor }) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const work = useSelector(actor, (state) => state.context.work)
  const isRegistered = useSelector(actor, (state) => state.matches('registered'))
  const isWorkKept = useSyncExternalStore(
    workStore.subscribe,
    () => work === null || workStore.isKept(userId, work.reqKey),
  )
  const { data: processingTime = null } = useQuery({ ...processingTimeQuery(api), enabled: work !== null })
  const { data: filed = null } = useQuery({
    ...declarationDetailQuery(api, useFiling(), work?.declarationId ?? ''),
    enabled: isRegistered,
  })
  return (
    <SubmitDialog
      actor={actor}
      filed={isRegistered ? filed : null}
      isWorkKept={isWorkKept}
      notice={work !== null && <RepresentativeNotice declarationId={work.declarationId} />}
      processingTime={processingTime}
    />
  )
}
