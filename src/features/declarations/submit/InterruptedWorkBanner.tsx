import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
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
import type { SavedWork } from './workStore.ts'

interface InterruptedWorkBannerProps {
  readonly onResume: (declarationId: string) => void
}

/** Offers submissions that a reload, a closed tab or an unknown outcome has left in this browser; nothing when there is none. */
export const InterruptedWorkBanner = ({ onResume }: InterruptedWorkBannerProps) => {
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { key } = useCollection()
  const { data: works = [] } = useQuery(interruptedWorkQuery(userId, key, workStore, workLocks))
  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: interruptedWorkKey })
    const endings = [workStore, workLocks].map(({ subscribe }) => subscribe(refresh))
    return () => endings.forEach((end) => end())
  }, [queryClient])
  const letGo = ({ reqKey }: SavedWork): void => workStore.remove(userId, reqKey)
  return works.map((work) => (
    <InterruptedWork key={work.reqKey} onLetGo={() => letGo(work)} onResume={onResume} work={work} />
  ))
}

interface InterruptedWorkProps {
  readonly work: SavedWork
  readonly onResume: (declarationId: string) => void
  readonly onLetGo: () => void
}

/** One interrupted submission: going on, or letting it go after a question. */
export const InterruptedWork = ({ work, onResume, onLetGo }: InterruptedWorkProps) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => fetchWhenIdle([letGoDialog]), [])
  const isSigned = work.signature !== null
  const rights = useDeclarationRights()
  const whyNotResume = useRightText()(isSigned ? rights.register : rights.send)
  const moment = shownMoment(work.generatedAt)
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
        title={t`A declaration was interrupted on its way (${moment})`}
        tone="warning"
      >
        {isSigned
          ? t`It is signed, and it is not known here whether it was registered. Going on asks the server first; nothing is signed or registered twice.`
          : t`It was prepared and not signed. Going on takes it up from there.`}
      </Banner>
      {isAsking && (
        <LazyPart of={letGoDialog} onLeave={() => setAsking(false)}>
          {({ LetGoDialog }) => <LetGoDialog isSigned={isSigned} onClose={() => setAsking(false)} onLetGo={onLetGo} />}
        </LazyPart>
      )}
    </>
  )
}
