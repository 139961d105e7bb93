import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import { correctionsOfInvoice } from '../../../api/contract/invoiceCorrections.ts'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { sortOf } from '../../../domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../domain/invoice/corrections/table.ts'
import { succeed } from '../../../domain/result.ts'
import { correction } from '../../../machines/correction/correction.ts'
import type { CorrectionDrafted, CorrectionInput, DocumentRead, DraftWork } from '../../../machines/correction/setup.ts'
import { invoiceKeys } from '../queries/keys.ts'
import { draftInvoice } from './draftInvoice.ts'

export interface CorrectionParts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
}

const reading = ({ api }: CorrectionParts) =>
  fromPromise<DocumentRead, Pick<CorrectionInput, 'documentId'>>(async ({ input: { documentId: id }, signal }) => {
    const [detail, standing] = await Promise.all([
      api.send(invoiceFiling.detail, { params: { id } }, { signal }),
      api.send(correctionsOfInvoice, { params: { id } }, { signal }),
    ])
    if (!detail.ok) return detail
    if (!standing.ok) return standing
    const { is_accepted, is_cancelled, made, is_pending, is_replacing } = standing.value
    return succeed({
      isAccepted: is_accepted,
      isCancelled: is_cancelled,
      made,
      isPending: is_pending,
      isReplacing: is_replacing,
      table: invoiceCorrections[sortOf(detail.value)],
    })
  })

const drafting = (parts: CorrectionParts) =>
  fromPromise<CorrectionDrafted, DraftWork>(async ({ input: { method, ...work }, signal }) => {
    // A notice is filled in on its own page, which is opened with the invoice.
    if (method === 'notice' || method === null) return succeed({ draftId: work.documentId })
    const drafted = await draftInvoice(parts, { ...work, method }, signal)
    await parts.queryClient.invalidateQueries({ queryKey: invoiceKeys.all })
    return drafted
  })

/** The chart of corrections with its actors, for e-invoices. */
export const provideCorrection = (parts: CorrectionParts) =>
  correction.provide({ actors: { readDocument: reading(parts), draftCorrection: drafting(parts) } })
