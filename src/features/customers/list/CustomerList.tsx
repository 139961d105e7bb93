import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { deleteDialog } from '../parts.ts'
import { customerListQuery } from '../queries.ts'
import { CustomerActions } from './CustomerActions.tsx'
import { customerCommands } from './customerCommands.tsx'
import { NoCustomer } from './NoCustomer.tsx'
import { OverList } from './OverList.tsx'
import { useCustomerList } from './useCustomerList.tsx'
import { whyNotDelete } from './whyNotDelete.ts'

interface Props {
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  readonly onAdd: () => void
  /** Whether customers are being added from Excel. */
  readonly isUploading: boolean
  readonly onUpload: () => void
  readonly onUploadEnd: () => void
  /** @param id of a customer */
  readonly onOpen: (id: string) => void
}

/** A page of the list. Once it is there, what opens over it is fetched too. */
const useCustomerPage = (place: ListPlace) => {
  const page = useRecordPage(customerListQuery(useApi(), place), ({ customers, pagination }) => ({
    rows: customers,
    total: pagination.total_elements,
  }))
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([deleteDialog])), [isLoading])
  return page
}

/** The company's customers: found, narrowed, ordered, paged, selected, deleted, merged, exported. */
export const CustomerList = ({ place, onPlaceChange, onAdd, onOpen, ...uploading }: Props) => {
  const { isUploading, onUpload, onUploadEnd } = uploading
  const { i18n } = useLingui()
  const list = useRecordList(useCustomerList(), { page: useCustomerPage(place), place, onPlaceChange })
  const deletion = useDeletion(list)
  const deleteReason = whyNotDelete(list.selection.rows.length)
  const startDeleting = deleteReason === null ? deletion.start : undefined
  const [isMerging, setMerging] = useState(false)
  const merge = (): void => setMerging(true)
  const upload = (): void => {
    keepOpener()
    onUpload()
  }
  const screen = useCommands(customerCommands({ add: onAdd, upload, merge, startDeleting }))
  const keepOpener = useFocusReturn(isUploading, screen)
  return (
    <RecordList
      actions={
        <CustomerActions
          onAdd={onAdd}
          onDelete={() => startDeleting?.()}
          onMerge={merge}
          onUpload={upload}
          whyNotDelete={deleteReason === null ? undefined : i18n._(deleteReason)}
        />
      }
      empty={<NoCustomer onAdd={onAdd} onUpload={upload} />}
      isSelectable
      list={list}
      onOpen={({ id }) => onOpen(id)}
      ref={screen}
    >
      <OverList
        deletion={deletion}
        isMerging={isMerging}
        isUploading={isUploading}
        onMerge={merge}
        onMergeEnd={() => setMerging(false)}
        onUploadEnd={onUploadEnd}
      />
    </RecordList>
  )
}
