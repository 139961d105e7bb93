import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useApi } from '../../../api/provider.tsx'
import { makersQuery } from '../queries/choices.ts'

/** The name of the maker that the list is narrowed to, asked for where no row says it; empty where it is not narrowed so. */
export const useMakerName = (rows: readonly InvoiceRow[], chosen: string | undefined): string => {
  const { t } = useLingui()
  const row = rows.find(({ made_by: maker }) => maker === chosen)
  const { data, isError, isPlaceholderData } = useQuery({
    ...makersQuery(useApi(), { search_value: '', made_by: chosen }),
    enabled: chosen !== undefined && row === undefined,
  })
  if (chosen === undefined) return ''
  if (row !== undefined) return row.made_by_nm
  const found = isPlaceholderData ? undefined : data?.makers
  return found?.[0]?.name ?? (isError || found !== undefined ? t`Cannot be named now` : '…')
}
