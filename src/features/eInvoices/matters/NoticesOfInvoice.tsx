import { useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { NamingNotices } from '../../../documents/correction/NamingNotices.tsx'

/** Error notices 04/SS-HĐĐT that name the invoice, and where they stand. */
export const NoticesOfInvoice = ({ notices }: Pick<InvoiceDetail, 'notices'>) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <NamingNotices
      hrefOf={(notice) => pageHref('invoice-error-notices', { record: notice })}
      notices={notices}
      title={t`An error notice names this e-invoice`}
    />
  )
}
