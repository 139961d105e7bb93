import type { ReactNode } from 'react'
import { IdlePart } from '../../ui/part/IdlePart.tsx'
import type { ListParts } from './listParts.ts'
import type { BulkSendingHere } from './useBulkSending.tsx'

interface Props {
  readonly parts: Pick<ListParts, 'openRuns' | 'latestOutcome' | 'interrupted'>
  readonly bulk: BulkSendingHere
  readonly onResume: (document: string) => void
  readonly onOpen: (document: string) => void
  /** Forms that are begun and not saved. */
  readonly unfinished: ReactNode
}

/** What the user can go on with. */
export const Notices = ({ parts, bulk, onOpen, onResume, unfinished }: Props) => {
  const { outcome } = bulk
  return (
    <>
      {outcome !== null && (
        <IdlePart of={parts.latestOutcome}>
          {(LatestOutcome) => <LatestOutcome onForget={bulk.forget} onOpen={onOpen} outcome={outcome} />}
        </IdlePart>
      )}
      {!bulk.isSending && <IdlePart of={parts.openRuns}>{(OpenRuns) => <OpenRuns onFollow={bulk.follow} />}</IdlePart>}
      <IdlePart of={parts.interrupted}>
        {(Interrupted) => <Interrupted onResume={onResume} onResumeSeveral={bulk.resume} />}
      </IdlePart>
      {unfinished}
    </>
  )
}
