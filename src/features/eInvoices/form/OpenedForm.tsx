import { useState } from 'react'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import { useOpenedForm } from '../../../documents/form/page/useOpenedForm.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { fieldsOfInvoice } from './fields.ts'
import { hasInvoicePrint } from './hasInvoicePrint.ts'
import { InvoicePage } from './InvoicePage.tsx'
import type { OpenedInvoice } from './useInvoiceSource.ts'

interface Props extends OpenedInvoice {
  readonly opening: DocumentOpening
  readonly onEnd: (output: FormOutput) => void
  readonly onNext: () => void
}

/** A form whose data is there, with its flow; a new one may follow it. */
export const OpenedForm = ({ opening, opened, record, facts, onEnd, onNext }: Props) => {
  const [goesOn, setGoesOn] = useState(false)
  const of = useOpenedForm(fieldsOfInvoice, {
    opening,
    opened,
    facts,
    hasPrint: hasInvoicePrint,
    onEnd: (output) => {
      const isDone = output.result === 'saved' || output.result === 'registered'
      if (goesOn && isDone) onNext()
      else onEnd(output)
    },
  })
  return <InvoicePage facts={facts} goesOn={goesOn} of={of} onGoesOn={setGoesOn} onNext={onNext} record={record} />
}
