import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { BulkOutput } from '../../machines/documentsSubmit/setup.ts'
import { inspected } from '../../machines/inspection.ts'
import type { SigningWay } from '../../machines/signingWays.ts'
import { useFlowEnd } from '../../signing/useFlowEnd.ts'
import { useShownKind } from '../shownKind.ts'
import type { CheckMany } from './checkMany.ts'
import { BulkDialog } from './BulkDialog.tsx'
import type { ItemNames } from './ItemList.tsx'
import { BulkTexts } from './BulkTexts.tsx'
import { useBulkSubmit } from './useBulkSubmit.ts'

export interface BulkSendingProps {
  readonly documentIds: readonly string[]
  /** What those of them are called that the list has shown. */
  readonly names: ItemNames
  readonly way: SigningWay | null
  /** What a list finds, in place of ids; the server checks it. */
  readonly found?: CheckMany | undefined
  /** A run that is followed again. */
  readonly runId?: string | undefined
  /** Null when the flow broke down. */
  readonly onEnd: (output: BulkOutput | null) => void
  readonly onOpen: (documentId: string) => void
}

/** The sending of several documents from the list, or of interrupted ones that go on. */
export const BulkSending = ({ documentIds, names, found, way, runId, onEnd, onOpen }: BulkSendingProps) => {
  const [known, setKnown] = useState(names)
  const [checking] = useState(() => ({
    found,
    onNamed: (more: ItemNames) => setKnown((before) => new Map([...before, ...more])),
  }))
  const logic = useBulkSubmit(checking)
  const { facts: kind } = useShownKind()
  const actor = useActorRef(logic, { ...inspected, input: { kind, documentIds, runId } })
  useFlowEnd(actor, { onEnd, isUnsafeToLeave: () => actor.getSnapshot().hasTag('unsafeToLeave') })
  return (
    <BulkTexts>
      <BulkDialog actor={actor} names={known} onOpen={onOpen} way={way} />
    </BulkTexts>
  )
}
