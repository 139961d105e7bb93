import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { refusedFields, type FieldProblem } from '../../../domain/failure.ts'
import { whyNotSend, whyNotSendSeveral } from '../../../domain/documents/listRules.ts'
import type { SubmitOutput } from '../../../machines/documentSubmit/setup.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useRecordList, type ShownList } from '../../../records/useRecordList.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { deleteDialog, formScreen, listOutput, noDeclaration, sendCorrectedDialog, sendingDialog } from '../parts.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { useBulkSending } from './bulkSending.tsx'
import { deleteAction } from '../../../documents/list/deleteAction.ts'
import { ListActions } from '../../../documents/list/ListActions.tsx'
import { listCommands } from '../../../documents/list/listCommands.tsx'
import { useOpening } from '../../../documents/list/useOpening.ts'
import { useShownKind } from '../../../documents/shownKind.ts'
import { Notices } from './Notices.tsx'
import { useListDescription } from './useListDescription.tsx'
import { useDeclarationPage } from './useDeclarationPage.ts'
import { selectedDocument } from './selectedDocument.ts'

interface Props {
  readonly place: ListPlace
  /** Whether the form of a declaration stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, or the id of a declaration to view. */
  readonly onOpen: (declaration: string) => void
  /** A draft that was sent has to be corrected first. */
  readonly onCorrect: (declarationId: string, problems: readonly FieldProblem[]) => void
  /** Opens a form that was begun and not saved. */
  readonly onContinue: (form: UnfinishedForm) => void
  readonly onOpenSignatureSettings: () => void
}

type List = ShownList<DeclarationListItem>
type Bulk = ReturnType<typeof useBulkSending>
type Deletion = ReturnType<typeof useDeletion<DeclarationListItem>>

const DeletedDrafts = ({ deletion: { rows, cancel, end } }: { readonly deletion: Deletion }) =>
  rows !== null && (
    <LazyPart of={deleteDialog} onLeave={cancel}>
      {({ DeleteDrafts }) => <DeleteDrafts drafts={rows} onClose={cancel} onDeleted={() => end(rows)} />}
    </LazyPart>
  )

/** A draft on its way from the list, and what follows once that has ended. */
const useSending = ({ selection }: List, given: Props) => {
  const [sending, setSending] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<DeclarationListItem | null>(null)
  const startWith = (row: DeclarationListItem): void =>
    row.is_corrected ? setCorrected(row) : setSending(row.declaration_id)
  const end = (output: SubmitOutput | null, onOpen: Props['onOpen']): void => {
    setSending(null)
    setCorrected(null)
    selection.clear()
    if (output?.result === 'toCorrect' && sending !== null)
      // A draft is corrected in a form that takes its place, what was turned down where it is.
      if (corrected === null) given.onCorrect(sending, refusedFields(output.failure))
      else onOpen(sending)
    if (output?.result === 'toSettings') given.onOpenSignatureSettings()
    if (output?.result === 'toReopen' && output.declarationId !== null) onOpen(output.declarationId)
  }
  const dialog = (onOpen: Props['onOpen']) =>
    sending !== null ? (
      <LazyPart of={sendingDialog} onLeave={() => end(null, onOpen)}>
        {({ SendingDeclaration }) => (
          <SendingDeclaration documentId={sending} onEnd={(output) => end(output, onOpen)} />
        )}
      </LazyPart>
    ) : (
      corrected !== null && (
        <LazyPart of={sendCorrectedDialog} onLeave={() => setCorrected(null)}>
          {({ SendCorrectedDialog }) => (
            <SendCorrectedDialog
              declaration={corrected}
              onClose={() => setCorrected(null)}
              onSend={() => setSending(corrected.declaration_id)}
            />
          )}
        </LazyPart>
      )
    )
  return { isSending: sending !== null, start: setSending, startWith, dialog }
}

/** What Send does with the selection: one row goes by itself, several in one go. */
const sendAction = (
  selected: readonly DeclarationListItem[],
  maySend: boolean,
  one: ReturnType<typeof useSending>,
  several: Bulk,
) => {
  const [first] = selected
  const isSeveral = selected.length > 1
  const isSending = one.isSending || several.isSending
  const sendReason = (isSeveral ? whyNotSendSeveral : whyNotSend)(selected.map(selectedDocument), maySend, isSending)
  const start = first === undefined || isSeveral ? several.start : () => one.startWith(first)
  return { isSending, sendReason, send: sendReason === null ? start : undefined }
}

/** Fetches what opens over the list, once that is there. */
const useFetchAhead = (isLoading: boolean): void => {
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, sendingDialog, deleteDialog])), [isLoading])
}

/** The company's declarations: found, ordered, paged, selected, deleted, sent (seed 000 §2 "Declaration list"). */
export const DeclarationList = (props: Props) => {
  const { place, isCovered, onPlaceChange, onContinue, onOpen } = props
  const rights = useDocumentRights()
  const { i18n } = useLingui()
  const kind = useShownKind()
  const list = useRecordList(useListDescription(), { page: useDeclarationPage(place), place, onPlaceChange })
  const deletion = useDeletion(list)
  const sending = useSending(list, props)
  const bulk = useBulkSending(list, props.onOpenSignatureSettings)

  useFetchAhead(list.page.isLoading)

  const { isSending, sendReason, send } = sendAction(list.selection.rows, rights.send === null, sending, bulk)
  const { deleteReason, startDeleting } = deleteAction(
    list.selection.rows.map(selectedDocument),
    rights.delete === null,
    deletion.start,
  )
  const add = rights.add === null ? () => open('new') : undefined
  const screen = useCommands(listCommands(i18n, kind, { add, send, startDeleting }))
  const open = useOpening(isCovered, screen, onOpen)

  return (
    <RecordList
      actions={
        <ListActions
          isSending={isSending}
          onAdd={() => add?.()}
          onDelete={() => startDeleting?.()}
          onSend={() => send?.()}
          output={<IdlePart of={listOutput}>{({ DeclarationOutput }) => <DeclarationOutput list={list} />}</IdlePart>}
          rights={rights}
          whyNotDelete={deleteReason}
          whyNotSend={sendReason}
        />
      }
      empty={<LazyPart of={noDeclaration}>{({ NoDeclaration }) => <NoDeclaration onAdd={add} />}</LazyPart>}
      isSelectable
      list={list}
      notices={
        <Notices
          bulk={bulk}
          isCovered={isCovered}
          onContinue={onContinue}
          onOpen={open}
          onResume={sending.start}
          screen={screen}
        />
      }
      onOpen={(row) => open(row.declaration_id)}
      ref={screen}
    >
      <DeletedDrafts deletion={deletion} />
      {sending.dialog(open)}
      {bulk.dialog(open)}
    </RecordList>
  )
}
