import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { useSending } from '../../../documents/list/useSending.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList } from '../../../records/useRecordList.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SuccessIcon } from '../../../ui/icons/firstIcons.tsx'
import { editorPlace } from '../address.ts'
import { InvoiceHistory } from '../history/InvoiceHistory.tsx'
import { IssueCorrected } from '../list/IssueCorrected.tsx'
import { rowLabel } from '../list/rowNames.ts'
import { listParts } from '../parts.ts'
import { invoiceListQuery } from '../queries/invoices.ts'
import { ChosenInvoice } from './ChosenInvoice.tsx'
import { StatusActions } from './StatusActions.tsx'
import { statusShape } from './statusShape.ts'
import { useStatusDescription } from './useStatusDescription.ts'

const unsettled = { unsettled: 'true' } as const

const NothingUnderWay = () => {
  const { t } = useLingui()
  return (
    <EmptyState icon={<SuccessIcon size={24} />} title={t`Nothing is under way`}>
      <Trans>The tax authority has accepted every e-invoice that was sent.</Trans>
    </EmptyState>
  )
}

const useStatusList = () => {
  const { place, onPlaceChange } = usePeoplePlace(statusShape)
  const page = useRecordPage(invoiceListQuery(useApi(), place, unsettled), ({ invoices, pagination }) => ({
    rows: invoices,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
  return useRecordList(useStatusDescription(), { page, place, onPlaceChange })
}

/** One invoice on its way again; what has to be corrected first is opened. */
const useIssuing = (list: ReturnType<typeof useStatusList>, open: (invoice: string) => void) => {
  const { openPanel } = useNavigation()
  return useSending(list, {
    part: listParts.sending,
    isCorrected: ({ is_corrected: isCorrected }) => isCorrected,
    renderCorrected: (row, ways) => <IssueCorrected {...ways} name={rowLabel(row)} />,
    onCorrect: open,
    onOpenSignatureSettings: () => openPanel('digital-signatures', {}),
  })
}

/** What is under way and what the authority has refused, each with what it said and what mends it. */
export const StatusList = () => {
  const { openPage } = useNavigation()
  const list = useStatusList()
  const { rows } = list.selection
  const [row] = rows
  const [looked, setLooked] = useState<InvoiceRow | null>(null)
  const open = (invoice: string, isChecked = false): void =>
    openPage('e-invoices', editorPlace({ document: invoice, isChecked }, {}))
  const issuing = useIssuing(list, (invoice) => open(invoice, true))
  return (
    <RecordList
      actions={
        <StatusActions onCorrect={({ sid }) => open(sid)} onIssue={issuing.startWith} onLook={setLooked} rows={rows} />
      }
      empty={<NothingUnderWay />}
      isSelectable
      list={list}
      notices={rows.length === 1 && row !== undefined && <ChosenInvoice of={row} />}
      onOpen={({ sid }) => open(sid)}
    >
      {looked !== null && <InvoiceHistory onClose={() => setLooked(null)} row={looked} />}
      {issuing.dialog(open)}
    </RecordList>
  )
}
