import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { remoteSigningCancel, type WaitingRequest } from '../../../api/contract/remoteSigning.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { shownMoment } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { useCollection } from '../collection/collection.ts'
import { useDeclarationRights, useRightText } from '../rights.ts'
import { letGoDialog } from '../parts.ts'
import { workLocks, workStore } from './browserWork.ts'
import { interruptedWorkKey, interruptedWorkQuery } from './interruptedWork.ts'
import { waitingSignaturesQuery } from './waitingSignatures.ts'
import type { SavedWork } from './workStore.ts'

interface InterruptedWorkBannerProps {
  readonly onResume: (declarationId: string) => void
}

/** Offers submissions that a reload, a closed tab or an unknown outcome has left in this browser; nothing when there is none. */
export const InterruptedWorkBanner = ({ onResume }: InterruptedWorkBannerProps) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { key } = useCollection()
  const { data: works = [] } = useQuery(interruptedWorkQuery(userId, key, workStore, workLocks))
  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: interruptedWorkKey })
    const endings = [workStore, workLocks].map(({ subscribe }) => subscribe(refresh))
    return () => endings.forEach((end) => end())
  }, [queryClient])
  const hasRemote = works.some(({ way, signature }) => way === 'remote' && signature === null)
  const { data: requests = [] } = useQuery({ ...waitingSignaturesQuery(api, userId), enabled: hasRemote })
  const requestOf = ({ reqKey, signature }: SavedWork): WaitingRequest | null =>
    (signature === null && requests.find(({ req_keys: keys }) => keys.includes(reqKey))) || null
  const letGo = (work: SavedWork): void => {
    const request = requestOf(work)
    if (request?.state === 'pending') void api.send(remoteSigningCancel, { body: { request_id: request.request_id } })
    workStore.remove(userId, work.reqKey)
  }
  return works.map((work) => (
    <InterruptedWork
      key={work.reqKey}
      onLetGo={() => letGo(work)}
      onResume={onResume}
      request={requestOf(work)}
      work={work}
    />
  ))
}

/** What the submission was left at, and what going on does. */
const useStanding = ({ work, request }: Pick<InterruptedWorkProps, 'work' | 'request'>) => {
  const { t } = useLingui()
  const moment = shownMoment(work.generatedAt)
  if (request === null)
    return {
      title: t`A declaration was interrupted on its way (${moment})`,
      text:
        work.signature === null
          ? t`It was prepared and not signed. Going on takes it up from there.`
          : t`It is signed, and it is not known here whether it was registered. Going on asks the server first; nothing is signed or registered twice.`,
    }
  const code = request.control_code
  const until = request.expires_at.slice(11)
  return {
    title: t`A declaration waits for its eSign signature (${moment})`,
    text:
      request.state === 'pending'
        ? t`The phone was asked with the control code ${code}, which counts until ${until}. Going on takes up the same request, also where it is confirmed already; nobody is asked a second time.`
        : t`It was confirmed on the phone and is signed. Going on sends it; nobody is asked a second time.`,
  }
}

interface InterruptedWorkProps {
  readonly work: SavedWork
  /** The eSign request that waits for its holder, or is confirmed; null where none does. */
  readonly request: WaitingRequest | null
  readonly onResume: (declarationId: string) => void
  readonly onLetGo: () => void
}

/** One interrupted submission: going on, or letting it go after a question. */
export const InterruptedWork = ({ work, request, onResume, onLetGo }: InterruptedWorkProps) => {
  const { title, text } = useStanding({ work, request })
  const [isAsking, setAsking] = useState(false)
  useEffect(() => fetchWhenIdle([letGoDialog]), [])
  const isSigned = work.signature !== null
  const rights = useDeclarationRights()
  const whyNotResume = useRightText()(isSigned ? rights.register : rights.send)
  return (
    <>
      <Banner
        actions={
          <>
            <Button disabledReason={whyNotResume} onPress={() => onResume(work.declarationId)} size="small">
              <Trans>Go on</Trans>
            </Button>
            <Button onPress={() => setAsking(true)} size="small" variant="quiet">
              <Trans>Let it go</Trans>
            </Button>
          </>
        }
        title={title}
        tone="warning"
      >
        {text}
      </Banner>
      {isAsking && (
        <LazyPart of={letGoDialog} onLeave={() => setAsking(false)}>
          {({ LetGoDialog }) => <LetGoDialog isSigned={isSigned} onClose={() => setAsking(false)} onLetGo={onLetGo} />}
        </LazyPart>
      )}
    </>
  )
}
