import { Trans, useLingui } from '@lingui/react/macro'
import { useDocumentRights, useRightText } from '../rights.ts'
import { mostRunRows } from '../../domain/documents/issueRuns.ts'
import { sentAtOnce } from '../../domain/documents/listRules.ts'
import { CertificatesBySomebodyElse } from '../../signing/CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../../signing/certificateSettings.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { SendIcon } from '../../ui/icons/icons.tsx'
import { useHsmInUse } from './useHsmInUse.ts'

interface Props {
  /** How many drafts have been made. */
  readonly count: number
  readonly onIssue: () => void
  readonly onOpenSignatureSettings: () => void
}

type WaysProps = Pick<Props, 'onOpenSignatureSettings'>

/** The company has nothing that signs so many: how they can be issued all the same. */
const WithoutHsm = ({ onOpenSignatureSettings }: WaysProps) => {
  const { t } = useLingui()
  const open = useCertificateSettings(onOpenSignatureSettings)
  return (
    <Banner
      actions={
        open && (
          <Button onPress={open} size="small">
            <Trans>Open digital signatures</Trans>
          </Button>
        )
      }
      title={t`To issue them all at once, a certificate in an HSM is needed`}
      tone="info"
    >
      <p>
        <Trans>
          The drafts stand in the list. Your company has no HSM certificate in use. Once one is registered in the
          digital signatures, choose "Issue all drafts in the list" in the menu above the list. Or select up to{' '}
          {sentAtOnce} at a time in the list and issue them with a USB token or eSign.
        </Trans>
      </p>
      <CertificatesBySomebodyElse />
    </Banner>
  )
}

/** How the drafts can be issued together; more than a page carries are signed by an HSM alone. */
export const IssuingWays = ({ count, onIssue, onOpenSignatureSettings }: Props) => {
  const { t } = useLingui()
  const missing = useRightText()(useDocumentRights().send)
  const hasHsm = useHsmInUse()
  const isMany = count > sentAtOnce
  const tooMany = count > mostRunRows ? t`More than can be issued in one go` : undefined
  if (hasHsm === undefined) return null
  if (missing === undefined && isMany && !hasHsm)
    return <WithoutHsm onOpenSignatureSettings={onOpenSignatureSettings} />
  return (
    <>
      <p>
        {isMany ? (
          <Trans>
            The drafts stand in the list. You can issue them all with the signing server (HSM): you enter the PIN once,
            and the server goes on when you close the page.
          </Trans>
        ) : (
          <Trans>The drafts stand in the list. You can issue them all now, signed in one go.</Trans>
        )}
      </p>
      <div>
        <Button disabledReason={missing ?? tooMany} icon={<SendIcon />} onPress={onIssue} variant="primary">
          {isMany ? t`Issue all with HSM` : t`Issue all`}
        </Button>
      </div>
    </>
  )
}
