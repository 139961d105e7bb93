import { useEffect } from 'react'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import { DocumentList } from '../../../documents/list/DocumentList.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { archiveMenu } from '../archive/parts.ts'
import { editorPlace, placeOfInvoice } from '../address.ts'
import { listMatters, listParts, noInvoice, uploadEntry } from '../parts.ts'
import { invoiceListQuery } from '../queries/invoices.ts'
import { invoiceShape } from './listShape.ts'
import { IssueCorrected } from './IssueCorrected.tsx'
import { ListSums } from './ListSums.tsx'
import { rowLabel } from './rowNames.ts'
import { selectedDocument } from './selectedDocument.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { useListDescription } from './useListDescription.tsx'

/** Leads to the form of an invoice, as a page of its own. */
const useOpenings = () => {
  const { parameters, openPage } = useNavigation()
  return (opening: Partial<DocumentOpening>): void => openPage('e-invoices', editorPlace(opening, parameters))
}

/** The company's e-invoices: found, ordered, paged, selected, deleted, issued. */
export const InvoiceList = () => {
  const { openPanel } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(invoiceShape)
  const page = useRecordPage(invoiceListQuery(useApi(), place), ({ invoices, pagination }) => ({
    rows: invoices,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
  const list = useRecordList(useListDescription(page.rows, place.filters), { page, place, onPlaceChange })
  const open = useOpenings()
  const openInvoice = (invoice: string): void => open({ document: invoice === 'new' ? null : invoice })
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([listParts.sending, listParts.deletion])), [isLoading])
  return (
    <>
      <StatusTabs place={place} />
      <ListSums place={place} />
      <DocumentList
        documentOf={selectedDocument}
        isCovered={false}
        list={list}
        onContinue={(form: UnfinishedForm) => open(placeOfInvoice(form))}
        onCorrect={(invoice) => open({ document: invoice, isChecked: true })}
        onOpen={openInvoice}
        onOpenSignatureSettings={() => openPanel('digital-signatures', {})}
        output={
          <>
            <IdlePart of={uploadEntry}>{({ UploadEntry }) => <UploadEntry onOpen={openInvoice} />}</IdlePart>
            <IdlePart of={listMatters}>
              {({ ListMatters }) => <ListMatters list={list} onOpen={openInvoice} total={page.total} />}
            </IdlePart>
            <IdlePart of={archiveMenu}>{({ ArchiveMenu }) => <ArchiveMenu list={list} />}</IdlePart>
          </>
        }
        parts={listParts}
        renderCorrected={(row, ways) => <IssueCorrected {...ways} name={rowLabel(row)} />}
        renderEmpty={(onAdd) => <LazyPart of={noInvoice}>{({ NoInvoice }) => <NoInvoice onAdd={onAdd} />}</LazyPart>}
      />
    </>
  )
}
