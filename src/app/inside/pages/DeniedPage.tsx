import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'

/** A page that is not for this person. */
export const DeniedPage = ({ title }: { readonly title: string }) => {
  const { t } = useLingui()
  return (
    <Page title={title}>
      <DocumentTitle title={title} />
      <ErrorState title={t`You do not have permission for this`}>
        {t`Your account may not open this page. Ask an administrator of your company for what you need here.`}
      </ErrorState>
    </Page>
  )
}
