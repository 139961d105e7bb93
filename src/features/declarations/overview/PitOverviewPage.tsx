import { useLingui } from '@lingui/react/macro'
import { CollectionProvider } from '../collection/collection.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'

/** Where those who work on e-PIT arrive (seed 002 §2.1): how the company's e-document declarations stand. */
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
