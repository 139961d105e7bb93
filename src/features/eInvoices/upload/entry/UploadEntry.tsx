import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigation } from '../../../../area/navigation.ts'
import { IssuedTogether, type Issuing } from '../../../../documents/issueAll/IssuedTogether.tsx'
import { useDocumentRights, useRightText } from '../../../../documents/rights.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useCommands } from '../../../../ui/commands/useCommands.ts'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { listParts, uploadScreen } from '../../parts.ts'
import type { Drafted } from '../workspace.ts'

interface Props {
  /** Opens an invoice of the run. */
  readonly onOpen: (invoice: string) => void
}

const issuingOf = (drafted: readonly Drafted[]): Issuing => ({
  documentIds: drafted.map(({ id }) => id),
  names: new Map(drafted.map(({ id, name }) => [id, name])),
})

/** The list's way to many invoices at once: a spreadsheet, and then the run that issues its drafts. */
export const UploadEntry = ({ onOpen }: Props) => {
  const { t } = useLingui()
  const whyNot = useRightText()(useDocumentRights().add)
  const [isOpen, setOpen] = useState(false)
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const { openPanel } = useNavigation()
  const label = t`Upload Excel`
  const screen = useCommands<HTMLSpanElement>([
    {
      id: 'e-invoices.upload',
      group: t`E-invoices`,
      icon: <PlusIcon />,
      label: t`Upload e-invoices from Excel`,
      run: whyNot === undefined ? () => setOpen(true) : undefined,
    },
  ])
  return (
    <span ref={screen}>
      <Button disabledReason={whyNot} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyPart of={uploadScreen} onLeave={() => setOpen(false)}>
          {({ InvoiceUploadScreen }) => (
            <InvoiceUploadScreen
              onEnd={() => setOpen(false)}
              onIssue={(drafted) => {
                setOpen(false)
                setIssuing(issuingOf(drafted))
              }}
              onOpenSignatureSettings={() => {
                setOpen(false)
                openPanel('digital-signatures', {})
              }}
            />
          )}
        </LazyPart>
      )}
      {issuing !== null && (
        <IssuedTogether
          issuing={issuing}
          onEnd={() => setIssuing(null)}
          onOpen={onOpen}
          part={listParts.bulk.sending}
        />
      )}
    </span>
  )
}
