import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ErrorHints } from '../../../documents/correction/correctionWords.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { InvoiceError } from '../../../domain/invoice/corrections/errors.ts'
import { invoiceDetailQuery } from '../queries/invoices.ts'

/** What the wizard calls an invoice that the authority asks about. */
export const askedAbout = 'authorityNotice' satisfies InvoiceError

interface RequestAbout {
  /** The newest open one; null where there is none, or it is not known yet. */
  readonly request: InvoiceDetail['review_requests'][number] | null
  readonly hints: ErrorHints
}

/** The request of the authority to review an invoice, and what the wizard says of it; none of an invoice of another system. */
export const useRequestAbout = (documentId: string, isForeign: boolean): RequestAbout => {
  const { t } = useLingui()
  const { data } = useQuery({ ...invoiceDetailQuery(useApi(), documentId), enabled: !isForeign })
  const request = data?.review_requests[0] ?? null
  if (request === null) return { request, hints: {} }
  const { number } = request
  const day = shownDay(request.day)
  const lastDay = shownDay(request.answer_by)
  const hint =
    lastDay === ''
      ? t`Request ${number} of ${day} is not answered yet.`
      : t`Request ${number} of ${day} is to be answered by ${lastDay}.`
  return { request, hints: { [askedAbout]: hint } }
}
