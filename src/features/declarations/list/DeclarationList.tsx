import { useEffect, useState } from 'react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { refusedFields, type FieldProblem } from '../../../domain/failure.ts'
import { whyNotDelete, whyNotSend } from '../../../domain/declaration/list-rules.ts'
import type { SubmitOutput } from '../../../machines/declarationSubmit/setup.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList } from '../../../records/useRecordList.ts'
import { deleteDialog, formScreen, sendingDialog } from '../parts.ts'
import { useDeclarationRights } from '../rights.ts'
import { interruptedWork } from './interruptedWorkPart.ts'
import { listCommands } from './listCommands.tsx'
import { ListActions } from './ListActions.tsx'
import { NoDeclaration } from './NoDeclaration.tsx'
import { rowKey } from './rowNames.ts'
import { useListDescription } from './useListDescription.tsx'
import { useDeclarationPage } from './useDeclarationPage.ts'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'

interface Props {
  readonly place: ListPlace
  /** Whether the form of a declaration stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, or the id of a declaration to view. */
  readonly onOpen: (declaration: string) => void
  /** A draft that was sent has to be corrected first. */
  readonly onCorrect: (declarationId: string, problems: readonly FieldProblem[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** The company's declarations: found, ordered, paged, selected, deleted, sent (seed 000 §2 "Declaration list"). */
export const DeclarationList = ({
  place,
  isCovered,
  onPlaceChange,
  onOpen,
  onCorrect,
  onOpenSignatureSettings,
}: Props) => {
  const rights = useDeclarationRights()
  const [sending, setSending] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<readonly DeclarationListItem[] | null>(null)
  const list = useRecordList(useListDescription(), { page: useDeclarationPage(place), place, onPlaceChange })
  const { selection } = list
  const { rows, isLoading } = list.page

  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, sendingDialog, deleteDialog])), [isLoading])

  const isSending = sending !== null
  const sendReason = whyNotSend(selection.rows, rights.maySend, isSending)

  const add = rights.mayAdd ? () => open('new') : undefined
  const [onlySelected] = selection.rows
  const send =
    sendReason === null && onlySelected !== undefined ? () => setSending(onlySelected.declaration_id) : undefined
  const deleteReason = whyNotDelete(selection.rows, rights.mayDelete)
  const startDeleting = deleteReason === null ? () => setDeleting(selection.rows) : undefined
  const endDeleting = (deleted: readonly DeclarationListItem[]): void => {
    const gone = new Set(deleted.map(rowKey))
    setDeleting(null)
    selection.clear()
    if (rows.every((row) => gone.has(rowKey(row))) && place.page > 0) onPlaceChange({ page: place.page - 1 })
  }
  const endSending = (output: SubmitOutput | null): void => {
    setSending(null)
    selection.clear()
    if (output?.result === 'toCorrect' && sending !== null) onCorrect(sending, refusedFields(output.failure))
    if (output?.result === 'toSettings') onOpenSignatureSettings()
    if (output?.result === 'toReopen' && output.declarationId !== null) open(output.declarationId)
  }
  const screen = useCommands(listCommands({ add, send, startDeleting }))
  const keepOpener = useFocusReturn(isCovered, screen)
  const open = (declaration: string): void => {
    keepOpener()
    onOpen(declaration)
  }

  return (
    <RecordList
      actions={
        <ListActions
          isSending={isSending}
          mayAdd={rights.mayAdd}
          onAdd={() => add?.()}
          onDelete={() => startDeleting?.()}
          onSend={() => send?.()}
          whyNotDelete={deleteReason}
          whyNotSend={sendReason}
        />
      }
      empty={<NoDeclaration onAdd={add} />}
      isSelectable
      list={list}
      notices={
        <IdlePart of={interruptedWork}>
          {({ InterruptedWorkBanner }) => <InterruptedWorkBanner onResume={setSending} />}
        </IdlePart>
      }
      onOpen={(row) => open(row.declaration_id)}
      ref={screen}
    >
      {deleting !== null && (
        <LazyPart of={deleteDialog} onLeave={() => setDeleting(null)}>
          {({ DeleteDialog }) => (
            <DeleteDialog drafts={deleting} onClose={() => setDeleting(null)} onDeleted={() => endDeleting(deleting)} />
          )}
        </LazyPart>
      )}
      {sending !== null && (
        <LazyPart of={sendingDialog} onLeave={() => endSending(null)}>
          {({ Sending }) => <Sending declarationId={sending} onEnd={endSending} />}
        </LazyPart>
      )}
    </RecordList>
  )
}
