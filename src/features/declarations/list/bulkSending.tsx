import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/documentsSubmit/setup.ts'
import type { SigningWay } from '../../../machines/signingWays.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { SendingOutcome } from '../bulk/sendingOutcome.ts'
import { bulkDialog } from '../parts.ts'
import { rowKey } from './rowNames.ts'

interface Sending {
  readonly declarationIds: readonly string[]
  readonly rows: readonly DeclarationListItem[]
  readonly way: SigningWay | null
  /** A run that goes on at the server, which is followed. */
  readonly runId?: string
}

/** Several declarations on their way from the list. Those that are not sent stay selected, and their reasons can be shown again. */
export const useBulkSending = (
  { selection, page }: ShownList<DeclarationListItem>,
  onOpenSignatureSettings: () => void,
) => {
  const [sending, setSending] = useState<Sending | null>(null)
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null)
  const end = (output: BulkOutput | null): void => {
    const items = output?.items ?? []
    const sent = new Set(items.filter(({ stage }) => stage === 'sent').map(({ declarationId }) => declarationId))
    const isTried = items.some(({ stage }) => stage === 'sent' || stage === 'failed')
    if (sending !== null && isTried) setOutcome({ rows: sending.rows, items })
    selection.select(new Set([...selection.keys].filter((key) => !sent.has(key))))
    setSending(null)
    if (output?.result === 'toSettings') onOpenSignatureSettings()
  }
  const start = (): void => {
    setOutcome(null)
    setSending({ declarationIds: selection.rows.map(rowKey), rows: selection.rows, way: null })
  }
  /** Goes on with those that wait for one eSign confirmation. */
  const resume = (declarationIds: readonly string[]): void => {
    setOutcome(null)
    selection.select(new Set(declarationIds))
    setSending({
      declarationIds,
      rows: page.rows.filter((row) => declarationIds.includes(rowKey(row))),
      way: 'remote',
    })
  }
  /** Follows a run at the server. */
  const follow = (runId: string): void => {
    setOutcome(null)
    setSending({ declarationIds: [], rows: page.rows, way: null, runId })
  }
  const dialog = (onOpen: (declarationId: string) => void) =>
    sending !== null && (
      <LazyPart of={bulkDialog} onLeave={() => end(null)}>
        {({ BulkSending }) => <BulkSending {...sending} onEnd={end} onOpen={onOpen} />}
      </LazyPart>
    )
  return { isSending: sending !== null, start, resume, follow, dialog, outcome, forget: () => setOutcome(null) }
}
