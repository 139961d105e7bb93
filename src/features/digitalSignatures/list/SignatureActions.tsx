import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { DownloadIcon, PencilIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onDownload: () => void
  /** Undefined when it is possible now. */
  readonly whyNotChangeStatus: string | undefined
  readonly onChangeStatus: () => void
  /** Undefined where the account may not add certificates. */
  readonly onAdd: (() => void) | undefined
}

/** The installer, changing the status, and adding (seed 001 §2.1); an action that is not possible says why. */
export const SignatureActions = ({ onDownload, whyNotChangeStatus, onChangeStatus, onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<DownloadIcon />} label={t`Download the signing application`} onPress={onDownload} />
      <Button disabledReason={whyNotChangeStatus} icon={<PencilIcon />} onPress={onChangeStatus}>
        {t`Change status`}
      </Button>
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
