import { useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../../area/PageTabs.tsx'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { NoticeFamilyProvider } from '../family.ts'
import { NoticeList } from './NoticeList.tsx'
import { NoticeNeeds } from './NoticeNeeds.tsx'
import { ShownNotices } from './ShownNotices.tsx'

const ErrorNoticesPage = ({ family }: { readonly family: NoticeFamily }) => {
  const { t } = useLingui()
  return (
    <Page above={<PageTabs />} title={t`Error notices`}>
      <DocumentTitle title={t`Error notices`} />
      <NoticeFamilyProvider value={family}>
        <ShownNotices>
          <NoticeNeeds />
          <NoticeList />
        </ShownNotices>
      </NoticeFamilyProvider>
    </Page>
  )
}

/** The company's notices of wrong certificates, and what of them needs somebody. */
export const CertificateNoticesPage = () => <ErrorNoticesPage family="certificates" />

/** The same of wrong invoices. */
export const InvoiceNoticesPage = () => <ErrorNoticesPage family="invoices" />
