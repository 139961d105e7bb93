import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { DownloadIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onDownload: () => void
  /** Undefined where the account may not add certificates. */
  readonly onAdd: (() => void) | undefined
}

/** The installer and adding (seed 001 §2.1); an action that is not possible says why. */
export const SignatureActions = ({ onDownload, onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<DownloadIcon />} label={t`Download the signing application`} onPress={onDownload} />
      <Button
        disabledReason={onAdd === undefined ? t`Your account may not add digital signatures` : undefined}
        icon={<PlusIcon />}
        onPress={onAdd}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
