import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigation } from '../../../../area/navigation.ts'
import { useDocumentRights, useRightText } from '../../../../documents/rights.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useCommands } from '../../../../ui/commands/useCommands.ts'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { listParts, payrollScreen } from '../../parts.ts'
import { IssuedTogether, type Issuing } from '../../../../documents/issueAll/IssuedTogether.tsx'
import type { Drafted } from '../workspace.ts'

interface Props {
  /** Opens a certificate of the run. */
  readonly onOpen: (certificate: string) => void
}

const issuingOf = (drafted: readonly Drafted[]): Issuing => ({
  documentIds: drafted.map(({ id }) => id),
  names: new Map(drafted.map(({ id, name }) => [id, name])),
})

/** The list's way to many certificates at once: a payroll from Excel, and then the run that issues its drafts. */
export const PayrollEntry = ({ onOpen }: Props) => {
  const { t } = useLingui()
  const whyNot = useRightText()(useDocumentRights().add)
  const [isOpen, setOpen] = useState(false)
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const { openPanel } = useNavigation()
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
              onOpenSignatureSettings={() => {
                setOpen(false)
                openPanel('digital-signatures', {})
              }}
              onIssue={(drafted) => {
                setOpen(false)
                setIssuing(issuingOf(drafted))
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
