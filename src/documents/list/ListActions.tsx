import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ListActionReason } from '../../domain/documents/listRules.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PlusIcon, SendIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import type { DocumentRights } from '../missingRights.ts'
import { useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import type { ReasonTexts } from './listWords.ts'

interface Props {
  /** Printing and downloading of the selected documents. */
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
  const { i18n } = useLingui()
  const { rights, whyNotDelete, whyNotSend } = props
  const { words } = useShownKind()
  const textOf = (command: 'delete' | 'send', texts: ReasonTexts, reason: ListActionReason): string =>
    i18n._(reason === 'noPermission' ? words.missingRights[rights[command] ?? command] : texts[reason])
  const missingText = useRightText()
  return (
    <>
      {props.output}
      <Button
        disabledReason={whyNotDelete === null ? undefined : textOf('delete', words.list.cannotDelete, whyNotDelete)}
        icon={<TrashIcon />}
        onPress={props.onDelete}
      >
        {i18n._(words.list.buttons.delete)}
      </Button>
      <Button
        disabledReason={
          props.isSending || whyNotSend === null ? undefined : textOf('send', words.list.cannotSend, whyNotSend)
        }
        icon={<SendIcon />}
        isPending={props.isSending}
        onPress={props.onSend}
        shortcut="F7"
      >
        {i18n._(words.list.buttons.send)}
      </Button>
      <Button
        disabledReason={missingText(rights.add)}
        icon={<PlusIcon />}
        onPress={props.onAdd}
        shortcut="F4"
        variant="primary"
      >
        {i18n._(words.list.buttons.add)}
      </Button>
    </>
  )
}
