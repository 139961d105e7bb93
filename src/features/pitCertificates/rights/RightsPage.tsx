import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitAccount } from '../../../api/contract/pitCertificateRights.ts'
import { useApi } from '../../../api/provider.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList, type RecordListDescription } from '../../../records/useRecordList.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { rightsQuery, rightsShape } from './rightsQuery.ts'
import { rightsLayout, useRightColumns } from './useRightColumns.tsx'

const useDescription = (): RecordListDescription<PitAccount> => {
  const { t } = useLingui()
  return {
    id: 'pit-rights',
    shape: rightsShape,
    columns: useRightColumns(),
    firstLayout: rightsLayout,
    filters: [],
    rowKey: ({ id }) => id,
    rowLabel: ({ full_name: name }) => name,
    texts: {
      list: t`List of PIT users`,
      table: t`PIT users`,
      search: t`Search PIT users`,
      searchHint: <Trans>Names, user IDs and e-mail addresses are searched. Try fewer or shorter words.</Trans>,
    },
  }
}

const Accounts = () => {
  const { t } = useLingui()
  const { place, onPlaceChange } = usePeoplePlace(rightsShape)
  const page = useRecordPage(rightsQuery(useApi(), place), ({ accounts, pagination }) => ({
    rows: accounts,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useDescription(), { page, place, onPlaceChange })
  const [opened, setOpened] = useState<PitAccount | null>(null)
  return (
    <>
      <RecordList
        empty={
          <EmptyState title={t`No PIT users yet`}>
            <Trans>Accounts that work in e-PIT alone stand here, once your company has one.</Trans>
          </EmptyState>
        }
        list={list}
        onOpen={setOpened}
      />
      {opened !== null && <RightsDialog account={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** What each account that works in e-PIT alone may do there. */
export const RightsPage = () => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          What each PIT user may do with certificates. PIT administrators may do everything. Open a row to change its
          rights.
        </Trans>
      }
      title={t`Rights in e-PIT`}
    >
      <DocumentTitle title={t`Rights in e-PIT`} />
      <Accounts />
    </Page>
  )
}
