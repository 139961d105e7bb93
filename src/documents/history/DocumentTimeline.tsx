import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { isCallAbsent } from '../../api/callAbsent.ts'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { timelineQuery } from './historyQueries.ts'
import { isNotice } from './notice.ts'
import { NoticeButton } from './NoticeButton.tsx'
import { StatusTimeline, type StatusEvent } from './StatusTimeline.tsx'
import { StepTimeline } from './StepTimeline.tsx'

export interface TimelineProps {
  readonly documentId: string
  /** What the document is called. */
  readonly name: string
  /** Its statuses so far, oldest first. */
  readonly statuses: readonly StatusEvent[]
}

const Notice = ({ event: { step }, name }: { readonly event: StatusEvent; readonly name: string }) =>
  step !== null && isNotice(step) && <NoticeButton name={name} step={step} />

interface EarlierProps {
  readonly history: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'>
}

/** The way to what is not shown of a long history. */
const EarlierSteps = ({ history }: EarlierProps) => (
  <div>
    {history.isFetchNextPageError && (
      <p role="alert">
        <Trans>Earlier steps could not be read. Try again.</Trans>
      </p>
    )}
    <Button isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()} size="small">
      <Trans>Show earlier steps</Trans>
    </Button>
  </div>
)

/** The way of a document with all that is kept of it; its statuses alone while that is fetched, or where it cannot be. */
export const DocumentTimeline = ({ documentId, name, statuses }: TimelineProps) => {
  const api = useApi()
  const kind = useShownKind()
  const { history: calls } = useFiledKind()
  const history = useInfiniteQuery(timelineQuery(api, kind, calls, documentId))
  const { data, error, refetch } = history
  if (data !== undefined)
    return (
      <Stack gap={3}>
        <StepTimeline
          documentId={documentId}
          name={name}
          steps={data.pages.toReversed().flatMap(({ steps }) => steps)}
        />
        {history.hasNextPage && <EarlierSteps history={history} />}
      </Stack>
    )
  const failure = error === null ? null : failureOf(error)
  const isAbsent = failure !== null && failure.code !== 'unexpected' && isCallAbsent(api, failure)
  return (
    <Stack gap={3}>
      <StatusTimeline
        events={statuses}
        renderNotice={(event) => failure !== null && <Notice event={event} name={name} />}
      />
      {failure !== null && !isAbsent && (
        <div role="alert">
          <p>
            <Trans>Messages and signatures could not be read; these are the statuses alone.</Trans>
          </p>
          <Button onPress={() => void refetch()} size="small">
            <Trans>Read them again</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
