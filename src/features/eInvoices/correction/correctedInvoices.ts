import type { ApiClient } from '../../../api/client.ts'
import { correctionsOfInvoice } from '../../../api/contract/invoiceCorrections.ts'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { invoiceForeign } from '../../../api/contract/invoiceForeign.ts'
import type { CorrectionMethod } from '../../../domain/corrections/table.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../domain/invoice/content.ts'
import {
  adjustingInvoice,
  replacingInvoice,
  type IssuedInvoice,
  type Wrong,
} from '../../../domain/invoice/corrections/drafts.ts'
import { sortOf } from '../../../domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../domain/invoice/corrections/table.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { DocumentRead } from '../../../machines/correction/setup.ts'

/** What a correction is made of. */
export interface Correcting {
  readonly method: Exclude<CorrectionMethod, 'notice'>
  /** A new invoice as it begins. */
  readonly begun: InvoiceValues
  readonly wrong: Wrong
}

/** What is corrected. */
export interface OriginalInvoice {
  /** The form and symbol of the correction are those of this one; of several, the first. */
  readonly original: IssuedInvoice
  readonly correctedBy: (correcting: Correcting) => InvoiceValues
}

/** Invoices that are corrected, by their ids. */
export interface CorrectedInvoices {
  readonly readStanding: (id: string, signal: AbortSignal) => Promise<DocumentRead>
  readonly readOriginal: (id: string, signal: AbortSignal) => Promise<Result<OriginalInvoice, ServerFailure>>
}

/** @param before what has adjusted it already */
const originalOf = (original: IssuedInvoice, before: readonly InvoiceValues[]): OriginalInvoice => ({
  original,
  correctedBy: ({ method, begun, wrong }) =>
    method === 'adjust' ? adjustingInvoice(original, begun, wrong, before) : replacingInvoice(original, begun, wrong),
})

/** What has adjusted an invoice already, as each says it. */
const readAdjustments = async (api: ApiClient, ids: readonly string[], signal: AbortSignal) => {
  const answers = await Promise.all(ids.map((id) => api.send(invoiceFiling.detail, { params: { id } }, { signal })))
  const failed = answers.find((answer) => !answer.ok)
  if (failed?.ok === false) return failed
  return succeed(answers.flatMap((answer) => (answer.ok ? [invoiceValuesOf(answer.value)] : [])))
}

/** Invoices that were issued here. */
export const ownInvoices = (api: ApiClient): CorrectedInvoices => {
  const read = async (id: string, signal: AbortSignal) => {
    const [detail, standing] = await Promise.all([
      api.send(invoiceFiling.detail, { params: { id } }, { signal }),
      api.send(correctionsOfInvoice, { params: { id } }, { signal }),
    ])
    if (!detail.ok) return detail
    return standing.ok ? succeed({ detail: detail.value, standing: standing.value }) : standing
  }
  return {
    async readStanding(id, signal) {
      const found = await read(id, signal)
      if (!found.ok) return found
      const { is_accepted, is_cancelled, made, is_pending, is_replacing } = found.value.standing
      return succeed({
        isAccepted: is_accepted,
        isCancelled: is_cancelled,
        made,
        isPending: is_pending,
        isReplacing: is_replacing,
        table: invoiceCorrections[sortOf(found.value.detail)],
      })
    },
    async readOriginal(id, signal) {
      const found = await read(id, signal)
      if (!found.ok) return found
      const { detail, standing } = found.value
      const before = await readAdjustments(api, standing.adjustments, signal)
      if (!before.ok) return before
      return succeed(originalOf({ ...invoiceValuesOf(detail), inv_no: detail.inv_no }, before.value))
    },
  }
}

/** Invoices of other systems: what was done about one elsewhere is not known here, and asked of whoever corrects it. */
export const foreignInvoices = (api: ApiClient): CorrectedInvoices => {
  const read = (id: string, signal: AbortSignal) => api.send(invoiceForeign.detail, { params: { id } }, { signal })
  return {
    async readStanding(id, signal) {
      const found = await read(id, signal)
      if (!found.ok) return found
      return succeed({
        isAccepted: true,
        isCancelled: false,
        made: [],
        isPending: false,
        table: invoiceCorrections[sortOf(found.value.content)],
      })
    },
    async readOriginal(id, signal) {
      const found = await read(id, signal)
      if (!found.ok) return found
      const { content, inv_no } = found.value
      return succeed(originalOf({ ...invoiceValuesOf(content), inv_no }, []))
    },
  }
}
