import { Trans, useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { failureTexts } from '../refusals/failureTexts.ts'
import { ForeignList } from './ForeignList.tsx'

const known = [failureTexts]

/** Invoices that the company has issued by other systems. */
export const ForeignPage = () => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          What your company has issued elsewhere, as its signed XML says it. Each file is verified before it is taken
          in.
        </Trans>
      }
      title={t`Invoices of other systems`}
    >
      <DocumentTitle title={t`Invoices of other systems`} />
      <AreaTexts texts={known}>
        <ForeignList />
      </AreaTexts>
    </Page>
  )
}
