import { useLingui } from '@lingui/react/macro'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'

/** The company's certificates of PIT withholding. */
export const PitCertificatesPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`PIT certificates`}>
      <DocumentTitle title={t`PIT certificates`} />
    </Page>
  )
}
