import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { DocumentTimeline, type TimelineProps } from './DocumentTimeline.tsx'
import { verificationDialog } from './historyParts.ts'

interface Props extends TimelineProps {
  /** Whether there is signed XML of it. */
  readonly isSigned: boolean
}

/** All that happened to a document, and the report about its signed XML where there is one. */
export const DocumentHistory = ({ isSigned, ...props }: Props) => {
  const { documentId, name } = props
  const { t } = useLingui()
  const [isReported, setReported] = useState(false)
  const close = () => setReported(false)
  return (
    <>
      {isSigned && (
        <div>
          <Button onPress={() => setReported(true)} size="small">
            {t`Verification report`}
          </Button>
        </div>
      )}
      <DocumentTimeline {...props} />
      {isReported && (
        <LazyPart of={verificationDialog} onLeave={close}>
          {({ VerificationDialog }) => <VerificationDialog documentId={documentId} name={name} onClose={close} />}
        </LazyPart>
      )}
    </>
  )
}
