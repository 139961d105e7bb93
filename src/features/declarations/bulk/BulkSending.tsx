import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/bulkSubmit/setup.ts'
import { inspected } from '../../../machines/inspection.ts'
import { useFlowEnd } from '../../../signing/useFlowEnd.ts'
import { rowLabel } from '../list/rowNames.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkTexts } from './BulkTexts.tsx'
import { useBulkSubmit } from './useBulkSubmit.ts'

interface Props {
  readonly declarations: readonly DeclarationListItem[]
  /** Null when the flow broke down. */
  readonly onEnd: (output: BulkOutput | null) => void
  readonly onOpen: (declarationId: string) => void
}

/** The sending of several declarations from the list. */
export const BulkSending = ({ declarations, onEnd, onOpen }: Props) => {
  const logic = useBulkSubmit()
  const [names] = useState(() => new Map(declarations.map((row) => [row.declaration_id, rowLabel(row)])))
  const actor = useActorRef(logic, { ...inspected, input: { declarationIds: [...names.keys()] } })
  useFlowEnd(actor, { onEnd, isUnsafeToLeave: () => actor.getSnapshot().hasTag('unsafeToLeave') })
  return (
    <BulkTexts>
      <BulkDialog actor={actor} names={names} onOpen={onOpen} />
    </BulkTexts>
  )
}
