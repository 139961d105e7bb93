import { Trans, useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../area/PageTabs.tsx'
import { DocumentTitle } from '../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { NumberList, type NumberedList } from './NumberList.tsx'

/** Numbers that are taken and that no issued document bears, each with its reason and what to do. */
export const NumbersPage = (list: NumberedList) => {
  const { t } = useLingui()
  return (
    <Page
      above={<PageTabs />}
      description={
        <Trans>
          A document takes its number before it is signed. Where it is not issued then, the number waits: nothing is
          lost, and no other document may have it meanwhile.
        </Trans>
      }
      title={t`Numbers waiting`}
    >
      <DocumentTitle title={t`Numbers waiting`} />
      <NumberList {...list} />
    </Page>
  )
}
