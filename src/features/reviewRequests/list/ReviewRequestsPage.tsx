import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { useListPlace } from '../../../records/address/useListPlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList } from '../../../records/useRecordList.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InboxIcon } from '../../../ui/icons/icons.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { requestListQuery } from '../queries.ts'
import { requestShape } from './listShape.ts'
import { useRequestDescription } from './useRequestDescription.tsx'

const Nothing = () => {
  const { t } = useLingui()
  return (
    <EmptyState icon={<InboxIcon size={24} />} title={t`The tax authority has not asked about any invoice`}>
      <Trans>Its requests come by themselves, and you are notified of them.</Trans>
    </EmptyState>
  )
}

/** Requests of the tax authority to review invoices. */
export const ReviewRequestsPage = () => {
  const { t } = useLingui()
  const { openPage } = useNavigation()
  const { place, onPlaceChange } = useListPlace(requestShape)
  const page = useRecordPage(requestListQuery(useApi(), place), ({ requests, pagination }) => ({
    rows: requests,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useRequestDescription(), { page, place, onPlaceChange })
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          With notice 01/TB-RSĐT the tax authority asks you to review invoices. Each is answered by an error notice.
        </Trans>
      }
      title={t`Review requests`}
    >
      <DocumentTitle title={t`Review requests`} />
      <RecordList empty={<Nothing />} list={list} onOpen={({ id }) => openPage('review-requests', { record: id })} />
    </Page>
  )
}
