import { useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticeNeeds } from './NoticeNeeds.tsx'
import { ShownNotices } from './ShownNotices.tsx'

/** The company's notices of wrong certificates, and what of them needs somebody. */
export const ErrorNoticesPage = () => {
  const { t } = useLingui()
  return (
    <Page above={<PageTabs />} title={t`Error notices`}>
      <DocumentTitle title={t`Error notices`} />
      <ShownNotices>
        <NoticeNeeds />
        <NoticeList />
      </ShownNotices>
    </Page>
  )
}
