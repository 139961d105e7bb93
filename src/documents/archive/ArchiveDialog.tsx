import type { MessageDescriptor } from '@lingui/core'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { inspected } from '../../machines/inspection.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ArchiveCalls, ArchiveKind } from './archiveKind.ts'
import { archiveMachine, type ArchiveProgress } from './archiveMachine.ts'
import { ArchivePanel } from './ArchivePanel.tsx'

interface Props {
  readonly calls: ArchiveCalls
  readonly kind: ArchiveKind
  /** What is made where there is nothing to choose. */
  readonly fixed?: MessageDescriptor | undefined
  readonly title: string
  readonly onClose: () => void
}

const firstChoice = { form: 'zip', isConverted: false } as const

/** Has the PDFs of many documents made into one file by the server; below the provider of a kind. */
export const ArchiveDialog = ({ calls, kind, fixed, title, onClose }: Props) => {
  const api = useApi()
  const [progress, setProgress] = useState<ArchiveProgress | null>(null)
  const [machine] = useState(() => archiveMachine({ api, calls, onProgress: setProgress }))
  const actor = useActorRef(machine, { ...inspected, input: { choice: firstChoice } })
  const isOver = useSelector(actor, ({ status }) => status === 'done')
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && actor.send({ type: 'dialog.dismissed' })}
      size="small"
      title={title}
    >
      <ArchivePanel actor={actor} fixed={fixed} kind={kind} progress={progress} />
    </Dialog>
  )
}
