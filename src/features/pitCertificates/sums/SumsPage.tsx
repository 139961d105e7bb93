import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import type { PitCertificateSums } from '../../../api/contract/pitCertificates.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList, type RecordListDescription } from '../../../records/useRecordList.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { usePeoplePlace, useSeekPeople } from '../../../records/address/usePeoplePlace.ts'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { useYears } from '../useYears.ts'
import { sumShape } from './sumShape.ts'
import { sumsExporting, sumsQuery } from './sums.ts'
import { sumsLayout, useSumColumns } from './useSumColumns.tsx'

const useDescription = (): RecordListDescription<PitCertificateSums> => {
  const { t } = useLingui()
  const api = useApi()
  const years = useYears()
  return {
    id: 'pit-sums',
    shape: sumShape,
    columns: useSumColumns(),
    firstLayout: sumsLayout,
    filters: [
      {
        kind: 'choice',
        name: 'year',
        label: t({ message: 'Year', context: 'Of a payment' }),
        options: years.map((year) => ({ value: year, label: year })),
      },
    ],
    exporting: sumsExporting(api, t({ message: 'Sums by taxpayer', comment: 'Name of a sheet, at most 31 letters' })),
    rowKey: ({ income_year: year, taxpayer_taxcd: code }) => `${year} ${code}`,
    rowLabel: ({ income_year: year, taxpayer_nm: name }) => `${name} ${year}`,
    texts: {
      list: t`List of sums by taxpayer`,
      table: t`Sums by taxpayer`,
      search: t`Search taxpayers`,
      searchHint: <Trans>Names and tax codes are searched. Try fewer or shorter words.</Trans>,
    },
  }
}

const SumList = () => {
  const { t } = useLingui()
  const { openPage } = useNavigation()
  const seek = useSeekPeople()
  const { place, onPlaceChange } = usePeoplePlace(sumShape)
  const page = useRecordPage(sumsQuery(useApi(), place), ({ sums, pagination }) => ({
    rows: sums,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useDescription(), { page, place, onPlaceChange })
  const open = ({ taxpayer_taxcd: taxpayer, income_year: year }: PitCertificateSums): void => {
    seek('pit-certificates', { taxpayer })
    openPage('pit-certificates', { parameters: { year } })
  }
  return (
    <RecordList
      empty={
        <EmptyState title={t`Nothing to add up yet`}>
          <Trans>Once PIT certificates are issued, income and tax of each taxpayer are added up here by year.</Trans>
        </EmptyState>
      }
      list={list}
      onOpen={open}
    />
  )
}

/** Income and tax of each taxpayer by year, of certificates that are issued and not replaced. */
export const SumsPage = () => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          Income and tax of certificates that are issued and not replaced, with their adjustments. Open a row to see the
          certificates.
        </Trans>
      }
      title={t`Sums by taxpayer`}
    >
      <DocumentTitle title={t`Sums by taxpayer`} />
      <SumList />
    </Page>
  )
}
