import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import { succeed } from '../../../domain/result.ts'
import { correction } from '../../../machines/correction/correction.ts'
import type { CorrectionDrafted, CorrectionInput, DocumentRead, DraftWork } from '../../../machines/correction/setup.ts'
import { invoiceKeys } from '../queries/keys.ts'
import type { CorrectedInvoices } from './correctedInvoices.ts'
import { draftInvoice } from './draftInvoice.ts'

export interface CorrectionParts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  readonly corrected: CorrectedInvoices
}

const reading = ({ corrected }: CorrectionParts) =>
  fromPromise<DocumentRead, Pick<CorrectionInput, 'documentId'>>(({ input: { documentId }, signal }) =>
    corrected.readStanding(documentId, signal),
  )

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
