import { Trans, useLingui } from '@lingui/react/macro'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useApi } from '../../../api/provider.tsx'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { certificateExporting } from './certificateExporting.ts'
import { certificateShape } from './listShape.ts'
import { rowKey, rowLabel } from './rowNames.ts'
import { firstLayoutOf, useCertificateColumns } from './useCertificateColumns.tsx'
import { useCertificateFilters } from './useCertificateFilters.tsx'

/** The list of PIT certificates. */
export const useListDescription = (rows: readonly PitCertificateRow[]): RecordListDescription<PitCertificateRow> => {
  const { t } = useLingui()
  const api = useApi()
  const columns = useCertificateColumns()
  return {
    id: 'pit-certificates',
    shape: certificateShape,
    columns,
    firstLayout: firstLayoutOf(columns),
    filters: useCertificateFilters(rows),
    exporting: certificateExporting(
      api,
      t({ message: 'PIT certificates', comment: 'Name of a sheet, at most 31 letters', context: 'sheet' }),
    ),
    rowKey,
    rowLabel,
    texts: {
      list: t`List of PIT certificates`,
      table: t`PIT certificates`,
      search: t`Search PIT certificates`,
      searchHint: (
        <Trans>
          Everything that the columns show is searched but amounts, in any order of words. Dates are written 31/12/2026.
          Try fewer or shorter words.
        </Trans>
      ),
    },
  }
}
