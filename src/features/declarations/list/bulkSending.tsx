import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/bulkSubmit/setup.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { bulkDialog, lastOutcomeDialog } from '../parts.ts'
import { rowKey } from './rowNames.ts'

type Rows = readonly DeclarationListItem[]

/** What has become of the latest sending of several. */
interface Outcome {
  readonly rows: Rows
  readonly items: BulkOutput['items']
}

/** Several declarations on their way from the list. Those that are not sent stay selected, and their reasons can be shown again. */
export const useBulkSending = ({ selection }: ShownList<DeclarationListItem>, onOpenSignatureSettings: () => void) => {
  const [rows, setRows] = useState<Rows | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const end = (output: BulkOutput | null): void => {
    const items = output?.items ?? []
    const sent = new Set(items.filter(({ stage }) => stage === 'sent').map(({ declarationId }) => declarationId))
    const isTried = items.some(({ stage }) => stage === 'sent' || stage === 'failed')
    if (rows !== null && isTried) setOutcome({ rows, items })
    selection.select(new Set([...selection.keys].filter((key) => !sent.has(key))))
    setRows(null)
    if (output?.result === 'toSettings') onOpenSignatureSettings()
  }
  const start = (): void => {
    setOutcome(null)
    setRows(selection.rows)
  }
  const dialog = rows !== null && (
    <LazyPart of={bulkDialog} onLeave={() => end(null)}>
      {({ BulkSending }) => <BulkSending declarations={rows} onEnd={end} />}
    </LazyPart>
  )
  return { isSending: rows !== null, start, dialog, outcome, forget: () => setOutcome(null) }
}

/** How many of the latest sending were not sent, with a way to their reasons; nothing where all were. */
export const BulkOutcome = ({ bulk: { outcome, forget } }: { readonly bulk: ReturnType<typeof useBulkSending> }) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  if (outcome === null) return null
  const { items, rows } = outcome
  const left = items.filter(({ stage }) => stage !== 'sent').length
  if (left === 0) return null
  const names = new Map(rows.map((row) => [rowKey(row), row]))
  return (
    <>
      <Banner
        actions={
          <Button onPress={() => setShown(true)} size="small">
            <Trans>Show why</Trans>
          </Button>
        }
        onDismiss={forget}
        title={t`Not sent: ${left} of ${items.length}. They are still selected.`}
        tone="warning"
      />
      {isShown && (
        <LazyPart of={lastOutcomeDialog} onLeave={() => setShown(false)}>
          {({ LastOutcome }) => <LastOutcome items={items} onClose={() => setShown(false)} rows={names} />}
        </LazyPart>
      )}
    </>
  )
}
