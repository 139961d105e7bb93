import { Trans, useLingui } from '@lingui/react/macro'
import { CertificatesBySomebodyElse } from '../../../../signing/CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../../../../signing/certificateSettings.ts'
import { useFiling } from '../../kind/filing.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { KeyIcon } from '../../../../ui/icons/icons.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'

interface Props {
  readonly onOpenSettings: () => void
  readonly onClose: () => void
}

/** In place of the picker when the company has registered no certificate (seed 000 §2, §8). */
export const NoCertificateDialog = ({ onOpenSettings, onClose }: Props) => {
  const { t } = useLingui()
  const { form } = useFiling()
  const open = useCertificateSettings(onOpenSettings)
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          {open && (
            <Button onPress={open} variant="primary">
              {t`Open digital signatures`}
            </Button>
          )}
        </>
      }
      isOpen
      onOpenChange={onClose}
      title={t`No certificate is registered`}
    >
      <EmptyState icon={<KeyIcon size={24} />} title={t`Your company has not registered a digital certificate`}>
        {form.key === 'eInvoice' ? (
          <Trans>
            A declaration names the certificates that sign the company's invoices. The digital-signature settings show
            which ones are registered.
          </Trans>
        ) : (
          <Trans>
            A declaration names the certificates that sign the company's e-documents. The digital-signature settings
            show which ones are registered.
          </Trans>
        )}
      </EmptyState>
      <CertificatesBySomebodyElse />
    </Dialog>
  )
}
