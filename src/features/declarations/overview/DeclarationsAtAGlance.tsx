import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { useCollection } from '../kind/collection.ts'
import { declarationCountsQuery } from '../queries/declarationCounts.ts'
import { declarationListQuery } from '../queries/declarations.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import { writeDeclarationsPlace } from '../address.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { NewestDeclarations } from './NewestDeclarations.tsx'
import { StatusCounts } from './StatusCounts.tsx'

/** The newest declarations, as the landing page shows them. */
export const newest: ListPlace = { page: 0, size: 5, search: '', sort: 'register_date:desc', filters: {} }

const FirstDeclaration = ({ onMake }: { readonly onMake: () => void }) => {
  const { t } = useLingui()
  const isOfEInvoices = useCollection().key === 'eInvoice'
  const rights = useDocumentRights()
  return (
    <Card>
      <EmptyState
        actions={
          rights.add === null && (
            <Button onPress={onMake} variant="primary">
              <Trans>Make the first declaration</Trans>
            </Button>
          )
        }
        title={t`No declaration yet`}
      >
        {isOfEInvoices ? (
          <Trans>
            Before your company may issue e-invoices, its use of them is declared to the tax authority with form
            01/ĐKTĐ-HĐĐT.
          </Trans>
        ) : (
          <Trans>
            Before your company may issue e-documents, such as documents of withheld personal income tax, its use of
            them is declared to the tax authority with form 01/ĐKTĐ-CTĐT.
          </Trans>
        )}
      </EmptyState>
    </Card>
  )
}

/** All declarations counted by status and the newest of them, or what to do where there is none. */
export function DeclarationsAtAGlance() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const api = useApi()
  const { openPanel, panelHref } = useNavigation()
  const { key, panel } = useCollection()
  const { data, error, refetch } = useQuery(declarationListQuery(api, key, newest))
  const { data: counts, isPending: isCounting } = useQuery(declarationCountsQuery(api, key))

  if (error !== null) {
    const failure = failureOf(error)
    return (
      <Card>
        <FailureState failure={failure} headingLevel={2} onRetry={() => void refetch()} text={failureText(failure)} />
      </Card>
    )
  }
  if (data === undefined || isCounting) {
    return (
      <Card title={t`Newest declarations`}>
        <Skeleton lines={5} />
      </Card>
    )
  }
  if (data.declarations.length === 0)
    return <FirstDeclaration onMake={() => openPanel(panel, { declaration: 'new' })} />
  return (
    <>
      {counts !== undefined && (
        <StatusCounts counts={counts} hrefOf={(filters) => panelHref(panel, writeDeclarationsPlace({ filters }))} />
      )}
      <NewestDeclarations
        declarations={data.declarations}
        hrefOf={(declaration) => panelHref(panel, { declaration })}
      />
    </>
  )
}
