import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useCurrentUser } from '../../api/provider.tsx'
import type { SubmitOutput, SubmitStart } from '../../machines/documentSubmit/setup.ts'
import { inspected } from '../../machines/inspection.ts'
import { useFlowEnd } from '../../signing/useFlowEnd.ts'
import { workStore } from './browserWork.ts'
import { FollowedSubmitDialog } from './FollowedSubmitDialog.tsx'
import { useDocumentSubmit } from './useDocumentSubmit.ts'
import { useShownKind } from '../shownKind.ts'
import { withoutForm } from './whileSaving.ts'
import { keptSignedXml, keptWay } from './workStore.ts'

export interface SendingProps {
  readonly documentId: string
  /** Null when the flow broke down. */
  readonly onEnd: (output: SubmitOutput | null) => void
}

/** One submission from the list, or an interrupted one that goes on (seed 000 §4 "Send"); a chunk of its own. */
export const Sending = ({ documentId, onEnd }: SendingProps) => {
  const logic = useDocumentSubmit(withoutForm)
  const { facts } = useShownKind()
  const { id: userId } = useCurrentUser()
  const [start] = useState((): SubmitStart => ({
    from: 'list',
    documentId,
    signed: keptSignedXml(workStore, userId, documentId),
    way: keptWay(workStore, userId, documentId),
  }))
  const actor = useActorRef(logic, { ...inspected, input: { kind: facts, start } })
  useFlowEnd(actor, { onEnd, isUnsafeToLeave: () => actor.getSnapshot().hasTag('unsafeToLeave') })
  return <FollowedSubmitDialog actor={actor} />
}
