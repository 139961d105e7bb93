import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Page.tsx'
import { documentCountsQuery } from './documentCounts.ts'
import { newestDocumentsQuery } from './newestDocuments.ts'
import { NewestDocuments } from './NewestDocuments.tsx'
import type { OverviewKind } from './overviewKind.ts'
import { StatusCounts } from './StatusCounts.tsx'

interface Props<Row> {
  readonly of: OverviewKind<Row>
  /** Where there is no document yet. */
  readonly none: ReactNode
  /** The address of the list, narrowed to a status as it is shown. */
  readonly hrefOfStatus: (status: string) => string
  readonly hrefOf: (id: string) => string
}

/** All documents of a collection counted by status and the newest of them, or what to do where there is none. */
export const DocumentsAtAGlance = <Row,>({ of, none, hrefOfStatus, hrefOf }: Props<Row>) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  const api = useApi()
  const { data, error, refetch } = useQuery(newestDocumentsQuery(api, of))
  const { data: counts, isPending: isCounting } = useQuery(documentCountsQuery(api, of))
  const title = i18n._(of.words.newest)

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
      <Card title={title}>
        <Skeleton lines={5} />
      </Card>
    )
  }
  if (data.rows.length === 0) return none
  return (
    <>
      {counts !== undefined && <StatusCounts counts={counts} hrefOf={hrefOfStatus} of={of} />}
      <NewestDocuments documents={data.rows.map(of.shown)} hrefOf={hrefOf} title={title} />
    </>
  )
}
