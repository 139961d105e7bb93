import { useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../../area/navigation.ts'
import { EndingCertificates } from '../../../certificates/EndingCertificates.tsx'
import { DeclarationsAtAGlance } from './DeclarationsAtAGlance.tsx'
import { EDocumentsAtAGlance } from './EDocumentsAtAGlance.tsx'
import { OverviewFrame } from './OverviewFrame.tsx'

/** Where a company's staff arrive (seed 002 §2.1): how their declarations stand. */
export function OverviewPage() {
  const { t } = useLingui()
  const { openPanel } = useNavigation()
  return (
    <OverviewFrame description={t`This is how your company’s declarations stand.`} opens="eInvoice">
      <EndingCertificates onOpen={() => openPanel('digital-signatures', { sort: 'to_date:asc' })} />
      <DeclarationsAtAGlance />
      <EDocumentsAtAGlance />
    </OverviewFrame>
  )
}
