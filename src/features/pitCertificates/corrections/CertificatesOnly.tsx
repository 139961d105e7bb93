import type { ReactNode } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList, type ShownList } from '../../../records/useRecordList.ts'
import { certificateExporting } from '../list/certificateExporting.ts'
import { certificateShape } from '../list/listShape.ts'
import { useListDescription } from '../list/useListDescription.tsx'
import { useOpenedRow } from '../list/useOpenedRow.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { certificateListQuery, type OnlyCertificates } from '../queries/certificates.ts'
import type { CorrectionPage } from './CorrectionTabs.tsx'

interface Props {
  readonly id: CorrectionPage
  /** What the list is called. */
  readonly title: string
  readonly only: OnlyCertificates
  readonly renderActions: (list: ShownList<PitCertificateRow>) => ReactNode
  readonly empty: ReactNode
}

/** Some of the company's PIT certificates: found, ordered, paged, selected, opened. */
export const CertificatesOnly = ({ id, title, only, renderActions, empty }: Props) => {
  const api = useApi()
  const { openPage } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(certificateShape)
  const page = useRecordPage(certificateListQuery(api, place, only), ({ certificates, pagination }) => ({
    rows: certificates,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
  const { texts, filters, ...description } = useListDescription(page.rows)
  const list = useRecordList(
    {
      ...description,
      id,
      filters: only.status === undefined ? filters : filters.filter(({ name }) => name !== 'status'),
      exporting: certificateExporting(api, title, only),
      texts: { ...texts, list: title, table: title },
    },
    { page, place, onPlaceChange },
  )
  const { openRow, history } = useOpenedRow(page.rows, (certificate) =>
    openPage('pit-certificates', { record: certificate, parameters: {} }),
  )
  return (
    <>
      <RecordList
        actions={renderActions(list)}
        empty={empty}
        isSelectable
        list={list}
        onOpen={({ sid }) => openRow(sid)}
      />
      {history}
    </>
  )
}
