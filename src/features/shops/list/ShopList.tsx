import { useLingui } from '@lingui/react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { deleteDialog } from '../parts.ts'
import { useShopRights } from '../rights.ts'
import { NoShop } from './NoShop.tsx'
import { ShopActions } from './ShopActions.tsx'
import { shopCommands } from './shopCommands.tsx'
import { useShopList } from './useShopList.tsx'
import { useShopPage } from './useShopPage.ts'
import { whyNotDelete } from './whyNotDelete.ts'

interface Props {
  readonly place: ListPlace
  /** Whether the form of a shop stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, or the id of a shop. */
  readonly onOpen: (shop: string) => void
}

/** The company's shops: found, ordered, paged, selected, deleted (seed 001 §2.2). */
export const ShopList = ({ place, isCovered, onPlaceChange, onOpen }: Props) => {
  const { i18n } = useLingui()
  const rights = useShopRights()
  const list = useRecordList(useShopList(), { page: useShopPage(place), place, onPlaceChange })
  const deletion = useDeletion(list)
  const { rows: toDelete, cancel } = deletion

  const deleteReason = whyNotDelete(list.selection.rows.length, rights.mayDelete)
  const startDeleting = deleteReason === null ? deletion.start : undefined
  const add = rights.mayAdd ? () => open('new') : undefined
  const screen = useCommands(shopCommands(add, startDeleting))
  const keepOpener = useFocusReturn(isCovered, screen)
  const open = (shop: string): void => {
    keepOpener()
    onOpen(shop)
  }

  return (
    <RecordList
      actions={
        <ShopActions
          onAdd={add}
          onDelete={() => startDeleting?.()}
          whyNotDelete={deleteReason === null ? undefined : i18n._(deleteReason)}
        />
      }
      empty={<NoShop onAdd={add} />}
      isSelectable
      list={list}
      onOpen={(row) => open(row.id)}
      ref={screen}
    >
      {toDelete !== null && (
        <LazyPart of={deleteDialog} onLeave={cancel}>
          {({ DeleteShopsDialog }) => <DeleteShopsDialog onClose={cancel} onDeleted={deletion.end} shops={toDelete} />}
        </LazyPart>
      )}
    </RecordList>
  )
}
