import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { noticeDialog } from './historyParts.ts'

interface Props {
  readonly step: TimelineStep
  /** What the document is called. */
  readonly name: string
}

/** Opens an answer of the authority to read and print. */
export const NoticeButton = ({ step, name }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)} size="small">
        <Trans>Read the notice</Trans>
      </Button>
      {isOpen && (
        <LazyPart of={noticeDialog} onLeave={close}>
          {({ NoticeDialog }) => <NoticeDialog name={name} onClose={close} step={step} />}
        </LazyPart>
      )}
    </>
  )
}
