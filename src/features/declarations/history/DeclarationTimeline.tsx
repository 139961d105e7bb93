import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { isCallAbsent } from '../../../api/callAbsent.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useCollection } from '../kind/collection.ts'
import { AuthorityTimeline } from '../form/record/AuthorityTimeline.tsx'
import type { DeclarationRecord } from '../form/record/declarationRecord.ts'
import { timelineQuery } from './historyQueries.ts'
import { isNotice, stepOfStatus } from './notice.ts'
import { NoticeButton } from './NoticeButton.tsx'
import { StepTimeline } from './StepTimeline.tsx'

interface Props {
  readonly declarationId: string
  readonly record: Pick<DeclarationRecord, 'reference' | 'decl_form_no' | 'noti_cd_tax' | 'noti_nm_tax' | 'events'>
}

type Event = DeclarationRecord['events'][number]

/** The statuses so far; the last one alone where a backend keeps no more, whose moment it does not say (docs/decisions/0453). */
const eventsOf = ({ events, noti_cd_tax: status, noti_nm_tax: message }: Props['record']): Event[] =>
  events.length > 0 || message === '' ? events : [{ at: '', status, message }]

const Notice = ({ event, name }: { readonly event: Event; readonly name: string }) => {
  const step = stepOfStatus(event)
  return step !== null && isNotice(step) && <NoticeButton name={name} step={step} />
}

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

/** The way of a declaration with all that is kept of it; its statuses alone while that is fetched, or where it cannot be. */
export const DeclarationTimeline = ({ declarationId, record }: Props) => {
  const api = useApi()
  const { key } = useCollection()
  const name = record.reference || record.decl_form_no
  const history = useInfiniteQuery(timelineQuery(api, key, declarationId))
  const { data, error, refetch } = history
  if (data !== undefined)
    return (
      <div className="declaration-record">
        <StepTimeline
          declarationId={declarationId}
          name={name}
          steps={data.pages.toReversed().flatMap(({ steps }) => steps)}
        />
        {history.hasNextPage && <EarlierSteps history={history} />}
      </div>
    )
  const failure = error === null ? null : failureOf(error)
  const isAbsent = failure !== null && failure.code !== 'unexpected' && isCallAbsent(api, failure)
  return (
    <div className="declaration-record">
      <AuthorityTimeline
        events={eventsOf(record)}
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
    </div>
  )
}
