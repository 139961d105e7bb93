import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { NumberList } from './NumberList.tsx'

/** Numbers that are taken and that no issued certificate bears, each with its reason and what to do. */
export const NumbersPage = () => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          A certificate takes its number before it is signed. Where it is not issued then, the number waits: nothing is
          lost, and no other certificate may have it meanwhile.
        </Trans>
      }
      title={t`Numbers waiting`}
    >
      <DocumentTitle title={t`Numbers waiting`} />
      <ShownCertificates>
        <NumberList />
      </ShownCertificates>
    </Page>
  )
}
