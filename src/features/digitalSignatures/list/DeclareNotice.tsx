import { Trans, useLingui } from '@lingui/react/macro'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSignatureRights } from '../rights.ts'

interface Props {
  readonly certificates: readonly CertificateRecord[]
  readonly onDeclare: () => void
}

/** Offers to declare certificates whose status was changed (docs/decisions/0337). */
export const DeclareNotice = ({ certificates, onDeclare }: Props) => {
  const { t } = useLingui()
  const { mayDeclare } = useSignatureRights()
  const serials = certificates.map(({ serial_no }) => serial_no).join(', ')
  return (
    <Banner
      actions={
        <Button
          disabledReason={mayDeclare ? undefined : t`Your account may not add declarations`}
          onPress={onDeclare}
          size="small"
        >
          {t`File a change of information`}
        </Button>
      }
      comesIntoView
      isLive
      title={t`The tax authority does not know of this change yet`}
      tone="info"
    >
      <p>
        <Trans>Changed: {serials}. The change of information opens with these certificates filled in.</Trans>
      </p>
    </Banner>
  )
}
