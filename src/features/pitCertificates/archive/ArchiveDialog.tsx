import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { inspected } from '../../../machines/inspection.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { archiveMachine, type ArchivedCertificates, type ArchiveProgress } from './archiveMachine.ts'
import { ArchivePanel } from './ArchivePanel.tsx'

interface Props {
  readonly certificates: ArchivedCertificates
  readonly title: string
  readonly onClose: () => void
}

const firstChoice = { form: 'zip', isConverted: false } as const

/** Has the PDFs of many certificates made into one file by the server; a chunk of its own. */
export const ArchiveDialog = (props: Props) => (
  <FiledCertificates>
    <Archiving {...props} />
  </FiledCertificates>
)

const Archiving = ({ certificates, title, onClose }: Props) => {
  const api = useApi()
  const [progress, setProgress] = useState<ArchiveProgress | null>(null)
  const [machine] = useState(() => archiveMachine({ api, certificates, onProgress: setProgress }))
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
      <ArchivePanel actor={actor} isPerson={certificates.of === 'person'} progress={progress} />
    </Dialog>
  )
}
