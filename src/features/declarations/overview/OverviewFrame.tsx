import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useShownPerson } from '../../../api/queries/profile.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { CheckReadiness } from '../../../signing/CheckReadiness.tsx'
import { useCollection } from '../kind/collection.ts'
import { useDocumentRights } from '../../../documents/rights.ts'

interface Props {
  readonly description: string
  readonly children: ReactNode
}

/** Greets who arrives, and leads to the declarations of the collection. */
export const OverviewFrame = ({ description, children }: Props) => {
  const { t } = useLingui()
  const { name } = useShownPerson()
  const { openPanel, mayOpenPanel } = useNavigation()
  const { panel } = useCollection()
  const { sendSigned } = useDocumentRights()
  return (
    <Page
      actions={
        <>
          {sendSigned === null && (
            <CheckReadiness
              onOpenSettings={mayOpenPanel('digital-signatures') ? () => openPanel('digital-signatures', {}) : null}
              size="medium"
            />
          )}
          <Button onPress={() => openPanel(panel, {})} variant="primary">
            <Trans>Open declarations</Trans>
          </Button>
        </>
      }
      description={description}
      title={name.trim() === '' ? t`Hello` : t`Hello, ${name}`}
      width="narrow"
    >
      <DocumentTitle title={t`Overview`} />
      {children}
    </Page>
  )
}
