import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { CheckIcon } from '../../../ui/icons/firstIcons.tsx'
import { DownloadIcon, PencilIcon, PlusIcon, ServerIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import type { SignatureWays } from './signatureCommands.tsx'

interface Props {
  readonly ways: SignatureWays
  /** Undefined when it is possible now. */
  readonly whyNotChangeStatus: string | undefined
  readonly isSyncing: boolean
}

/** The installer, the check of what signing needs, the signing server, changing the status, and adding (seed 001 §2.1); an action that is not possible says why. */
export const SignatureActions = ({ ways, whyNotChangeStatus, isSyncing }: Props) => {
  const { t } = useLingui()
  const whyNotSync = ways.sync === undefined ? t`Your account may not read the signing server` : undefined
  return (
    <>
      <IconButton icon={<DownloadIcon />} label={t`Download the signing application`} onPress={ways.download} />
      <IconButton icon={<CheckIcon />} label={t`Check signing readiness`} onPress={ways.check} />
      <IconButton
        disabledReason={whyNotSync}
        icon={<ServerIcon />}
        label={t`Connect to the signing server`}
        onPress={ways.connect}
      />
      <Button disabledReason={whyNotSync} icon={<SyncIcon />} isPending={isSyncing} onPress={ways.sync}>
        {t`Sync`}
      </Button>
      <Button disabledReason={whyNotChangeStatus} icon={<PencilIcon />} onPress={ways.changeStatus}>
        {t`Change status`}
      </Button>
      <Button
        disabledReason={ways.add === undefined ? t`Your account may not add digital signatures` : undefined}
        icon={<PlusIcon />}
        onPress={ways.add}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
