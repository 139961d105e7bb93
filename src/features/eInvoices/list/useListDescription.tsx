import { Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useApi } from '../../../api/provider.tsx'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { invoiceExporting } from './invoiceExporting.ts'
import { invoiceShape } from './listShape.ts'
import { rowKey, rowLabel } from './rowNames.ts'
import { firstLayoutOf, useInvoiceColumns } from './useInvoiceColumns.tsx'
import { useInvoiceFilters } from './useInvoiceFilters.tsx'

/** The list of e-invoices. @param chosen what it is narrowed to, by the names of its filters */
export const useListDescription = (
  rows: readonly InvoiceRow[],
  chosen: Readonly<Record<string, string>>,
): RecordListDescription<InvoiceRow> => {
  const { t } = useLingui()
  const api = useApi()
  const columns = useInvoiceColumns()
  return {
    id: 'e-invoices',
    shape: invoiceShape,
    columns,
    firstLayout: firstLayoutOf(columns),
    filters: useInvoiceFilters(rows, chosen),
    exporting: invoiceExporting(
      api,
      t({ message: 'E-invoices', comment: 'Name of a sheet, at most 31 letters', context: 'sheet' }),
    ),
    rowKey,
    rowLabel,
    texts: {
      list: t`List of e-invoices`,
      table: t`E-invoices`,
      search: t`Search e-invoices`,
      searchHint: (
        <Trans>
          Numbers, buyers, tax codes and lookup codes are searched, in any order of words and without accents. Try fewer
          or shorter words.
        </Trans>
      ),
    },
  }
}
