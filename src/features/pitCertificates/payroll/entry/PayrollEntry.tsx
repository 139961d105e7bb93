import { useLingui } from '@lingui/react/macro'
import { DraftsEntry } from '../../../../documents/drafted/DraftsEntry.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { listParts, payrollScreen } from '../../parts.ts'

interface Props {
  /** Opens a certificate of the run. */
  readonly onOpen: (certificate: string) => void
}

/** The list's way to many certificates at once, from a payroll. */
export const PayrollEntry = ({ onOpen }: Props) => {
  const { t } = useLingui()
  const label = t`Upload payroll`
  return (
    <DraftsEntry
      command={{ id: 'pit-certificates.payroll', group: t`PIT certificates`, label }}
      label={label}
      onOpen={onOpen}
      part={listParts.bulk.sending}
    >
      {(of) => (
        <LazyPart of={payrollScreen} onLeave={of.onEnd}>
          {({ PayrollScreen }) => <PayrollScreen {...of} />}
        </LazyPart>
      )}
    </DraftsEntry>
  )
}
