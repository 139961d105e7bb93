import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { EndingCertificates } from '../../../certificates/EndingCertificates.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'

/** Where a company's staff arrive (seed 002 §2.1): how their declarations stand. */
export function OverviewPage() {
  const { t } = useLingui()
  const { name } = useCurrentUser()
  const { openPanel } = useNavigation()
  return (
    <Page
      actions={
        <Button onPress={() => openPanel('declarations', {})} variant="primary">
          <Trans>Open declarations</Trans>
        </Button>
      }
      description={t`This is how your company’s e-invoice declarations stand.`}
      title={name.trim() === '' ? t`Hello` : t`Hello, ${name}`}
      width="narrow"
    >
      <DocumentTitle title={t`Overview`} />
      <EndingCertificates onOpen={() => openPanel('digital-signatures', { sort: 'to_date:asc' })} />
      <DeclarationsAtAGlance />
    </Page>
  )
}
