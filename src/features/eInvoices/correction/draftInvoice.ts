import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { invoiceMatters, type InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import { company } from '../../../api/contract/settings.ts'
import { codeListQuery } from '../../../api/queries/commons.ts'
import type { CorrectionMethod } from '../../../domain/corrections/table.ts'
import type { InvoiceValues } from '../../../domain/invoice/content.ts'
import type { IssuedInvoice } from '../../../domain/invoice/corrections/drafts.ts'
import { invoiceErrors, type InvoiceError } from '../../../domain/invoice/corrections/errors.ts'
import { newInvoice } from '../../../domain/invoice/defaults.ts'
import { invoiceKind } from '../../../domain/invoice/kind.ts'
import { succeed } from '../../../domain/result.ts'
import type { CorrectionDrafted } from '../../../machines/correction/setup.ts'
import { firstSymbol, newestOf } from '../form/opening.ts'
import type { CorrectionParts } from './provideCorrection.ts'

interface Work {
  readonly documentId: string
  readonly error: string
  readonly method: Exclude<CorrectionMethod, 'notice'>
  readonly reason: string
}

/** The symbol of a correction: one of the same form, if there is one of the same type too. */
const symbolFor = ({ form_no: form, smbl_type: type }: InvoiceValues, symbols: readonly InvoiceSymbol[]): string => {
  const ofForm = symbols.filter(({ form_no }) => form_no === form)
  const ofType = ofForm.filter(({ smbl_type }) => smbl_type === type)
  return firstSymbol(ofType.length > 0 ? ofType : ofForm)?.serial_no ?? ''
}

/** A new invoice of the same form as it begins. */
const readBegun = async (
  { api, queryClient, today }: CorrectionParts,
  original: IssuedInvoice,
  signal: AbortSignal,
) => {
  const [seller, symbols, versions] = await Promise.all([
    api.send(company, {}, { signal }),
    api.send(invoiceMatters.symbols, { query: { invoice_date: today } }, { signal }),
    queryClient.fetchQuery(codeListQuery(api, 'xml-version')),
  ])
  if (!seller.ok) return seller
  const begun = newInvoice({
    seller: seller.value,
    today,
    newest: newestOf(versions),
    form: original.form_no,
    // Without symbols the draft has none, and its form says so.
    symbol: symbols.ok ? symbolFor(original, symbols.value.symbols) : '',
  })
  return succeed(begun)
}

/** The errors are those of the table, of which the wizard has offered one. */
const errorOf = (said: string): InvoiceError => invoiceErrors.find((each) => each === said) ?? 'amount'

/** Saves the draft of an invoice that corrects another one, or several. */
export const draftInvoice = async (
  parts: CorrectionParts,
  { documentId, error, method, reason }: Work,
  signal: AbortSignal,
): Promise<CorrectionDrafted> => {
  const original = await parts.corrected.readOriginal(documentId, signal)
  if (!original.ok) return original
  const begun = await readBegun(parts, original.value.original, signal)
  if (!begun.ok) return begun
  const wrong = { error: errorOf(error), note: reason }
  const values = original.value.correctedBy({ method, begun: begun.value, wrong })
  const body = { ...invoiceKind.toContent(values), sid: '', version: '' }
  const saved = await parts.api.send(invoiceFiling.saveDraft, { body }, { signal })
  return saved.ok ? succeed({ draftId: saved.value.sid }) : saved
}
