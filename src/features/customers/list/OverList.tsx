import type { CustomerRow } from '../../../api/contract/customers.ts'
import type { useDeletion } from '../../../records/useDeletion.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { deleteDialog, mergeDialog, uploadScreen } from '../parts.ts'

interface Props {
  readonly deletion: ReturnType<typeof useDeletion<CustomerRow>>
  readonly isUploading: boolean
  readonly onUploadEnd: () => void
  readonly isMerging: boolean
  readonly onMerge: () => void
  readonly onMergeEnd: () => void
}

/** What stands over the list of customers: the question before some go, the upload of a file, the merging. */
export const OverList = ({ deletion, isUploading, onUploadEnd, isMerging, onMerge, onMergeEnd }: Props) => {
  const { rows: toDelete, cancel, end } = deletion
  const mergeInstead = (): void => {
    onUploadEnd()
    onMerge()
  }
  return (
    <>
      {toDelete !== null && (
        <LazyPart of={deleteDialog} onLeave={cancel}>
          {({ DeleteCustomersDialog }) => (
            <DeleteCustomersDialog customers={toDelete} onClose={cancel} onDeleted={end} />
          )}
        </LazyPart>
      )}
      {isUploading && (
        <LazyPart of={uploadScreen} onLeave={onUploadEnd}>
          {({ UploadScreen }) => <UploadScreen onEnd={onUploadEnd} onMerge={mergeInstead} />}
        </LazyPart>
      )}
      {isMerging && (
        <LazyPart of={mergeDialog} onLeave={onMergeEnd}>
          {({ MergeDialog }) => <MergeDialog onClose={onMergeEnd} />}
        </LazyPart>
      )}
    </>
  )
}
