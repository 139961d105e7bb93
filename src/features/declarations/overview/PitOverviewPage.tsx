import { useLingui } from '@lingui/react/macro'
import { CollectionProvider } from '../collection/collection.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'

/** How the company's e-document declarations stand, for those who work on e-PIT. */
export function PitOverviewPage() {
  const { t } = useLingui()
  return (
    <CollectionProvider value="pit">
      <OverviewFrame description={t`This is how your company’s e-document declarations stand.`}>
        <DeclarationsAtAGlance />
      </OverviewFrame>
    </CollectionProvider>
  )
}
