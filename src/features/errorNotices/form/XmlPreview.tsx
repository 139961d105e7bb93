import { useLingui } from '@lingui/react/macro'
import { documentXml } from '../../../domain/documents/kind.ts'
import type { NoticeValues } from '../../../domain/errorNotice/content.ts'
import { noticeKind } from '../../../domain/errorNotice/kind.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import './form.css'

interface Props {
  readonly values: NoticeValues
  readonly onClose: () => void
}

/** The XML of a notice as it is written, without the signature. */
export const XmlPreview = ({ values, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isBodyFocusable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t`XML of the error notice`}
    >
      <pre className="notice-xml">{documentXml(noticeKind, values, 'data').replaceAll('><', '>\n<')}</pre>
    </Dialog>
  )
}
