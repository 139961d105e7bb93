import { useEffect, useRef, type RefObject } from 'react'
import { IdlePart } from '../../ui/part/IdlePart.tsx'
import type { ListParts, UnfinishedFormsProps } from './listParts.ts'
import type { BulkSendingHere } from './useBulkSending.tsx'

interface Props {
  readonly parts: Pick<ListParts, 'bulk' | 'interrupted' | 'unfinished'>
  readonly bulk: BulkSendingHere
  readonly onResume: (document: string) => void
  readonly onOpen: (document: string) => void
  /** Whether the form of a document stands over the list, which offers unfinished ones itself. */
  readonly isCovered: boolean
  readonly onContinue: UnfinishedFormsProps['onContinue']
  /** Takes the focus when a notice that had it is gone. */
  readonly screen: RefObject<HTMLElement | null>
}

/** Gives the focus to the list once the run that a notice has opened is closed, where the notice is gone. Call what is returned before it is opened. */
const useNoticeFocus = (isSending: boolean, screen: Props['screen']): (() => void) => {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isSending) return
    if (opener.current?.isConnected === false) screen.current?.focus()
    opener.current = null
  }, [isSending, screen])
  return () => {
    opener.current = document.activeElement
  }
}

/** What the user can go on with. */
export const Notices = ({ parts, bulk, isCovered, onContinue, onOpen, onResume, screen }: Props) => {
  const { outcome } = bulk
  const keepOpener = useNoticeFocus(bulk.isSending, screen)
  const follow = (runId: string): void => {
    keepOpener()
    bulk.follow(runId)
  }
  return (
    <>
      {parts.bulk !== null && outcome !== null && (
        <IdlePart of={parts.bulk.latestOutcome}>
          {(LatestOutcome) => <LatestOutcome onForget={bulk.forget} onOpen={onOpen} outcome={outcome} />}
        </IdlePart>
      )}
      {parts.bulk !== null && !bulk.isSending && (
        <IdlePart of={parts.bulk.openRuns}>{(OpenRuns) => <OpenRuns onFollow={follow} />}</IdlePart>
      )}
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
