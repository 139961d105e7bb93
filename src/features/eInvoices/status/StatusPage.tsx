import { Trans, useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ShownInvoices } from '../kind/ShownInvoices.tsx'
import { StatusList } from './StatusList.tsx'

/** What is under way to the tax authority, and what it has refused. */
export const StatusPage = () => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          What the tax authority has not accepted: sent and not answered, or refused. Answers come by themselves.
        </Trans>
      }
      title={t`With the tax authority`}
    >
      <DocumentTitle title={t`With the tax authority`} />
      <ShownInvoices>
        <StatusList />
      </ShownInvoices>
    </Page>
  )
}
