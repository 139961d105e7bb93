import { useLingui } from '@lingui/react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useState } from 'react'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { deleteDialog } from '../parts.ts'
import { ItemActions } from './ItemActions.tsx'
import { itemCommands } from './itemCommands.tsx'
import { ListOutput, type OutputKind } from './ListOutput.tsx'
import { NoItem } from './NoItem.tsx'
import { useItemList } from './useItemList.tsx'
import { useItemPage } from './useItemPage.ts'
import { whyNotDelete } from './whyNotDelete.ts'

interface Props {
  readonly place: ListPlace
  /** Whether something stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, `upload`, or the id of an item. */
  readonly onOpen: (item: string) => void
}

/** The company's items: found, narrowed, ordered, paged, selected, deleted, printed, exported (seed 001 §2.8). */
export const ItemList = ({ place, isCovered, onPlaceChange, onOpen }: Props) => {
  const { i18n } = useLingui()
  const list = useRecordList(useItemList(), { page: useItemPage(place), place, onPlaceChange })
  const deletion = useDeletion(list)
  const { rows: toDelete, cancel } = deletion
  const deleteReason = whyNotDelete(list.selection.rows.length)
  const startDeleting = deleteReason === null ? deletion.start : undefined
  const [output, setOutput] = useState<OutputKind | null>(null)
  const add = (): void => open('new')
  const upload = (): void => open('upload')
  const download = (): void => setOutput('export')
  const print = (): void => setOutput('print')
  const screen = useCommands(itemCommands({ add, upload, download, print, startDeleting }))
  const keepOpener = useFocusReturn(isCovered, screen)
  const open = (item: string): void => {
    keepOpener()
    onOpen(item)
  }
  return (
    <RecordList
      actions={
        <ItemActions
          onAdd={add}
          onDelete={() => startDeleting?.()}
          onExport={download}
          onPrint={print}
          onUpload={upload}
          whyNotDelete={deleteReason === null ? undefined : i18n._(deleteReason)}
        />
      }
      empty={<NoItem onAdd={add} onUpload={upload} />}
      isSelectable
      list={list}
      onOpen={(row) => open(row.id)}
      ref={screen}
    >
      {toDelete !== null && (
        <LazyPart of={deleteDialog} onLeave={cancel}>
          {({ DeleteItemsDialog }) => <DeleteItemsDialog items={toDelete} onClose={cancel} onDeleted={deletion.end} />}
        </LazyPart>
      )}
      <ListOutput kind={output} onClose={() => setOutput(null)} place={place} total={list.page.total} />
    </RecordList>
  )
}
