import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { EndingCertificates } from '../../../certificates/EndingCertificates.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import { declarationCountsQuery } from '../queries/declarationCounts.ts'
import { useDeclarationRights } from '../rights.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { EDocumentsAtAGlance } from './EDocumentsAtAGlance.tsx'
import { FirstDay } from './FirstDay.tsx'
import { isFirstDayOver } from './firstSteps.ts'
import { OverviewFrame } from './OverviewFrame.tsx'
import { useIsAnswered } from './useIsAnswered.ts'

/** Where a company's staff arrive (seed 002 §2.1): how their declarations stand, and what a new company does first. */
export function OverviewPage() {
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
  const { data: counts } = useQuery(declarationCountsQuery(useApi(), 'eInvoice'))
  const { add } = useDeclarationRights()
  const isUnderPanel = parameters['settings'] !== undefined
  const isFirstDay = add === null && counts !== undefined && !isFirstDayOver(counts)
  return (
    <>
      {!isUnderPanel && <EndingCertificates onOpen={() => openPanel('digital-signatures', { sort: 'to_date:asc' })} />}
      {isFirstDay && <FirstDay counts={counts} />}
      {(!isFirstDay || counts.total > 0) && <DeclarationsAtAGlance />}
      <EDocumentsAtAGlance />
    </>
  )
}
