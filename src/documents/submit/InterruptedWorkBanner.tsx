import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { remoteSigningCancel } from '../../api/contract/remoteSigning.ts'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { shownMoment } from '../../domain/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { createPart, fetchWhenIdle } from '../../ui/part/part.ts'
import { useFiledKind } from '../filedKind.ts'
import { useDocumentRights, useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import { workLocks, workStore } from './browserWork.ts'
import { interruptedGroups, type InterruptedGroup } from './interruptedGroups.ts'
import { interruptedWorkKey, interruptedWorkQuery } from './interruptedWork.ts'
import { waitingSignaturesQuery } from './waitingSignatures.ts'
import { isWorkSigned } from './workStore.ts'

const letGoDialog = createPart(() => import('./LetGoDialog.tsx'))

export interface InterruptedWorkProps {
  readonly onResume: (documentId: string) => void
  /** Goes on with all that wait for one eSign confirmation. */
  readonly onResumeSeveral: (documentIds: readonly string[]) => void
}

/** Offers submissions that a reload, a closed tab or an unknown outcome has left in this browser; nothing when there is none. */
export const InterruptedWorkBanner = ({ onResume, onResumeSeveral }: InterruptedWorkProps) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { key } = useShownKind()
  const { data: works = [] } = useQuery(interruptedWorkQuery(userId, key, workStore, workLocks))
  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: interruptedWorkKey })
    const endings = [workStore, workLocks].map(({ subscribe }) => subscribe(refresh))
    return () => endings.forEach((end) => end())
  }, [queryClient])
  const hasRemote = works.some((work) => work.way === 'remote' && !isWorkSigned(work))
  const { data: requests = [] } = useQuery({ ...waitingSignaturesQuery(api, userId), enabled: hasRemote })
  const letGo = ({ works: left, request }: InterruptedGroup): void => {
    if (request?.state === 'pending') void api.send(remoteSigningCancel, { body: { request_id: request.request_id } })
    for (const { reqKey } of left) workStore.remove(userId, reqKey)
  }
  const goOn = ({ works: [first, ...others] }: InterruptedGroup): void =>
    others.length === 0
      ? onResume(first.documentId)
      : onResumeSeveral([first, ...others].map(({ documentId }) => documentId))
  return interruptedGroups(works, requests).map((group) => (
    <InterruptedWork
      group={group}
      key={group.works[0].reqKey}
      onLetGo={() => letGo(group)}
      onResume={() => goOn(group)}
    />
  ))
}

/** What the submission was left at, and what going on does. */
const useStanding = ({ works, request }: InterruptedGroup) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const [work] = works
  const moment = shownMoment(work.generatedAt)
  const count = works.length
  if (request === null)
    return {
      title: i18n._(submit.interrupted(moment)),
      text: isWorkSigned(work)
        ? i18n._(submit.signedOnly)
        : t`It was prepared and not signed. Going on takes it up from there.`,
    }
  const code = request.control_code
  const until = request.expires_at.slice(11)
  return {
    title: count === 1 ? i18n._(submit.waits(moment)) : i18n._(submit.severalWait(count, moment)),
    text:
      request.state === 'pending'
        ? t`The phone was asked with the control code ${code}, which counts until ${until}. Going on takes up the same request, also where it is confirmed already; nobody is asked a second time.`
        : t`It was confirmed on the phone and is signed. Going on sends it; nobody is asked a second time.`,
  }
}

interface WorkProps {
  readonly group: InterruptedGroup
  readonly onResume: () => void
  readonly onLetGo: () => void
}

/** One interrupted submission, or several that wait together: going on, or letting go after a question. */
const InterruptedWork = ({ group, onResume, onLetGo }: WorkProps) => {
  const { title, text } = useStanding(group)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => fetchWhenIdle([letGoDialog]), [])
  const isSigned = isWorkSigned(group.works[0])
  const rights = useDocumentRights()
  const whyNotResume = useRightText()(isSigned ? rights.sendSigned : rights.send)
  return (
    <>
      <Banner
        actions={
          <>
            <Button disabledReason={whyNotResume} onPress={onResume} size="small">
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
          {({ LetGoDialog }) => (
            <LetGoDialog
              count={group.works.length}
              isSigned={isSigned}
              onClose={() => setAsking(false)}
              onLetGo={onLetGo}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
