import { useState, type ReactNode } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { IssuedTogether, type Issuing } from '../issueAll/IssuedTogether.tsx'
import type { BulkParts } from '../list/listParts.ts'
import { useDocumentRights, useRightText } from '../rights.ts'

interface Drafted {
  readonly id: string
  readonly name: string
}

/** What the upload is given, each of which ends it. */
export interface DraftsUploadProps {
  readonly onEnd: () => void
  /** Has the drafts issued. */
  readonly onIssue: (drafted: readonly Drafted[]) => void
  readonly onOpenSignatureSettings: () => void
}

interface Props {
  /** What its button says. */
  readonly label: string
  readonly command: Pick<Command, 'id' | 'group' | 'label'>
  /** What issues them. */
  readonly part: BulkParts['sending']
  /** Opens a document of the run. */
  readonly onOpen: (document: string) => void
  readonly children: (props: DraftsUploadProps) => ReactNode
}

const issuingOf = (drafted: readonly Drafted[]): Issuing => ({
  documentIds: drafted.map(({ id }) => id),
  names: new Map(drafted.map(({ id, name }) => [id, name])),
})

/** The list's way to many documents at once: a spreadsheet, and then the run that issues its drafts. */
export const DraftsEntry = ({ label, command, part, onOpen, children }: Props) => {
  const whyNot = useRightText()(useDocumentRights().add)
  const [isOpen, setOpen] = useState(false)
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const { openPanel } = useNavigation()
  const open = (): void => setOpen(true)
  const close = (): void => setOpen(false)
  const screen = useCommands<HTMLSpanElement>([
    { ...command, icon: <PlusIcon />, run: whyNot === undefined ? open : undefined },
  ])
  return (
    <span ref={screen}>
      <Button disabledReason={whyNot} onPress={open}>
        {label}
      </Button>
      {isOpen &&
        children({
          onEnd: close,
          onIssue: (drafted) => {
            close()
            setIssuing(issuingOf(drafted))
          },
          onOpenSignatureSettings: () => {
            close()
            openPanel('digital-signatures', {})
          },
        })}
      {issuing !== null && (
        <IssuedTogether issuing={issuing} onEnd={() => setIssuing(null)} onOpen={onOpen} part={part} />
      )}
    </span>
  )
}
