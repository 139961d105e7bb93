import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useShownPerson } from '../../../api/queries/profile.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { panelOfCollection } from '../collection/collection.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'

interface Props {
  /** The collection that its button opens. */
  readonly opens: CollectionKey
  readonly description: string
  readonly children: ReactNode
}

/** Greets who arrives, and leads to the declarations. */
export const OverviewFrame = ({ opens, description, children }: Props) => {
  const { t } = useLingui()
  const { name } = useShownPerson()
  const { openPanel } = useNavigation()
  return (
    <Page
      actions={
        <Button onPress={() => openPanel(panelOfCollection[opens], {})} variant="primary">
          <Trans>Open declarations</Trans>
        </Button>
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
