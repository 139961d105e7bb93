import { useQueries, useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ReadBefore } from '../../../documents/correction/DifferenceSection.tsx'
import { invoiceValuesOf } from '../../../domain/invoice/content.ts'
import { invoiceBefore, type InvoiceBefore } from '../../../domain/invoice/corrections/differences.ts'
import { correctionsQuery } from '../queries/corrections.ts'
import { invoiceDetailQuery } from '../queries/invoices.ts'

interface Corrected {
  /** The invoice that is corrected. */
  readonly originalId: string
  readonly correctionId: string
}

/** An invoice as its correction found it: with all that had adjusted it before. */
export const useInvoiceBefore = ({ originalId, correctionId }: Corrected): ReadBefore<InvoiceBefore> => {
  const api = useApi()
  const standing = useQuery(correctionsQuery(api, correctionId))
  const original = useQuery(invoiceDetailQuery(api, originalId))
  const earlier = useQueries({
    queries: (standing.data?.adjustments_before ?? []).map((id) => invoiceDetailQuery(api, id)),
  })
  const queries = [standing, original, ...earlier]
  const retry = (): void => queries.forEach((query) => void query.refetch())
  const failed = queries.find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) return { failure: failureOf(failed.error), retry, before: null }
  const details = earlier.flatMap(({ data }) => data ?? [])
  const isRead = standing.data !== undefined && details.length === earlier.length
  if (original.data === undefined || !isRead) return { failure: null, retry, before: null }
  return { failure: null, retry, before: invoiceBefore(invoiceValuesOf(original.data), details.map(invoiceValuesOf)) }
}
