import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { CollectionProvider } from '../collection/collection.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'

/** Where those who work on e-PIT arrive (seed 002 §2.1): how the company's e-document declarations stand. */
export function PitOverviewPage() {
  const { t } = useLingui()
  const { name } = useCurrentUser()
  const { openPanel } = useNavigation()
  return (
    <Page
      actions={
        <Button onPress={() => openPanel('pit-declarations', {})} variant="primary">
          <Trans>Open declarations</Trans>
        </Button>
      }
      description={t`This is how your company’s e-document declarations stand.`}
      title={name.trim() === '' ? t`Hello` : t`Hello, ${name}`}
      width="narrow"
    >
      <DocumentTitle title={t`Overview`} />
      <CollectionProvider value="pit">
        <DeclarationsAtAGlance />
      </CollectionProvider>
    </Page>
  )
}
