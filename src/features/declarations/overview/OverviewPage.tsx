import { useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../../area/navigation.ts'
import { QuietPart } from '../../../ui/part/QuietPart.tsx'
import { endingCertificates } from '../parts.ts'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { EDocumentsAtAGlance } from './EDocumentsAtAGlance.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'

/** Where a company's staff arrive (seed 002 §2.1): how their declarations stand. */
export function OverviewPage() {
  const { t } = useLingui()
  const { openPanel, parameters } = useNavigation()
  const isUnderPanel = parameters['settings'] !== undefined
  return (
    <OverviewFrame description={t`This is how your company’s declarations stand.`} opens="eInvoice">
      {!isUnderPanel && (
        <QuietPart of={endingCertificates}>
          {({ EndingCertificates }) => (
            <EndingCertificates onOpen={() => openPanel('digital-signatures', { sort: 'to_date:asc' })} />
          )}
        </QuietPart>
      )}
      <DeclarationsAtAGlance />
      <EDocumentsAtAGlance />
    </OverviewFrame>
  )
}
