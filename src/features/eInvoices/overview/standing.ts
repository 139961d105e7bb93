import type { DocumentCounts } from '../../../documents/overview/documentCounts.ts'
import type { InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'

/** What of e-invoices needs somebody, in the order in which it is looked at. */
export const needKinds = ['rejected', 'numbers', 'declaration', 'template', 'mails', 'unfinished', 'draft'] as const
export type NeedKind = (typeof needKinds)[number]

/** Undefined of what is not known. */
export interface Standing {
  /** Symbols of today. */
  readonly symbols: readonly Pick<InvoiceSymbol, 'problem'>[] | undefined
  readonly counts: Pick<DocumentCounts, 'byStatus'> | undefined
  readonly numbersWaiting: number | undefined
  /** Invoices of which an e-mail failed, and none was sent since. */
  readonly undelivered: number | undefined
  readonly unfinished: number | undefined
}

/** Whether templates are in use, and no declaration covers any of them. */
const isUndeclared = (symbols: Standing['symbols']): boolean =>
  symbols !== undefined && symbols.length > 0 && symbols.every(({ problem }) => problem === 'not_declared')

/** How much of each need there is; what could not be read is left out. */
export const needsOf = ({
  symbols,
  counts,
  numbersWaiting,
  undelivered,
  unfinished,
}: Standing): Readonly<Record<NeedKind, number>> => ({
  rejected: counts?.byStatus.get('rejected') ?? 0,
  numbers: numbersWaiting ?? 0,
  declaration: isUndeclared(symbols) ? 1 : 0,
  template: symbols?.length === 0 ? 1 : 0,
  mails: undelivered ?? 0,
  unfinished: unfinished ?? 0,
  draft: counts?.byStatus.get('draft') ?? 0,
})
