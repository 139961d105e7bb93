import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { PencilIcon } from '../../ui/icons/icons.tsx'

interface Props {
  readonly command: Pick<Command, 'id' | 'group'>
  /** Why no correction can be begun; undefined where one can. */
  readonly reason: string | undefined
  /** The wizard. */
  readonly children: (onClose: () => void) => ReactNode
}

/** Begins the correction of the document that is open, by its button or from the palette. */
export const BeginCorrection = ({ command, reason, children }: Props) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const open = (): void => setOpen(true)
  const screen = useCommands<HTMLSpanElement>([
    { ...command, icon: <PencilIcon />, label: t`Correct…`, run: reason === undefined ? open : undefined },
  ])
  return (
    <span ref={screen}>
      <Button disabledReason={reason} icon={<PencilIcon />} onPress={open}>
        {t`Correct…`}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </span>
  )
}
