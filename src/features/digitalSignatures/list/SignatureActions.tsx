import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { CheckIcon } from '../../../ui/icons/firstIcons.tsx'
import { DownloadIcon, PencilIcon, PlusIcon } from '../../../ui/icons/icons.tsx'
import type { SignatureWays } from './signatureCommands.tsx'

interface Props extends SignatureWays {
  /** Undefined when it is possible now. */
  readonly whyNotChangeStatus: string | undefined
}

/** The installer, the check of what signing needs, changing the status, and adding (seed 001 §2.1); an action that is not possible says why. */
export const SignatureActions = ({ add, check, download, changeStatus, whyNotChangeStatus }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<DownloadIcon />} label={t`Download the signing application`} onPress={download} />
      <IconButton icon={<CheckIcon />} label={t`Check all that signing needs`} onPress={check} />
      <Button disabledReason={whyNotChangeStatus} icon={<PencilIcon />} onPress={changeStatus}>
        {t`Change status`}
      </Button>
      <Button
        disabledReason={add === undefined ? t`Your account may not add digital signatures` : undefined}
        icon={<PlusIcon />}
        onPress={add}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
