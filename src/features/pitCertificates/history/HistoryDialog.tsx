import { useLingui } from '@lingui/react/macro'
import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { CorrectionChain } from '../correction/CorrectionChain.tsx'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'

interface Props {
  readonly documentId: string
  /** What the certificate is called. */
  readonly name: string
  /** Whether it was issued, so that there is signed XML of it. */
  readonly isSigned: boolean
  readonly onClose: () => void
}

/** All that happened to a PIT certificate, also for whoever may not read what it says. */
export const HistoryDialog = ({ onClose, ...props }: Props) => {
  const { t } = useLingui()
  const { name } = props
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isBodyFocusable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`History of ${name}`}
    >
      <FiledCertificates>
        <CorrectionChain documentId={props.documentId} level={3} />
        <DocumentHistory {...props} statuses={[]} />
      </FiledCertificates>
    </Dialog>
  )
}
