import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { DifferenceSection } from '../../../documents/correction/DifferenceSection.tsx'
import { DifferenceTable } from '../../../documents/correction/DifferenceTable.tsx'
import { invoiceTexts, type InvoiceValues } from '../../../domain/invoice/content.ts'
import { invoiceDifferences, type InvoiceBefore } from '../../../domain/invoice/corrections/differences.ts'
import { hasRates } from '../../../domain/invoice/forms.ts'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { invoiceIn, type InvoiceFields } from '../form/fields.ts'
import { useInvoiceBefore } from './useInvoiceBefore.ts'
import { useInvoiceRows } from './useInvoiceRows.ts'

interface Props {
  readonly fields: InvoiceFields
  /** The invoice that is corrected. */
  readonly originalId: string
  readonly correctionId: string
}

interface ComparedProps {
  readonly before: InvoiceBefore
  readonly values: InvoiceValues
}

const Compared = memo(function Compared({ before, values }: ComparedProps) {
  const groupsOf = useInvoiceRows({ currency: values.curr_cd, hasRates: hasRates(values.form_no) })
  return (
    <DifferenceTable
      groups={groupsOf(invoiceDifferences(before, values))}
      none={<Trans>It says the same as the invoice that is corrected: nothing is changed yet.</Trans>}
    />
  )
})

/** Long invoices are typed into faster than they are compared. */
const ComparedLater = ({ before, values }: ComparedProps) => (
  <Compared before={before} values={useDeferredValue(values)} />
)

/** What a correction changes of an invoice: fields, lines and totals before, after, and their difference. */
export const InvoiceDifference = ({ fields, ...of }: Props) => (
  <DifferenceSection
    {...useInvoiceBefore(of)}
    description={<Trans>Compared with the invoice that is corrected, and its earlier adjustments.</Trans>}
  >
    {(before) => (
      <WatchEach names={[...invoiceTexts, 'lines', 'fees']} of={fields}>
        {() => <ComparedLater before={before} values={invoiceIn(fields)} />}
      </WatchEach>
    )}
  </DifferenceSection>
)
