import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { DownloadIcon, KeyIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Adds the first one; undefined where the account may not. */
  readonly onAdd: (() => void) | undefined
  readonly onRequest: () => void
}

/** The company has no certificate yet: it can be added, and the application that reads tokens requested (seed 001 §2.1). */
export const NoSignature = ({ onAdd, onRequest }: Props) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add digital signature`}
      icon={<KeyIcon size={24} />}
      onAdd={onAdd}
      others={
        <Button icon={<DownloadIcon />} onPress={onRequest}>
          {t`Request the signing application`}
        </Button>
      }
      title={t`No certificate is registered`}
    >
      {onAdd === undefined ? (
        <Trans>Your account may not add digital signatures. Ask your company's administrator to add one.</Trans>
      ) : (
        <Trans>
          Your company signs its declarations with a certificate that is registered here: add the first one.
        </Trans>
      )}
    </NoRecordYet>
  )
}
