import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { isCompanyScope } from '../../../domain/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { withSettings } from '../insideSearch.ts'
import { useInsidePlace } from '../shell/useInsidePlace.ts'
import { ComingPage } from './ComingPage.tsx'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { DocumentTitle } from '../../../features/session/DocumentTitle.tsx'

/** Where a company's staff arrive (seed 002 §2.1): how their declarations stand. */
export function LandingPage() {
  const { t } = useLingui()
  const { name, scope } = useCurrentUser()
  const place = useInsidePlace()
  if (!isCompanyScope(scope)) return <ComingPage />
  return (
    <Page
      actions={
        <Button onPress={() => place.push(withSettings('declarations'))} variant="primary">
          <Trans>Open declarations</Trans>
        </Button>
      }
      description={t`This is how your company’s e-invoice declarations stand.`}
      title={name.trim() === '' ? t`Hello` : t`Hello, ${name}`}
      width="narrow"
    >
      <DocumentTitle title={t`Overview`} />
      <DeclarationsAtAGlance place={place} />
    </Page>
  )
}
