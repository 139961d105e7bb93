import type { RefObject } from 'react'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { unfinishedList } from '../unfinished/unfinishedListPart.ts'
import { bulkOutcome, openRuns } from '../parts.ts'
import type { useBulkSending } from './bulkSending.tsx'
import { interruptedWork } from './interruptedWorkPart.ts'

const InterruptedWork = ({ bulk, onResume }: Pick<NoticesProps, 'bulk' | 'onResume'>) => (
  <IdlePart of={interruptedWork}>
    {({ InterruptedDeclarations }) => <InterruptedDeclarations onResume={onResume} onResumeSeveral={bulk.resume} />}
  </IdlePart>
)

const OpenRuns = ({ bulk: { follow, isSending } }: Pick<NoticesProps, 'bulk'>) =>
  !isSending && <IdlePart of={openRuns}>{({ OpenRuns: Runs }) => <Runs onFollow={follow} />}</IdlePart>

const LatestSending = ({ bulk: { outcome, forget }, onOpen }: Pick<NoticesProps, 'bulk' | 'onOpen'>) =>
  outcome !== null && (
    <IdlePart of={bulkOutcome}>
      {({ LatestOutcome }) => <LatestOutcome onForget={forget} onOpen={onOpen} outcome={outcome} />}
    </IdlePart>
  )

interface NoticesProps {
  /** Whether the form of a declaration stands over the list. */
  readonly isCovered: boolean
  /** Opens a form that was begun and not saved. */
  readonly onContinue: (form: UnfinishedForm) => void
  /** Takes the focus when a notice that had it is gone. */
  readonly screen: RefObject<HTMLElement | null>
  readonly bulk: ReturnType<typeof useBulkSending>
  readonly onResume: (declaration: string) => void
  readonly onOpen: (declaration: string) => void
}

/** What the user can go on with. A form over the list offers its own itself. */
export const Notices = ({ bulk, isCovered, onContinue, onOpen, onResume, screen }: NoticesProps) => (
  <>
    <LatestSending bulk={bulk} onOpen={onOpen} />
    <OpenRuns bulk={bulk} />
    <InterruptedWork bulk={bulk} onResume={onResume} />
    {!isCovered && (
      <IdlePart of={unfinishedList}>
        {({ UnfinishedList }) => <UnfinishedList onContinue={onContinue} onDiscarded={() => screen.current?.focus()} />}
      </IdlePart>
    )}
  </>
)
