import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListActionReason } from '../../../domain/documents/listRules.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon, SendIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import type { DocumentRights } from '../../../documents/missingRights.ts'
import { useRightText } from '../../../documents/rights.ts'
import { deleteReasonText, sendReasonText } from './reasonText.ts'

interface Props {
  /** Printing and downloading of the selected declarations. */
  readonly output: ReactNode
  readonly rights: DocumentRights
  /** Null when it is possible now. */
  readonly whyNotDelete: ListActionReason | null
  readonly whyNotSend: ListActionReason | null
  readonly isSending: boolean
  readonly onAdd: () => void
  readonly onDelete: () => void
  readonly onSend: () => void
}

/** Delete, send, add (seed 000 §2); an action that is not possible says why. */
export const ListActions = (props: Props) => {
  const { t, i18n } = useLingui()
  const { rights, whyNotDelete, whyNotSend } = props
  const missingText = useRightText()
  return (
    <>
      {props.output}
      <Button
        disabledReason={whyNotDelete === null ? undefined : i18n._(deleteReasonText(whyNotDelete, rights))}
        icon={<TrashIcon />}
        onPress={props.onDelete}
      >
        {t`Delete`}
      </Button>
      <Button
        disabledReason={props.isSending || whyNotSend === null ? undefined : i18n._(sendReasonText(whyNotSend, rights))}
        icon={<SendIcon />}
        isPending={props.isSending}
        onPress={props.onSend}
        shortcut="F7"
      >
        {t`Send`}
      </Button>
      <Button
        disabledReason={missingText(rights.add)}
        icon={<PlusIcon />}
        onPress={props.onAdd}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
