import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { refusedFields, type FieldProblem } from '../../../domain/failure.ts'
import { whyNotDelete, whyNotSend } from '../../../domain/declaration/list-rules.ts'
import type { SubmitOutput, SubmitStart } from '../../../machines/declarationSubmit/setup.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { ColumnChooser } from '../../../ui/table/ColumnChooser.tsx'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { useColumnLayout } from '../../../records/columns/useColumnLayout.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { RecordTable } from '../../../records/RecordTable.tsx'
import { useKeptSelection } from '../../../records/useKeptSelection.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { deleteDialog, formScreen, sendingDialog } from '../parts.ts'
import { useDeclarationRights } from '../rights.ts'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import { EmptyList } from './EmptyList.tsx'
import { interruptedWork } from './interruptedWorkPart.ts'
import { listCommands } from './listCommands.tsx'
import { declarationShape } from './listShape.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { firstLayout, useDeclarationColumns } from './useDeclarationColumns.tsx'
import { rowKey, rowLabel } from './rowNames.ts'
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
  const { t } = useLingui()
  const rights = useDeclarationRights()
  const [sending, setSending] = useState<SubmitStart | null>(null)
  const [deleting, setDeleting] = useState<readonly DeclarationListItem[] | null>(null)
  const { rows, total, isLoading, failure, retry } = useDeclarationPage(place)
  const selection = useKeptSelection(rows, rowKey)
  const columns = useDeclarationColumns(useCodeNames('declaration-type', useLocale()))
  const { layout, changeLayout, resetLayout } = useColumnLayout('declarations', firstLayout)

  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, sendingDialog, deleteDialog])), [isLoading])

  const isSending = sending !== null
  const sendReason = whyNotSend(selection.rows, rights.maySend, isSending)

  const add = rights.mayAdd ? () => open('new') : undefined
  const [onlySelected] = selection.rows
  const send =
    sendReason === null && onlySelected !== undefined
      ? () => setSending({ from: 'list', declarationId: onlySelected.declaration_id })
      : undefined
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
    if (output?.result === 'toCorrect' && sending?.from === 'list')
      onCorrect(sending.declarationId, refusedFields(output.failure))
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
      label={t`List of declarations`}
      onEscape={selection.keys.size > 0 ? selection.clear : undefined}
      ref={screen}
    >
      <ListToolbar
        columnChooser={
          <ColumnChooser
            columns={columns}
            hidden={new Set(layout.hidden)}
            label={t`Columns`}
            onChange={(next) => changeLayout({ order: next.order, hidden: [...next.hidden] })}
            onReset={resetLayout}
            order={layout.order}
          />
        }
        isSending={isSending}
        mayAdd={rights.mayAdd}
        onAdd={() => add?.()}
        onDelete={() => startDeleting?.()}
        onPlaceChange={onPlaceChange}
        onSend={() => send?.()}
        place={place}
        whyNotDelete={deleteReason}
        whyNotSend={sendReason}
      />
      <IdlePart of={interruptedWork}>
        {({ InterruptedWorkBanner }) => <InterruptedWorkBanner onResume={setSending} />}
      </IdlePart>
      <RecordTable
        columns={columns}
        empty={
          <EmptyList
            isBeyondEnd={total > 0}
            mayAdd={rights.mayAdd}
            onAdd={() => add?.()}
            onPlaceChange={onPlaceChange}
            place={place}
          />
        }
        isLoading={isLoading}
        label={t`Declarations`}
        layout={layout}
        onOpen={(row) => open(row.declaration_id)}
        onPlaceChange={onPlaceChange}
        onWidthsChange={(widths) => changeLayout({ widths })}
        place={place}
        problem={failure === null ? null : <ListProblem failure={failure} onRetry={retry} />}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rows={rows}
        selection={selection}
        shape={declarationShape}
        total={total}
      />
      {deleting !== null && (
        <LazyPart of={deleteDialog} onLeave={() => setDeleting(null)}>
          {({ DeleteDialog }) => (
            <DeleteDialog drafts={deleting} onClose={() => setDeleting(null)} onDeleted={() => endDeleting(deleting)} />
          )}
        </LazyPart>
      )}
      {sending !== null && (
        <LazyPart of={sendingDialog} onLeave={() => endSending(null)}>
          {({ Sending }) => (
            <Sending onEnd={endSending} onOpenSignatureSettings={onOpenSignatureSettings} start={sending} />
          )}
        </LazyPart>
      )}
    </RecordList>
  )
}
