import { useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../../area/navigation.ts'
import { EndingCertificates } from '../../../certificates/EndingCertificates.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { EDocumentsAtAGlance } from './EDocumentsAtAGlance.tsx'
import { FiledBeforeBanner } from './FiledBeforeBanner.tsx'
import { FirstDay } from './FirstDay.tsx'
import { ShownDeclarations } from '../kind/ShownDeclarations.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'
import { PartsOfAreas } from './PartsOfAreas.tsx'
import { useFirstDay } from './useFirstDay.ts'
import { shownCollections, useIsAnswered } from './useIsAnswered.ts'

/** How a company's declarations stand, and what a new company does first. */
export const OverviewPage = () => (
  <ShownDeclarations>
    <StandingPage />
  </ShownDeclarations>
)

const StandingPage = () => {
  const { t } = useLingui()
  return (
    <OverviewFrame description={t`This is how your company’s declarations stand.`}>
      {useIsAnswered() ? (
        <Standing />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </OverviewFrame>
  )
}

const Standing = () => {
  const { openPanel, parameters } = useNavigation()
  const firstDay = useFirstDay() ?? null
  const isUnderPanel = parameters['settings'] !== undefined
  return (
    <>
      {!isUnderPanel && <EndingCertificates onOpen={() => openPanel('digital-signatures', { sort: 'to_date:asc' })} />}
      {!isUnderPanel && <FiledBeforeBanner collections={shownCollections} />}
      <PartsOfAreas />
      {firstDay !== null && <FirstDay counts={firstDay} />}
      {(firstDay === null || firstDay.total > 0) && <DeclarationsAtAGlance />}
      <EDocumentsAtAGlance />
    </>
  )
}
