import { natureOf, type InvoiceLine } from '../lines.ts'
import { invoiceFeatures } from '../features.ts'
import type { InvoiceValues } from '../content.ts'
import { adjustingInvoice, replacingInvoice, type IssuedInvoice } from '../corrections/drafts.ts'
import type { InvoiceError } from '../corrections/errors.ts'
import { latestOf, type CorrectedInvoice } from './corrected.ts'
import { ordinalOf } from './part.ts'

/** An issued invoice that is corrected with others. */
export interface CorrectedOriginal {
  readonly original: IssuedInvoice
  /** What has adjusted it, the oldest first. */
  readonly before: readonly InvoiceValues[]
}

interface Wrong {
  readonly error: InvoiceError
  /** Why they are corrected, in words. */
  readonly note: string
}

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other)

const inOrder = (originals: readonly CorrectedOriginal[]): readonly CorrectedOriginal[] =>
  originals.toSorted(
    ({ original: one }, { original: other }) =>
      compared(one.inv_date, other.inv_date) ||
      compared(one.serial_no, other.serial_no) ||
      Number(one.inv_no) - Number(other.inv_no),
  )

const nameOf = ({ form_no, serial_no, inv_no, inv_date }: IssuedInvoice): CorrectedInvoice => ({
  form_no_ref: form_no,
  serial_no_ref: serial_no,
  inv_no_ref: inv_no,
  inv_date_ref: inv_date,
})

const isNote = ({ nature }: InvoiceLine): boolean => natureOf(nature) === 'note'

/** Lines of each, which say whom they are about; what is only said is said once. */
const linesOf = (single: readonly InvoiceValues[]): InvoiceLine[] => {
  const lines = single.flatMap((one, place) =>
    one.lines.map((line) => ({ ...line, about: isNote(line) ? '' : ordinalOf(place) })),
  )
  const unsaid = new Set(lines.filter(isNote).map(({ item_name }) => item_name))
  return lines.filter((line) => !isNote(line) || unsaid.delete(line.item_name))
}

/** What is no line is not corrected of several at once. */
const linesAlone = { fees: [], untaxed_reduction: '', other_reduction: '', reduced_percent: '' } as const

type Correct = (of: CorrectedOriginal) => InvoiceValues

/** Corrections of each as one, under the head of the first. Throws a RangeError where there are no invoices. */
const together = (originals: readonly CorrectedOriginal[], feature: string, correct: Correct): InvoiceValues => {
  const ordered = inOrder(originals)
  const single = ordered.map(correct)
  const [head] = single
  if (head === undefined) throw new RangeError('no invoices are corrected')
  const corrected = ordered.map(({ original }) => nameOf(original))
  const { serial_no_ref = '', inv_no_ref = '' } = corrected[0] ?? {}
  return {
    ...head,
    ...linesAlone,
    fees: [],
    inv_feature: feature,
    form_no_ref: '',
    serial_no_ref: '',
    inv_no_ref: '',
    inv_date_ref: latestOf(corrected),
    correction_list_no: `BK-${serial_no_ref}-${inv_no_ref}`,
    corrected,
    lines: linesOf(single),
  }
}

/** A new invoice that stands in the place of several issued ones, as far as what is wrong leaves what they say. */
export const replacingSeveral = (
  originals: readonly CorrectedOriginal[],
  begun: InvoiceValues,
  wrong: Wrong,
): InvoiceValues =>
  together(originals, invoiceFeatures.replacingSeveral, ({ original }) => replacingInvoice(original, begun, wrong))

/** A new invoice that holds differences to what is left of several issued ones, as far as what is wrong says them. */
export const adjustingSeveral = (
  originals: readonly CorrectedOriginal[],
  begun: InvoiceValues,
  wrong: Wrong,
): InvoiceValues =>
  together(originals, invoiceFeatures.adjustingSeveral, ({ original, before }) =>
    adjustingInvoice(original, begun, wrong, before),
  )
