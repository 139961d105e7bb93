import { useLingui } from '@lingui/react/macro'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { CertificateNeeds } from '../overview/CertificateNeeds.tsx'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { CertificateList } from './CertificateList.tsx'

/** Where those arrive who work on e-PIT: what needs somebody, and below it the company's PIT certificates. */
export const PitCertificatesPage = () => {
  const { t } = useLingui()
  return (
    <Page above={<PageTabs />} title={t`PIT certificates`}>
      <DocumentTitle title={t`PIT certificates`} />
      <ShownCertificates>
        <CertificateNeeds />
        <CertificateList />
      </ShownCertificates>
    </Page>
  )
}
