import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { IssueRun } from '../../api/contract/documents/issueRuns.ts'
import { useApi } from '../../api/provider.tsx'
import { recordNews } from '../../area/recordNews.ts'
import { isOpenRun } from '../../domain/documents/issueRuns.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useBulkKind } from './bulkKind.ts'
import { useDocumentRights, useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import { issueRunKeys, openRunsQuery } from './openRuns.ts'

export interface OpenRunProps {
  /** Opens what the server is at. */
  readonly onFollow: (runId: string) => void
}

const useRunTitle = () => {
  const { t } = useLingui()
  return ({ state, total, counts: { sent, waiting, working } }: IssueRun): string => {
    if (!isOpenRun(state) && waiting + working > 0)
      return t`A sending on the server is being stopped: ${sent} of ${total} are sent`
    if (state === 'running') return t`The server is signing and sending: ${sent} of ${total}`
    return state === 'waiting'
      ? t`A sending on the server waits for your PIN: ${sent} of ${total} are sent`
      : t`A sending on the server has ended: ${sent} of ${total} are sent`
  }
}

/** Runs that go on at the server, or have ended without the user having seen how. */
export const OpenRunBanner = ({ onFollow }: OpenRunProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const { key } = useShownKind()
  const { runs: runCalls, words } = useBulkKind()
  const titleOf = useRunTitle()
  const rights = useDocumentRights()
  const mayRead = useRightText()(rights.sendSigned) === undefined
  const { data: runs = [] } = useQuery({
    ...openRunsQuery(api, key, runCalls),
    enabled: mayRead && api.speaksContract(),
  })
  useEffect(
    () =>
      recordNews.follow(({ records, mayBeAny }) => {
        if (mayBeAny || records.some(({ kind }) => kind === 'issue-run'))
          void queryClient.invalidateQueries({ queryKey: issueRunKeys.all })
      }),
    [queryClient],
  )
  return runs.map((run) => (
    <Banner
      actions={
        <Button onPress={() => onFollow(run.id)} size="small">
          <Trans>Show</Trans>
        </Button>
      }
      key={run.id}
      title={titleOf(run)}
      tone={run.state === 'waiting' ? 'warning' : 'info'}
    >
      {i18n._(words.openRun)}
    </Banner>
  ))
}
