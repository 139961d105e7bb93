import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

/** In place of a new form for somebody who could do nothing with it (seed 000 §6). */
export const NotAllowedForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={onClose}
      title={t`New declaration`}
    >
      <EmptyState icon={<LockIcon size={24} />} title={t`Your account may not add declarations`}>
        <Trans>
          Ask an administrator of your company for the permission. The declarations in the list can be read without it.
        </Trans>
      </EmptyState>
    </Dialog>
  )
}
