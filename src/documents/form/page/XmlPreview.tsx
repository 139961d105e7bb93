import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

interface Props {
  readonly xml: string
  readonly onClose: () => void
}

/** The XML of a document as it is written, without the signature: the preview of a kind that has no printed form. */
export const XmlPreview = ({ xml, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isBodyFocusable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t`XML of the document`}
    >
      <pre className="document-xml">{xml.replaceAll('><', '>\n<')}</pre>
    </Dialog>
  )
}
