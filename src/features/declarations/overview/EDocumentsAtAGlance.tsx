import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { documentCountsQuery } from '../../../documents/overview/documentCounts.ts'
import { StatusCounts } from '../../../documents/overview/StatusCounts.tsx'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationOverviews } from './overviewKind.tsx'
import { placeOfStatus } from './placeOfStatus.ts'
import './EDocumentsAtAGlance.css'

const panel = panelOfCollection.eDocument

/** How many e-document declarations are in each status; nothing while there are none or they cannot be counted. */
export const EDocumentsAtAGlance = () => {
  const { t } = useLingui()
  const { panelHref } = useNavigation()
  const { data: counts } = useQuery(documentCountsQuery(useApi(), declarationOverviews.eDocument))
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
        hrefOf={(status) => panelHref(panel, placeOfStatus(status))}
        label={t`E-document declarations by status`}
        of={declarationOverviews.eDocument}
      />
    </section>
  )
}
