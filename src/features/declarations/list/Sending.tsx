import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { SubmitOutput, SubmitStart } from '../../../machines/documentSubmit/setup.ts'
import { inspected } from '../../../machines/inspection.ts'
import { useFlowEnd } from '../../../signing/useFlowEnd.ts'
import { workStore } from '../submit/browserWork.ts'
import { FollowedSubmitDialog } from '../submit/FollowedSubmitDialog.tsx'
import { useDeclarationSubmit } from '../submit/useDeclarationSubmit.ts'
import { withoutForm } from '../unfinished/whileSaving.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { keptSignedXml, keptWay } from '../submit/workStore.ts'
import { kinds } from '../../../machines/kinds.ts'

interface Props {
  readonly declarationId: string
  /** Null when the flow broke down. */
  readonly onEnd: (output: SubmitOutput | null) => void
}

/** One submission from the list, or an interrupted one that goes on (seed 000 §4 "Send"); a chunk of its own. */
export const Sending = ({ declarationId, onEnd }: Props) => {
  const logic = useDeclarationSubmit(withoutForm)
  const { id: userId } = useCurrentUser()
  const [start] = useState((): SubmitStart => ({
    from: 'list',
    declarationId,
    signed: keptSignedXml(workStore, userId, declarationId),
    way: keptWay(workStore, userId, declarationId),
  }))
  const actor = useActorRef(logic, { ...inspected, input: { kind: kinds.declaration, start } })
  useFlowEnd(actor, { onEnd, isUnsafeToLeave: () => actor.getSnapshot().hasTag('unsafeToLeave') })
  return (
    <FiledDeclarations>
      <FollowedSubmitDialog actor={actor} />
    </FiledDeclarations>
  )
}
