import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../../ui/icons/icons.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { MissingRight } from '../missingRights.ts'
import { useFiledKind } from '../filedKind.ts'
import { useRightText } from '../rights.ts'

interface Props {
  readonly title: string
  readonly missing: MissingRight
  readonly onClose: () => void
}

/** In place of a form for somebody who could do nothing with it (seed 000 §6). */
export const NotAllowedForm = ({ title, missing, onClose }: Props) => {
  const { t, i18n } = useLingui()
  const missingText = useRightText()
  return (
    <Dialog footer={<Button onPress={onClose}>{t`Close`}</Button>} isOpen onOpenChange={onClose} title={title}>
      <EmptyState icon={<LockIcon size={24} />} title={missingText(missing) ?? ''}>
        {i18n._(useFiledKind().words.form.askForRight)}
      </EmptyState>
    </Dialog>
  )
}
