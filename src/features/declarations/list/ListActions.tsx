import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListActionReason } from '../../../domain/declaration/listRules.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon, SendIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { addReason, deleteReasons, sendReasons } from './reasonText.ts'

interface Props {
  /** Printing and downloading of the selected declarations. */
  readonly output: ReactNode
  readonly mayAdd: boolean
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
  const reason = (
    why: ListActionReason | null,
    texts: Readonly<Record<ListActionReason, MessageDescriptor>>,
  ): string | undefined => (why === null ? undefined : i18n._(texts[why]))
  return (
    <>
      {props.output}
      <Button disabledReason={reason(props.whyNotDelete, deleteReasons)} icon={<TrashIcon />} onPress={props.onDelete}>
        {t`Delete`}
      </Button>
      <Button
        disabledReason={props.isSending ? undefined : reason(props.whyNotSend, sendReasons)}
        icon={<SendIcon />}
        isPending={props.isSending}
        onPress={props.onSend}
        shortcut="F7"
      >
        {t`Send`}
      </Button>
      <Button
        disabledReason={props.mayAdd ? undefined : i18n._(addReason)}
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
