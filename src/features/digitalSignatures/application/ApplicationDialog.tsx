import { Trans, useLingui } from '@lingui/react/macro'
import '../../../signing/panel/StepPanel.css'
import { CauseNotes } from '../../../signing/token/CauseNotes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

const missing = { code: 'agent.notRunning' } as const

/** How the computer with the token gets the signing application (seed 001 §2.1, the installer's download and the application request). */
export const ApplicationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={onClose}
      title={t`The signing application`}
    >
      <Stack>
        <p>
          <Trans>
            A USB token or smart card signs through a small application on the computer that it is plugged into. It
            reads the certificate and asks for the PIN there, never on this page.
          </Trans>
        </p>
        <CauseNotes cause={missing} />
      </Stack>
    </Dialog>
  )
}
