import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useApi } from '../../../api/provider.tsx'
import { customerDetailQuery } from '../../../api/queries/customers.ts'
import { customerName } from '../../../domain/customers/customer.ts'
import type { Option } from '../../../ui/form/field.ts'

/** The customers whose invoices can be listed alone: the one that is chosen, or those of the rows that are shown. */
export const useCustomerOptions = (rows: readonly InvoiceRow[], chosen: string | undefined): readonly Option[] => {
  const { t } = useLingui()
  const { data, isError } = useQuery({
    ...customerDetailQuery(useApi(), chosen ?? ''),
    enabled: chosen !== undefined,
  })
  return useMemo(() => {
    if (chosen !== undefined) {
      const label = data !== undefined ? customerName(data) : isError ? t`Cannot be named now` : '…'
      return [{ value: chosen, label }]
    }
    const named = rows.filter(({ customer_id }) => customer_id !== '')
    const names = new Map(named.map(({ customer_id, buyer_nm }) => [customer_id, buyer_nm] as const))
    return [...names].map(([value, label]) => ({ value, label }))
  }, [t, chosen, data, isError, rows])
}
