import type { InvoiceNature } from '../../../../src/domain/invoice/natures.ts'
import { invoiceStatuses, type InvoiceStatus } from '../../../../src/domain/invoice/status.ts'
import { searchedAs } from '../../../lists/shown.ts'
import type { InvoiceFilter } from './invoices.ts'
import { statusNames } from './statusNames.ts'

export interface AskedNarrowing {
  readonly search_value: string
  readonly status?: InvoiceStatus | undefined
  readonly unsettled?: 'true' | undefined
  readonly serial_no?: string | undefined
  readonly made_by?: string | undefined
  readonly tax_code?: string | undefined
  readonly amount_from?: string | undefined
  readonly amount_to?: string | undefined
  readonly mail?: 'failed' | undefined
  readonly nature?: InvoiceNature | undefined
}

const amountOf = (asked: string | undefined): number | null => (asked === undefined ? null : Number(asked))

/** Those that the authority has not accepted. */
const unsettledStatuses: readonly InvoiceStatus[] = ['sent', 'rejected']

/** Null where all statuses are asked for. */
const chosenOf = (
  status: AskedNarrowing['status'],
  unsettled: AskedNarrowing['unsettled'],
): readonly InvoiceStatus[] | null => {
  if (unsettled === undefined) return status === undefined ? null : [status]
  return unsettledStatuses.filter((each) => status === undefined || each === status)
}

/** What narrows the list, beside its days, shops and customers. */
export const narrowedAs = ({
  search_value,
  status,
  unsettled,
  serial_no,
  made_by,
  tax_code,
  amount_from,
  amount_to,
  mail,
  nature,
}: AskedNarrowing): Omit<InvoiceFilter, 'from' | 'to' | 'shops' | 'customers'> => {
  const chosen = chosenOf(status, unsettled)
  const { words, values: statuses } = searchedAs(search_value, chosen, invoiceStatuses, (each) => statusNames[each])
  return {
    words,
    statuses,
    symbol: serial_no ?? null,
    madeBy: made_by ?? null,
    taxCode: tax_code ?? null,
    amountFrom: amountOf(amount_from),
    amountTo: amountOf(amount_to),
    isUndelivered: mail === 'failed',
    nature: nature ?? null,
  }
}
