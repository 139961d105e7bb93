import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { refusedFields, type FieldProblem } from '../../../domain/failure.ts'
import { whyNotDelete, whyNotSend } from '../../../domain/declaration/list-rules.ts'
import type { SubmitOutput, SubmitStart } from '../../../machines/declarationSubmit/setup.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { ColumnChooser } from '../../../ui/table/ColumnChooser.tsx'
import { ListProblem } from '../../../i18n/failures/ListProblem.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { deleteDialog, formScreen, sendingDialog } from '../parts.ts'
import { useDeclarationRights } from '../rights.ts'
import { InterruptedWorkBanner } from '../submit/InterruptedWorkBanner.tsx'
import { useCodeNames } from '../../../api/useCodeNames.ts'
import { DeclarationTable } from './DeclarationTable.tsx'
import { EmptyList } from './EmptyList.tsx'
import { listCommands } from './listCommands.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useColumnLayout } from './useColumnLayout.ts'
import { firstLayout, useDeclarationColumns } from './useDeclarationColumns.tsx'
import { useDeclarationPage } from './useDeclarationPage.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import './list.css'

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

const none: ReadonlySet<string> = new Set()

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
  const [selected, setSelected] = useState(none)
  const [sending, setSending] = useState<SubmitStart | null>(null)
  const [deleting, setDeleting] = useState<readonly string[] | null>(null)
  const { rows, total, isLoading, failure, retry } = useDeclarationPage(place)
  const columns = useDeclarationColumns(useCodeNames('declaration-type', useLocale()))
  const { layout, changeLayout, resetLayout } = useColumnLayout('declarations', firstLayout)

  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, sendingDialog, deleteDialog])), [isLoading])

  const selectedRows = rows.filter((row) => selected.has(row.declaration_id))
  const selectedIds = selectedRows.map((row) => row.declaration_id)
  const isSending = sending !== null
  const sendReason = whyNotSend(selectedRows, rights.maySend, isSending)

  const goTo = (change: Partial<ListPlace>): void => {
    setSelected(none)
    onPlaceChange(change)
  }
  const add = rights.mayAdd ? () => open('new') : undefined
  const [onlySelected] = selectedIds
  const send =
    sendReason === null && onlySelected !== undefined
      ? () => setSending({ from: 'list', declarationId: onlySelected })
      : undefined
  const deleteReason = whyNotDelete(selectedRows, rights.mayDelete)
  const startDeleting = deleteReason === null ? () => setDeleting(selectedIds) : undefined
  const endDeleting = (ids: readonly string[]): void => {
    setDeleting(null)
    setSelected(none)
    if (ids.length === rows.length && place.page > 0) goTo({ page: place.page - 1 })
  }
  const endSending = (output: SubmitOutput | null): void => {
    setSending(null)
    setSelected(none)
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
    <div aria-label={t`List of declarations`} className="declaration-list" ref={screen} role="group" tabIndex={-1}>
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
        onSearch={(search) => goTo({ search, page: 0 })}
        onSend={() => send?.()}
        search={place.search}
        whyNotDelete={deleteReason}
        whyNotSend={sendReason}
      />
      <InterruptedWorkBanner onResume={setSending} />
      <DeclarationTable
        columns={columns}
        empty={
          <EmptyList
            isBeyondEnd={total > 0}
            mayAdd={rights.mayAdd}
            onAdd={() => add?.()}
            onClearSearch={() => goTo({ search: '', page: 0 })}
            onFirstPage={() => goTo({ page: 0 })}
            search={place.search}
          />
        }
        isLoading={isLoading}
        layout={layout}
        onOpen={open}
        onPlaceChange={goTo}
        onSelectionChange={setSelected}
        onWidthsChange={(widths) => changeLayout({ widths })}
        place={place}
        problem={failure === null ? null : <ListProblem failure={failure} onRetry={retry} />}
        rows={rows}
        selectedKeys={new Set(selectedIds)}
        total={total}
      />
      {deleting !== null && (
        <LazyPart of={deleteDialog} onLeave={() => setDeleting(null)}>
          {({ DeleteDialog }) => (
            <DeleteDialog ids={deleting} onClose={() => setDeleting(null)} onDeleted={() => endDeleting(deleting)} />
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
    </div>
  )
}
