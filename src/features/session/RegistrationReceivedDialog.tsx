import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { SupportLines } from './SupportLines.tsx'

/** The account waits for customer service (seed 002 §2.1, §8 Login 901). */
export function RegistrationReceivedDialog({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      footer={
        <Button autoFocus onPress={onDismiss} variant="primary">
          <Trans>Back to homepage</Trans>
        </Button>
      }
      isOpen
      onOpenChange={onDismiss}
      size="small"
      title={t`Your registration information has been received`}
    >
      <Stack gap={4}>
        <p>
          <Trans>
            Customer service will contact you to verify it and to finish the registration of your account. You can log
            in after that.
          </Trans>
        </p>
        <SupportLines />
      </Stack>
    </Dialog>
  )
}
