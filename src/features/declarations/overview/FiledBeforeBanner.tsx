import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { panelOfCollection } from '../kind/collection.ts'
import { useFiledBefore, type FiledBefore } from './filedBefore.ts'
import { isPutAway, putAway } from './putAway.ts'

const OneForm = ({ filed: { id, collection, version } }: { readonly filed: FiledBefore }) => {
  const { t } = useLingui()
  const { openPanel } = useNavigation()
  const { id: userId } = useCurrentUser()
  const [isHidden, setHidden] = useState(() => isPutAway(userId, id, version))
  if (isHidden) return null
  const { number } = formOfCollection[collection]
  const hide = (): void => {
    putAway(userId, id, version)
    setHidden(true)
  }
  return (
    <Banner
      actions={
        <Button onPress={() => openPanel(panelOfCollection[collection], { declaration: id })} size="small">
          <Trans>Read what has changed</Trans>
        </Button>
      }
      onDismiss={hide}
      title={t`Form ${number} has changed since you filed`}
      tone="info"
    >
      <p>
        <Trans>Your accepted declaration stays in force. Nothing has to be filed again.</Trans>
      </p>
    </Banner>
  )
}

/** Says on the landing page which declarations in force are on a form of before (law of 2026 §1.4). */
export const FiledBeforeBanner = ({ collections }: { readonly collections: readonly CollectionKey[] }) =>
  useFiledBefore(collections).filed.map((filed) => <OneForm filed={filed} key={filed.id} />)
