import { correctionsOfInvoice } from '../../../api/contract/invoiceCorrections.ts'
import { invoiceFiling, type InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { invoiceMatters, type InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import { company } from '../../../api/contract/settings.ts'
import { codeListQuery } from '../../../api/queries/commons.ts'
import type { CorrectionMethod } from '../../../domain/corrections/table.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../domain/invoice/content.ts'
import { adjustingInvoice, replacingInvoice, type IssuedInvoice } from '../../../domain/invoice/corrections/drafts.ts'
import { invoiceErrors, type InvoiceError } from '../../../domain/invoice/corrections/errors.ts'
import { newInvoice } from '../../../domain/invoice/defaults.ts'
import { invoiceKind } from '../../../domain/invoice/kind.ts'
import { succeed } from '../../../domain/result.ts'
import type { CorrectionDrafted } from '../../../machines/correction/setup.ts'
import { firstSymbol, newestOf } from '../form/opening.ts'
import type { CorrectionParts } from './provideCorrection.ts'

interface Correcting {
  readonly documentId: string
  readonly error: string
  readonly method: Exclude<CorrectionMethod, 'notice'>
  readonly reason: string
}

/** The symbol of a correction: one of the same form, if there is one of the same type too. */
const symbolFor = ({ form_no: form, smbl_type: type }: InvoiceDetail, symbols: readonly InvoiceSymbol[]): string => {
  const ofForm = symbols.filter(({ form_no }) => form_no === form)
  const ofType = ofForm.filter(({ smbl_type }) => smbl_type === type)
  return firstSymbol(ofType.length > 0 ? ofType : ofForm)?.serial_no ?? ''
}

interface Reading {
  readonly parts: CorrectionParts
  readonly signal: AbortSignal
}

/** What has adjusted an invoice already, as each says it. */
const readAdjustments = async ({ parts: { api }, signal }: Reading, ids: readonly string[]) => {
  const answers = await Promise.all(ids.map((id) => api.send(invoiceFiling.detail, { params: { id } }, { signal })))
  const failed = answers.find((answer) => !answer.ok)
  if (failed?.ok === false) return failed
  return succeed(answers.flatMap((answer) => (answer.ok ? [invoiceValuesOf(answer.value)] : [])))
}

/** The invoice that is corrected with what has adjusted it, and a new one of its form as it begins. */
const readSources = async (reading: Reading, id: string) => {
  const {
    parts: { api, queryClient, today },
    signal,
  } = reading
  const [detail, standing, seller, symbols, versions] = await Promise.all([
    api.send(invoiceFiling.detail, { params: { id } }, { signal }),
    api.send(correctionsOfInvoice, { params: { id } }, { signal }),
    api.send(company, {}, { signal }),
    api.send(invoiceMatters.symbols, { query: { invoice_date: today } }, { signal }),
    queryClient.fetchQuery(codeListQuery(api, 'xml-version')),
  ])
  if (!detail.ok) return detail
  if (!standing.ok) return standing
  if (!seller.ok) return seller
  const before = await readAdjustments(reading, standing.value.adjustments)
  if (!before.ok) return before
  const begun = newInvoice({
    seller: seller.value,
    today,
    newest: newestOf(versions),
    form: detail.value.form_no,
    // Without symbols the draft has none, and its form says so.
    symbol: symbols.ok ? symbolFor(detail.value, symbols.value.symbols) : '',
  })
  const original = { ...invoiceValuesOf(detail.value), inv_no: detail.value.inv_no }
  return succeed({ original, begun, before: before.value })
}

interface Sources {
  readonly original: IssuedInvoice
  readonly begun: InvoiceValues
  readonly before: readonly InvoiceValues[]
}

/** The errors are those of the table, of which the wizard has offered one. */
const errorOf = (said: string): InvoiceError => invoiceErrors.find((each) => each === said) ?? 'amount'

const correctionBy = ({ method, error, reason }: Correcting, { original, begun, before }: Sources): InvoiceValues => {
  const wrong = { error: errorOf(error), note: reason }
  return method === 'adjust'
    ? adjustingInvoice(original, begun, wrong, before)
    : replacingInvoice(original, begun, wrong)
}

/** Saves the draft of an invoice that corrects another one. */
export const draftInvoice = async (
  parts: CorrectionParts,
  correcting: Correcting,
  signal: AbortSignal,
): Promise<CorrectionDrafted> => {
  const sources = await readSources({ parts, signal }, correcting.documentId)
  if (!sources.ok) return sources
  const values = correctionBy(correcting, sources.value)
  const body = { ...invoiceKind.toContent(values), sid: '', version: '' }
  const saved = await parts.api.send(invoiceFiling.saveDraft, { body }, { signal })
  return saved.ok ? succeed({ draftId: saved.value.sid }) : saved
}
