import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DownloadIcon, KeyIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Adds the first one; undefined where the account may not. */
  readonly onAdd: (() => void) | undefined
  readonly onRequest: () => void
}

/** The company has no certificate yet: it can be added, and the application that reads tokens requested (seed 001 §2.1). */
export const NoSignature = ({ onAdd, onRequest }: Props) => {
  const { t } = useLingui()
  return (
    <EmptyState
      actions={
        <>
          <Button icon={<DownloadIcon />} onPress={onRequest}>
            {t`Request the signing application`}
          </Button>
          {onAdd !== undefined && (
            <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
              {t`Add digital signature`}
            </Button>
          )}
        </>
      }
      icon={<KeyIcon size={24} />}
      title={t`No certificate is registered`}
    >
      {onAdd === undefined ? (
        <Trans>Your account may not add digital signatures. Ask your company's administrator to add one.</Trans>
      ) : (
        <Trans>
          Your company signs its declarations with a certificate that is registered here: add the first one.
        </Trans>
      )}
    </EmptyState>
  )
}
