import { useState } from 'react'
import type { BulkOutput } from '../../machines/documentsSubmit/setup.ts'
import type { SigningWay } from '../../machines/signingWays.ts'
import type { ShownList } from '../../records/useRecordList.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { SendingOutcome } from '../bulk/sendingOutcome.ts'
import type { ItemNames } from '../bulk/ItemList.tsx'
import type { ListParts } from './listParts.ts'

interface Sending {
  readonly documentIds: readonly string[]
  readonly names: ItemNames
  readonly way: SigningWay | null
  /** A run that goes on at the server, which is followed. */
  readonly runId?: string
}

/** Several documents on their way from the list. Those that are not sent stay selected, and their reasons can be shown again. */
export const useBulkSending = <Row,>(
  { selection, page, description: { rowKey, rowLabel } }: ShownList<Row>,
  parts: ListParts['bulk'],
  onOpenSignatureSettings: () => void,
) => {
  const namesOf = (rows: readonly Row[]): ItemNames => new Map(rows.map((row) => [rowKey(row), rowLabel(row)]))
  const [sending, setSending] = useState<Sending | null>(null)
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null)
  const end = (output: BulkOutput | null): void => {
    const items = output?.items ?? []
    const sent = new Set(items.filter(({ stage }) => stage === 'sent').map(({ documentId }) => documentId))
    const isTried = items.some(({ stage }) => stage === 'sent' || stage === 'failed')
    if (sending !== null && isTried) setOutcome({ names: sending.names, items })
    selection.select(new Set([...selection.keys].filter((key) => !sent.has(key))))
    setSending(null)
    if (output?.result === 'toSettings') onOpenSignatureSettings()
  }
  const start = (): void => {
    setOutcome(null)
    setSending({ documentIds: selection.rows.map(rowKey), names: namesOf(selection.rows), way: null })
  }
  /** Goes on with those that wait for one eSign confirmation. */
  const resume = (documentIds: readonly string[]): void => {
    setOutcome(null)
    selection.select(new Set(documentIds))
    setSending({
      documentIds,
      names: namesOf(page.rows),
      way: 'remote',
    })
  }
  /** Follows a run at the server. */
  const follow = (runId: string): void => {
    setOutcome(null)
    setSending({ documentIds: [], names: namesOf(page.rows), way: null, runId })
  }
  const dialog = (onOpen: (document: string) => void) =>
    parts !== null &&
    sending !== null && (
      <LazyPart of={parts.sending} onLeave={() => end(null)}>
        {(BulkSending) => <BulkSending {...sending} onEnd={end} onOpen={onOpen} />}
      </LazyPart>
    )
  return { isSending: sending !== null, start, resume, follow, dialog, outcome, forget: () => setOutcome(null) }
}

export type BulkSendingHere = ReturnType<typeof useBulkSending>
