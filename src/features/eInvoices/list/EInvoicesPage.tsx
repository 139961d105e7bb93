import { useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ShownInvoices } from '../kind/ShownInvoices.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { ListNeeds } from './ListNeeds.tsx'

/** The company's e-invoices: found, made, issued and followed. */
export const EInvoicesPage = () => {
  const { t } = useLingui()
  return (
    <Page above={<PageTabs />} title={t`E-invoices`}>
      <DocumentTitle title={t`E-invoices`} />
      <ShownInvoices>
        <ListNeeds />
        <InvoiceList />
      </ShownInvoices>
    </Page>
  )
}
