import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../../area/navigation.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Card, Page } from '../../../ui/layout/Page.tsx'
import { CorrectionTabs } from './CorrectionTabs.tsx'
import './cancelledPage.css'

/** Since when PIT certificates are not cancelled, and what takes its place (decision 0493). */
export const CancelledPage = () => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <Page above={<CorrectionTabs current="pit-cancelled" />} title={t`Cancelling PIT certificates`}>
      <DocumentTitle title={t`Cancelling PIT certificates`} />
      <Card title={t`An issued certificate is not cancelled`}>
        <p>
          <Trans>
            Since 1 June 2025 the law knows no cancelling of electronic certificates (Decree 70/2025, and Decree
            254/2026 after it), so there are no cancelled ones.
          </Trans>
        </p>
      </Card>
      <Card title={t`What to do instead`}>
        <ul className="cancelled-ways">
          <li>
            <Trans>
              There should be no certificate, until 30 June 2026: an adjusting certificate takes the amounts back to
              zero.
            </Trans>
          </li>
          <li>
            <Trans>
              There should be no certificate, since 1 July 2026: one with zero amounts takes the place of the first.
            </Trans>
          </li>
          <li>
            <Trans>A draft is deleted from the list. What the tax authority refused is changed and issued again.</Trans>
          </li>
        </ul>
        <Link href={pageHref('pit-changes', {})}>{t`Correct a PIT certificate`}</Link>
      </Card>
    </Page>
  )
}
