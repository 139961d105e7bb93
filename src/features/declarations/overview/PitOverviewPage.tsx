import { useLingui } from '@lingui/react/macro'
import { CollectionProvider } from '../kind/collection.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { FiledBeforeBanner } from './FiledBeforeBanner.tsx'
import { ShownDeclarations } from '../kind/ShownDeclarations.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'

/** How the company's e-document declarations stand, for those who work on e-PIT. */
export function PitOverviewPage() {
  const { t } = useLingui()
  return (
    <CollectionProvider value="pit">
      <ShownDeclarations>
        <OverviewFrame description={t`This is how your company’s e-document declarations stand.`}>
          <FiledBeforeBanner collections={['pit']} />
          <DeclarationsAtAGlance />
        </OverviewFrame>
      </ShownDeclarations>
    </CollectionProvider>
  )
}
