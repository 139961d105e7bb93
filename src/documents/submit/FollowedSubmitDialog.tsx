import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { valueOrThrow } from '../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { processingTimeQuery } from '../../api/queries/settings.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { workStore } from './browserWork.ts'
import { SubmitDialog } from './SubmitDialog.tsx'
import type { SubmitActor } from './actor.ts'

/** The document as it stands, read anew whenever documents of its kind have changed; null until it is known. */
const useRead = (documentId: string | null, isWanted: boolean) => {
  const api = useApi()
  const { key, queryKey } = useShownKind()
  const { calls } = useFiledKind()
  const { data = null } = useQuery({
    queryKey: [...queryKey, 'sent', key, documentId],
    queryFn: async ({ signal }) => valueOrThrow(await calls.read(api, documentId ?? '', signal)),
    enabled: isWanted && documentId !== null,
  })
  return isWanted ? data : null
}

/**
 * The dialog of a submission with what is known beside its flow: whether a reload would lose it, how long the authority takes, and what
 * becomes of the document once it is sent.
 */
export const FollowedSubmitDialog = ({ actor }: { readonly actor: SubmitActor }) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const { SubmitNotice } = useFiledKind()
  const work = useSelector(actor, (state) => state.context.work)
  const isSent = useSelector(actor, (state) => state.matches('registered'))
  const isWorkKept = useSyncExternalStore(
    workStore.subscribe,
    () => work === null || workStore.isKept(userId, work.reqKey),
  )
  const { data: processingTime = null } = useQuery({ ...processingTimeQuery(api), enabled: work !== null })
  const filed = useRead(work?.documentId ?? null, isSent)
  return (
    <SubmitDialog
      actor={actor}
      filed={filed}
      isWorkKept={isWorkKept}
      notice={
        work !== null && SubmitNotice !== undefined && <SubmitNotice documentId={work.documentId} isSent={isSent} />
      }
      processingTime={processingTime}
    />
  )
}
