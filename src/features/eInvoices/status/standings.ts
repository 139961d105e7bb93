import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { reasonsIn } from '../../../domain/documents/timeline.ts'
import { reasonTable } from '../authorityReasons.ts'

/** How an invoice that is not accepted goes on. */
export type Standing = 'awaited' | 'refused' | 'corrected'

export const standingOf = ({ etax_status: status, is_corrected: isCorrected }: InvoiceRow): Standing => {
  if (isCorrected) return 'corrected'
  return status === 'rejected' ? 'refused' : 'awaited'
}

/** What to do about each. */
export const remedies: Readonly<Record<Standing, MessageDescriptor>> = {
  awaited: msg`Nothing: the answer comes by itself. Check again where it takes long.`,
  refused: msg`Correct it, then issue it again: it keeps its number.`,
  corrected: msg`Issue it again: it is signed anew, under the same number.`,
}

/** The reasons of the authority that are known here, in plain words. */
export const knownReasons = ({ etax_rslt: message }: InvoiceRow): readonly (typeof reasonTable)[string][] =>
  reasonsIn(message).flatMap(({ code }) => reasonTable[code] ?? [])
