import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface Props {
  /** What has just happened to a template; null while nothing has. */
  readonly saved: 'created' | 'changed' | null
  readonly onClose: () => void
}

/** Says that a template was saved (seed 001 §2.4, §8). */
export const SavedDialog = ({ saved, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={
        <Button autoFocus onPress={onClose} variant="primary">
          {t`Close`}
        </Button>
      }
      isOpen={saved !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t`Saved`}
    >
      <Banner tone="success">{saved === 'created' ? t`Template has been saved` : t`Template has been updated`}</Banner>
    </Dialog>
  )
}
