import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ForeignInvoiceRow } from '../../../api/contract/invoiceForeign.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { hasPermission } from '../../../domain/session.ts'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useDeletion } from '../../../records/useDeletion.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InboxIcon, PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { DeleteForeignDialog } from './DeleteForeignDialog.tsx'
import { ForeignDetail } from './ForeignDetail.tsx'
import { foreignShape } from './foreignShape.ts'
import { foreignListQuery } from './queries.ts'
import { UploadForeignDialog } from './UploadForeignDialog.tsx'
import { useForeignDescription } from './useForeignDescription.tsx'

const useForeignList = () => {
  const { place, onPlaceChange } = usePeoplePlace(foreignShape)
  const page = useRecordPage(foreignListQuery(useApi(), place), ({ invoices, pagination }) => ({
    rows: invoices,
    total: pagination.total_elements,
  }))
  return useRecordList(useForeignDescription(), { page, place, onPlaceChange })
}

const Nothing = () => {
  const { t } = useLingui()
  return (
    <EmptyState icon={<InboxIcon size={24} />} title={t`No invoice of another system was taken in`}>
      <Trans>Choose the signed XML files of invoices that your company has issued elsewhere, or a zip of them.</Trans>
    </EmptyState>
  )
}

interface ActionsProps {
  readonly selected: number
  readonly onUpload: () => void
  readonly onDelete: () => void
}

const Actions = ({ selected, onUpload, onDelete }: ActionsProps) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const whyNotDelete = (): string | undefined => {
    if (!hasPermission(user, 'invoice.delete')) return t`Your account may not delete e-invoices`
    return selected === 0 ? t`Select the invoices to delete` : undefined
  }
  return (
    <>
      <Button disabledReason={whyNotDelete()} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <Button
        disabledReason={hasPermission(user, 'invoice.new') ? undefined : t`Your account may not add e-invoices`}
        icon={<PlusIcon />}
        onPress={onUpload}
        variant="primary"
      >
        {t`Take in files`}
      </Button>
    </>
  )
}

/** Invoices of other systems: taken in, found, shown, deleted. */
export const ForeignList = () => {
  const list = useForeignList()
  const deletion = useDeletion(list)
  const [isUploading, setUploading] = useState(false)
  const [shown, setShown] = useState<ForeignInvoiceRow | null>(null)
  return (
    <RecordList
      actions={
        <Actions onDelete={deletion.start} onUpload={() => setUploading(true)} selected={list.selection.rows.length} />
      }
      empty={<Nothing />}
      isSelectable
      list={list}
      onOpen={setShown}
    >
      {isUploading && <UploadForeignDialog onClose={() => setUploading(false)} />}
      {shown !== null && <ForeignDetail onClose={() => setShown(null)} row={shown} />}
      {deletion.rows !== null && (
        <DeleteForeignDialog invoices={deletion.rows} onClose={deletion.cancel} onDeleted={deletion.end} />
      )}
    </RecordList>
  )
}
