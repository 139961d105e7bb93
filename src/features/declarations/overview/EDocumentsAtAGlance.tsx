import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { writeDeclarationsPlace } from '../address.ts'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationCountsQuery } from '../queries/declarationCounts.ts'
import { StatusCounts } from './StatusCounts.tsx'
import './EDocumentsAtAGlance.css'

const panel = panelOfCollection.eDocument

/** How many e-document declarations are in each status; nothing while there are none or they cannot be counted. */
export const EDocumentsAtAGlance = () => {
  const { t } = useLingui()
  const { panelHref } = useNavigation()
  const { data: counts } = useQuery(declarationCountsQuery(useApi(), 'eDocument'))
  if (counts === undefined || counts.total === 0) return null
  return (
    <section className="e-documents-at-a-glance">
      <h2>
        <Link href={panelHref(panel, {})}>
          <Trans>E-document declarations</Trans>
        </Link>
      </h2>
      <StatusCounts
        counts={counts}
        hrefOf={(filters) => panelHref(panel, writeDeclarationsPlace({ filters }))}
        label={t`E-document declarations by status`}
      />
    </section>
  )
}
