import { useLingui } from '@lingui/react'
import type { TemplateRow } from '../../../api/contract/templates.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { copyYear, missingYear } from '../../../domain/templates/rollover.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'
import { useRecordList, type ShownList } from '../../../records/useRecordList.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { OpenTemplate } from '../address.ts'
import { deleteDialog } from '../parts.ts'
import { useTemplateRights } from '../rights.ts'
import { useToday } from '../today.ts'
import { NoTemplate } from './NoTemplate.tsx'
import { TemplateActions } from './TemplateActions.tsx'
import { templateCommands } from './templateCommands.tsx'
import { useTemplateList } from './useTemplateList.tsx'
import { useTemplatePage } from './useTemplatePage.ts'
import { whyNotDelete } from './whyNotDelete.ts'
import { YearNotice } from './YearNotice.tsx'

interface Props {
  readonly kind: TemplateKind
  readonly place: ListPlace
  /** Whether the form of a template stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  readonly onOpen: (open: OpenTemplate) => void
}

/** What the toolbar offers now; what is not possible is null. */
const useOffers = (list: ShownList<TemplateRow>) => {
  const rights = useTemplateRights()
  const year = copyYear(useToday())
  const { rows } = list.selection
  const [only] = rows
  const isCopied = rights.mayAdd && year !== null && only !== undefined && rows.length === 1
  return {
    year,
    deleteReason: whyNotDelete(
      rows.map(({ status }) => status),
      rights.mayDelete,
    ),
    toAdd: rights.mayAdd ? { template: 'new', copy: null } : null,
    toCopy: isCopied ? { template: 'new', copy: only.id } : null,
  }
}

/** The company's templates of a kind: found, ordered, paged, selected, deleted (seed 001 §2.4, §2.5). */
export const TemplateList = ({ kind, place, isCovered, onPlaceChange, onOpen }: Props) => {
  const { i18n } = useLingui()
  const today = useToday()
  const { page, years } = useTemplatePage(kind, place)
  const list = useRecordList(useTemplateList(kind), { page, place, onPlaceChange })
  const deletion = useDeletion(list)
  const { rows: toDelete, cancel } = deletion
  const { year, deleteReason, toAdd, toCopy } = useOffers(list)
  const add = toAdd === null ? undefined : () => open(toAdd)
  const copy = toCopy === null ? undefined : () => open(toCopy)
  const startDeleting = deleteReason === null ? deletion.start : undefined
  const screen = useCommands(templateCommands({ add, startDeleting, copy }))
  const keepOpener = useFocusReturn(isCovered, screen)
  const open = (next: OpenTemplate): void => {
    keepOpener()
    onOpen(next)
  }
  const missing = page.isLoading ? null : missingYear(today, years)

  return (
    <RecordList
      actions={
        <TemplateActions
          copyYear={year}
          onAdd={add}
          onCopy={copy}
          onDelete={() => startDeleting?.()}
          whyNotDelete={deleteReason === null ? undefined : i18n._(deleteReason)}
        />
      }
      empty={<NoTemplate kind={kind} onAdd={add} />}
      isSelectable
      list={list}
      notices={missing === null ? undefined : <YearNotice kind={kind} year={missing} />}
      onOpen={(row) => open({ template: row.id, copy: null })}
      ref={screen}
    >
      {toDelete !== null && (
        <LazyPart of={deleteDialog} onLeave={cancel}>
          {({ DeleteTemplatesDialog }) => (
            <DeleteTemplatesDialog kind={kind} onClose={cancel} onDeleted={deletion.end} templates={toDelete} />
          )}
        </LazyPart>
      )}
    </RecordList>
  )
}
