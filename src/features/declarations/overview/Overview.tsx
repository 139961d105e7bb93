import { useCurrentUser } from '../../../api/provider.tsx'
import { isPitScope } from '../../../domain/session.ts'
import { OverviewPage } from './OverviewPage.tsx'
import { PitOverviewPage } from './PitOverviewPage.tsx'

/** How the declarations stand that the person reads. */
export const Overview = () => (isPitScope(useCurrentUser().scope) ? <PitOverviewPage /> : <OverviewPage />)
