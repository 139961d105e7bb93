import { Trans, useLingui } from '@lingui/react/macro'
import { unexpected } from '../domain/failure.ts'
import { Brand } from '../features/session/Brand.tsx'
import { Button } from '../ui/button/Button.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { CentredPage } from '../ui/layout/Page.tsx'
import { TopBar } from '../ui/layout/TopBar.tsx'
import { DocumentTitle } from '../ui/layout/DocumentTitle.tsx'

/** Stands where a page broke. */
export function CrashedPage({ error }: { readonly error: unknown }) {
  const { t } = useLingui()
  return (
    <CentredPage bar={<TopBar brand={<Brand />} />}>
      <DocumentTitle title={t`Error`} />
      <ErrorState
        actions={
          <Button autoFocus onPress={() => window.location.reload()} variant="primary">
            <Trans>Reload the page</Trans>
          </Button>
        }
        details={unexpected(error).detail}
        headingLevel={1}
        title={t`An error occurred. Please try again later.`}
      >
        <Trans>
          This page could not be shown. Reload it; if it happens again, copy the details and send them to customer
          service.
        </Trans>
      </ErrorState>
    </CentredPage>
  )
}
