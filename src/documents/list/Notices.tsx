import type { RefObject } from 'react'
import { IdlePart } from '../../ui/part/IdlePart.tsx'
import type { ListParts, UnfinishedFormsProps } from './listParts.ts'
import type { BulkSendingHere } from './useBulkSending.tsx'

interface Props {
  readonly parts: Pick<ListParts, 'openRuns' | 'latestOutcome' | 'interrupted' | 'unfinished'>
  readonly bulk: BulkSendingHere
  readonly onResume: (document: string) => void
  readonly onOpen: (document: string) => void
  /** Whether the form of a document stands over the list, which offers unfinished ones itself. */
  readonly isCovered: boolean
  readonly onContinue: UnfinishedFormsProps['onContinue']
  /** Takes the focus when a notice that had it is gone. */
  readonly screen: RefObject<HTMLElement | null>
}

/** What the user can go on with. */
export const Notices = ({ parts, bulk, isCovered, onContinue, onOpen, onResume, screen }: Props) => {
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
      {!isCovered && (
        <IdlePart of={parts.unfinished}>
          {(UnfinishedForms) => <UnfinishedForms onContinue={onContinue} onDiscarded={() => screen.current?.focus()} />}
        </IdlePart>
      )}
    </>
  )
}
