import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/documentsSubmit/setup.ts'
import type { SigningWay } from '../../../machines/signingWays.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { SendingOutcome } from '../../../documents/bulk/sendingOutcome.ts'
import type { ItemNames } from '../../../documents/bulk/ItemList.tsx'
import { bulkDialog } from '../parts.ts'
import { rowKey, rowLabel } from './rowNames.ts'

const namesOf = (rows: readonly DeclarationListItem[]): ItemNames =>
  new Map(rows.map((row) => [rowKey(row), rowLabel(row)]))

interface Sending {
  readonly declarationIds: readonly string[]
  readonly names: ItemNames
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
    if (sending !== null && isTried) setOutcome({ names: sending.names, items })
    selection.select(new Set([...selection.keys].filter((key) => !sent.has(key))))
    setSending(null)
    if (output?.result === 'toSettings') onOpenSignatureSettings()
  }
  const start = (): void => {
    setOutcome(null)
    setSending({ declarationIds: selection.rows.map(rowKey), names: namesOf(selection.rows), way: null })
  }
  /** Goes on with those that wait for one eSign confirmation. */
  const resume = (declarationIds: readonly string[]): void => {
    setOutcome(null)
    selection.select(new Set(declarationIds))
    setSending({
      declarationIds,
      names: namesOf(page.rows),
      way: 'remote',
    })
  }
  /** Follows a run at the server. */
  const follow = (runId: string): void => {
    setOutcome(null)
    setSending({ declarationIds: [], names: namesOf(page.rows), way: null, runId })
  }
  const dialog = (onOpen: (declarationId: string) => void) =>
    sending !== null && (
      <LazyPart of={bulkDialog} onLeave={() => end(null)}>
        {({ BulkDeclarations }) => <BulkDeclarations {...sending} onEnd={end} onOpen={onOpen} />}
      </LazyPart>
    )
  return { isSending: sending !== null, start, resume, follow, dialog, outcome, forget: () => setOutcome(null) }
}
