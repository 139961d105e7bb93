import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ItemNames } from '../../../../documents/bulk/ItemList.tsx'
import { useDocumentRights, useRightText } from '../../../../documents/rights.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useCommands } from '../../../../ui/commands/useCommands.ts'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { listParts, payrollScreen } from '../../parts.ts'
import type { Drafted } from '../workspace.ts'

interface Props {
  /** Opens a certificate of the run. */
  readonly onOpen: (certificate: string) => void
  readonly onOpenSignatureSettings: () => void
}

interface Issuing {
  readonly documentIds: readonly string[]
  readonly names: ItemNames
}

const issuingOf = (drafted: readonly Drafted[]): Issuing => ({
  documentIds: drafted.map(({ id }) => id),
  names: new Map(drafted.map(({ id, name }) => [id, name])),
})

/** The list's way to many certificates at once: a payroll from Excel, and then the run that issues its drafts. */
export const PayrollEntry = ({ onOpen, onOpenSignatureSettings }: Props) => {
  const { t } = useLingui()
  const whyNot = useRightText()(useDocumentRights().add)
  const [isOpen, setOpen] = useState(false)
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const label = t`Upload payroll`
  const screen = useCommands<HTMLSpanElement>([
    {
      id: 'pit-certificates.payroll',
      group: t`PIT certificates`,
      icon: <PlusIcon />,
      label,
      run: whyNot === undefined ? () => setOpen(true) : undefined,
    },
  ])
  return (
    <span ref={screen}>
      <Button disabledReason={whyNot} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyPart of={payrollScreen} onLeave={() => setOpen(false)}>
          {({ PayrollScreen }) => (
            <PayrollScreen
              onEnd={() => setOpen(false)}
              onIssue={(drafted) => {
                setOpen(false)
                setIssuing(issuingOf(drafted))
              }}
            />
          )}
        </LazyPart>
      )}
      {issuing !== null && (
        <IssuedAtOnce
          issuing={issuing}
          onEnd={() => setIssuing(null)}
          onOpen={onOpen}
          onOpenSignatureSettings={onOpenSignatureSettings}
        />
      )}
    </span>
  )
}

interface IssuedProps extends Props {
  readonly issuing: Issuing
  readonly onEnd: () => void
}

const IssuedAtOnce = ({ issuing, onEnd, onOpen, onOpenSignatureSettings }: IssuedProps) => (
  <LazyPart of={listParts.bulk.sending} onLeave={onEnd}>
    {(BulkSending) => (
      <BulkSending
        {...issuing}
        onEnd={(output) => {
          onEnd()
          if (output?.result === 'toSettings') onOpenSignatureSettings()
        }}
        onOpen={onOpen}
        way="hsm"
      />
    )}
  </LazyPart>
)
