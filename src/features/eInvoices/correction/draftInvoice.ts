import { invoiceFiling, type InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { invoiceMatters, type InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import { company } from '../../../api/contract/settings.ts'
import { codeListQuery } from '../../../api/queries/commons.ts'
import type { CorrectionMethod } from '../../../domain/corrections/table.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../domain/invoice/content.ts'
import { adjustingInvoice, replacingInvoice } from '../../../domain/invoice/corrections/drafts.ts'
import { invoiceErrors } from '../../../domain/invoice/corrections/errors.ts'
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

/** The invoice that is corrected, and a new one of its form as it begins. */
const readSources = async ({ api, queryClient, today }: CorrectionParts, id: string, signal: AbortSignal) => {
  const [detail, seller, symbols, versions] = await Promise.all([
    api.send(invoiceFiling.detail, { params: { id } }, { signal }),
    api.send(company, {}, { signal }),
    api.send(invoiceMatters.symbols, { query: { invoice_date: today } }, { signal }),
    queryClient.fetchQuery(codeListQuery(api, 'xml-version')),
  ])
  if (!detail.ok) return detail
  if (!seller.ok) return seller
  const begun = newInvoice({
    seller: seller.value,
    today,
    newest: newestOf(versions),
    form: detail.value.form_no,
    // Without symbols the draft has none, and its form says so.
    symbol: symbols.ok ? symbolFor(detail.value, symbols.value.symbols) : '',
  })
  return succeed({ original: { ...invoiceValuesOf(detail.value), inv_no: detail.value.inv_no }, begun })
}

interface Sources {
  readonly original: Parameters<typeof replacingInvoice>[0]
  readonly begun: InvoiceValues
}

const correctionBy = ({ method, error, reason }: Correcting, { original, begun }: Sources): InvoiceValues => {
  const known = invoiceErrors.find((each) => each === error)
  return method === 'adjust' && known !== undefined
    ? adjustingInvoice(original, begun, known, reason)
    : replacingInvoice(original, begun, reason)
}

/** Saves the draft of an invoice that corrects another one. */
export const draftInvoice = async (
  parts: CorrectionParts,
  correcting: Correcting,
  signal: AbortSignal,
): Promise<CorrectionDrafted> => {
  const sources = await readSources(parts, correcting.documentId, signal)
  if (!sources.ok) return sources
  const values = correctionBy(correcting, sources.value)
  const body = { ...invoiceKind.toContent(values), sid: '', version: '' }
  const saved = await parts.api.send(invoiceFiling.saveDraft, { body }, { signal })
  return saved.ok ? succeed({ draftId: saved.value.sid }) : saved
}
