import { useState, type ReactNode } from 'react'
import { refusedFields, type FieldProblem } from '../../domain/failure.ts'
import type { SubmitOutput } from '../../machines/documentSubmit/setup.ts'
import type { ShownList } from '../../records/useRecordList.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { ListParts } from './listParts.ts'

/** What follows a sending from the list. */
export interface AfterSending {
  /** A draft that was sent has to be corrected first. */
  readonly onCorrect: (document: string, problems: readonly FieldProblem[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** What asks before a document that was turned down, and corrected since, is sent again. */
export type RenderCorrected<Row> = (row: Row, ways: { onSend: () => void; onClose: () => void }) => ReactNode

interface Given<Row> extends AfterSending {
  readonly part: ListParts['sending']
  readonly isCorrected: (row: Row) => boolean
  readonly renderCorrected: RenderCorrected<Row>
}

/** One document on its way from the list, and what follows once that has ended. */
export const useSending = <Row,>({ selection, description: { rowKey } }: ShownList<Row>, given: Given<Row>) => {
  const [sending, setSending] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<{ readonly row: Row } | null>(null)
  const startWith = (row: Row): void => (given.isCorrected(row) ? setCorrected({ row }) : setSending(rowKey(row)))
  const end = (output: SubmitOutput | null, onOpen: (document: string) => void): void => {
    setSending(null)
    setCorrected(null)
    selection.clear()
    if (output?.result === 'toCorrect' && sending !== null)
      // A draft is corrected in a form that takes its place, what was turned down where it is.
      if (corrected === null) given.onCorrect(sending, refusedFields(output.failure))
      else onOpen(sending)
    if (output?.result === 'toSettings') given.onOpenSignatureSettings()
    if (output?.result === 'toReopen' && output.documentId !== null) onOpen(output.documentId)
  }
  const dialog = (onOpen: (document: string) => void): ReactNode => {
    if (sending !== null)
      return (
        <LazyPart of={given.part} onLeave={() => end(null, onOpen)}>
          {(Sending) => <Sending documentId={sending} onEnd={(output) => end(output, onOpen)} />}
        </LazyPart>
      )
    if (corrected === null) return null
    const { row } = corrected
    return given.renderCorrected(row, { onSend: () => setSending(rowKey(row)), onClose: () => setCorrected(null) })
  }
  return { isSending: sending !== null, start: setSending, startWith, dialog }
}
