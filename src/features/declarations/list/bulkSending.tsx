import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/bulkSubmit/setup.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { SendingOutcome } from '../bulk/sendingOutcome.ts'
import { bulkDialog } from '../parts.ts'

type Rows = readonly DeclarationListItem[]

/** Several declarations on their way from the list. Those that are not sent stay selected, and their reasons can be shown again. */
export const useBulkSending = ({ selection }: ShownList<DeclarationListItem>, onOpenSignatureSettings: () => void) => {
  const [rows, setRows] = useState<Rows | null>(null)
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null)
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
  const dialog = (onOpen: (declarationId: string) => void) =>
    rows !== null && (
      <LazyPart of={bulkDialog} onLeave={() => end(null)}>
        {({ BulkSending }) => <BulkSending declarations={rows} onEnd={end} onOpen={onOpen} />}
      </LazyPart>
    )
  return { isSending: rows !== null, start, dialog, outcome, forget: () => setOutcome(null) }
}
