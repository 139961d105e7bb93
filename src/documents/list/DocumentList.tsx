import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { SelectedDocument } from '../../domain/documents/listRules.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useDeletion } from '../../records/useDeletion.ts'
import type { ShownList } from '../../records/useRecordList.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { useDocumentRights } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import { deleteAction } from './deleteAction.ts'
import { ListActions } from './ListActions.tsx'
import { listCommands } from './listCommands.tsx'
import type { ListParts, UnfinishedFormsProps } from './listParts.ts'
import { Notices } from './Notices.tsx'
import { sendAction } from './sendAction.ts'
import { useBulkSending } from './useBulkSending.tsx'
import { useOpening } from './useOpening.ts'
import { useSending, type AfterSending, type RenderCorrected } from './useSending.tsx'

interface Props<Row> extends AfterSending {
  readonly list: ShownList<Row>
  readonly documentOf: (row: Row) => SelectedDocument
  readonly parts: ListParts
  /** Whether the form of a document stands over the list. */
  readonly isCovered: boolean
  /** `new`, or the id of a document to view. */
  readonly onOpen: (document: string) => void
  /** Printing and downloading of the selected documents. */
  readonly output: ReactNode
  /** In place of rows; adds one where that is allowed. */
  readonly renderEmpty: (onAdd: (() => void) | undefined) => ReactNode
  /** Opens a form that was begun and not saved. */
  readonly onContinue: UnfinishedFormsProps['onContinue']
  readonly renderCorrected: RenderCorrected<Row>
}

/** What can be done with the selection now, what is under way, and what opens a document. */
const useActions = <Row,>(props: Props<Row>) => {
  const { list, documentOf, parts, isCovered, onOpen } = props
  const { rows } = list.selection
  const rights = useDocumentRights()
  const { i18n } = useLingui()
  const kind = useShownKind()
  const deletion = useDeletion(list)
  const isCorrected = (row: Row): boolean => documentOf(row).isCorrected
  const one = useSending(list, { ...props, part: parts.sending, isCorrected })
  const several = useBulkSending(list, parts.bulk, props.onOpenSignatureSettings)
  const ways = { one, several: parts.bulk === null ? null : several }
  const sending = sendAction(rows, documentOf, rights.send === null, ways, kind.mostSent)
  const deleting = deleteAction(rows.map(documentOf), rights.delete === null, deletion.start)
  const add = rights.add === null ? () => open('new') : undefined
  const commands = { add, send: sending.send, startDeleting: deleting.startDeleting }
  const screen = useCommands(listCommands(i18n, kind, commands))
  const open = useOpening(isCovered, screen, onOpen)
  return { rights, deletion, one, several, sending, deleting, add, screen, open }
}

interface DeletionProps<Row> extends Pick<Props<Row>, 'list' | 'parts'> {
  readonly deletion: ReturnType<typeof useDeletion<Row>>
}

/** Asks before the drafts that were selected are deleted. */
const Deletion = <Row,>({ list, parts, deletion }: DeletionProps<Row>) => {
  const { rows, cancel, end } = deletion
  const { rowKey, rowLabel } = list.description
  if (rows === null) return null
  const drafts = rows.map((row) => ({ id: rowKey(row), label: rowLabel(row) }))
  return (
    <LazyPart of={parts.deletion} onLeave={cancel}>
      {(DeleteDrafts) => <DeleteDrafts drafts={drafts} onClose={cancel} onDeleted={() => end(rows)} />}
    </LazyPart>
  )
}

/** The company's documents of a kind: found, ordered, paged, selected, deleted, sent (seed 000 §2 "Declaration list"). */
export const DocumentList = <Row,>(props: Props<Row>) => {
  const { list, parts, isCovered } = props
  const { rights, deletion, one, several, sending, deleting, add, screen, open } = useActions(props)
  return (
    <RecordList
      actions={
        <ListActions
          isSending={sending.isSending}
          onAdd={() => add?.()}
          onDelete={() => deleting.startDeleting?.()}
          onSend={() => sending.send?.()}
          output={props.output}
          rights={rights}
          whyNotDelete={deleting.deleteReason}
          whyNotSend={sending.sendReason}
        />
      }
      empty={props.renderEmpty(add)}
      isSelectable
      list={list}
      notices={
        <Notices
          bulk={several}
          isCovered={isCovered}
          onContinue={props.onContinue}
          onOpen={open}
          onResume={one.start}
          parts={parts}
          screen={screen}
        />
      }
      onOpen={(row) => open(list.description.rowKey(row))}
      ref={screen}
    >
      <Deletion deletion={deletion} list={list} parts={parts} />
      {one.dialog(open)}
      {several.dialog(open)}
    </RecordList>
  )
}
