import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/documentsSubmit/setup.ts'
import { inspected } from '../../../machines/inspection.ts'
import type { SigningWay } from '../../../machines/signingWays.ts'
import { useFlowEnd } from '../../../signing/useFlowEnd.ts'
import { rowKey, rowLabel } from '../list/rowNames.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkTexts } from './BulkTexts.tsx'
import { useBulkSubmit } from './useBulkSubmit.ts'

interface Props {
  readonly declarationIds: readonly string[]
  /** Those of them that the list has shown. */
  readonly rows: readonly DeclarationListItem[]
  readonly way: SigningWay | null
  /** A run that is followed again. */
  readonly runId?: string | undefined
  /** Null when the flow broke down. */
  readonly onEnd: (output: BulkOutput | null) => void
  readonly onOpen: (declarationId: string) => void
}

/** The sending of several declarations from the list, or of interrupted ones that go on. */
export const BulkSending = ({ declarationIds, rows, way, runId, onEnd, onOpen }: Props) => {
  const logic = useBulkSubmit()
  const [names] = useState(() => new Map(rows.map((row) => [rowKey(row), rowLabel(row)])))
  const actor = useActorRef(logic, { ...inspected, input: { declarationIds, runId } })
  useFlowEnd(actor, { onEnd, isUnsafeToLeave: () => actor.getSnapshot().hasTag('unsafeToLeave') })
  return (
    <BulkTexts>
      <BulkDialog actor={actor} names={names} onOpen={onOpen} way={way} />
    </BulkTexts>
  )
}
