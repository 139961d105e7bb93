import { useLingui } from '@lingui/react'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { RefusalReasons } from '../matters/RefusalReasons.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { remedies, standingOf } from './standings.ts'

/** What the authority says of the chosen invoice and what to do, whole: a narrow table cuts both off. */
export const ChosenInvoice = ({ of: row }: { readonly of: InvoiceRow }) => {
  const { i18n } = useLingui()
  const isRefused = row.etax_status === 'rejected'
  return (
    <Banner
      isLive
      title={`${invoiceName(row)}: ${i18n._(remedies[standingOf(row)])}`}
      tone={isRefused ? 'danger' : 'info'}
    >
      {isRefused && row.etax_rslt !== '' && <RefusalReasons message={row.etax_rslt} />}
    </Banner>
  )
}
