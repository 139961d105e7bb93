import type { Nature } from '../../amounts/line.ts'
import type { LineAmounts, RateSum } from '../../amounts/totals.ts'
import type { Caption } from '../../documents/caption.ts'
import type { Amount } from '../../money.ts'
import type { PrintedSeller } from '../printedTemplate.ts'
import type { InvoiceLayoutId } from './layouts.ts'
import type { InvoiceMark } from './printedInvoice.ts'

export interface FilledBuyer {
  readonly person: string
  readonly company: string
  readonly taxCode: string
  readonly personalId: string
  readonly passport: string
  readonly budgetCode: string
  readonly customerCode: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly account: string
  readonly bank: string
}

/** One line; numbers as exact decimals, empty where they are not given. */
export interface FilledLine {
  readonly nature: Nature
  readonly ordinal: string
  /** In one line or several. */
  readonly name: string
  /** What is said below the name. */
  readonly details: readonly string[]
  readonly unit: string
  readonly quantity: string
  readonly price: string
  readonly discountRate: string
  readonly rate: string
  /** Null where it has none, or they cannot be counted yet. */
  readonly amounts: LineAmounts | null
}

interface FilledFee {
  readonly name: string
  readonly amount: Amount
}

/** What all lines come to. */
export interface FilledSums {
  readonly rates: readonly RateSum[]
  readonly discount: Amount
  readonly net: Amount
  readonly tax: Amount
  readonly total: Amount
  /** Empty where the currency has no name in words. */
  readonly words: string
}

/** The invoice that another one corrects, and how. */
export interface FilledCorrection {
  readonly method: 'replace' | 'adjust'
  readonly formNumber: string
  readonly symbol: string
  readonly number: string
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string
}

/** The list of invoices that another one corrects at once, and how. */
export interface FilledListCorrection extends Pick<FilledCorrection, 'method' | 'day'> {
  readonly list: string
}

/** What is filled into a layout of forms 1 and 2. */
export interface FilledInvoice {
  readonly title: string
  readonly layoutId: InvoiceLayoutId
  readonly formNumber: string
  readonly symbol: string
  /** Empty while it has none. */
  readonly number: string
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string
  /** What kind of invoice it is, beside what its symbol says. */
  readonly kinds: readonly Caption[]
  /** Of the authority; empty while it has none. */
  readonly code: string
  readonly list: { readonly number: string; readonly day: string } | null
  /** The invoice that this one replaces or adjusts, or the list of several; null where it corrects none. */
  readonly corrects: FilledCorrection | FilledListCorrection | null
  readonly seller: PrintedSeller
  /** Where it is sold; empty where that is the company itself. */
  readonly shop: string
  readonly buyer: FilledBuyer
  readonly payment: string
  readonly currency: string
  readonly exchangeRate: string
  readonly lines: readonly FilledLine[]
  readonly fees: readonly FilledFee[]
  /** What is taken off, with what for; those that come to nothing are not printed. */
  readonly reductions: readonly { readonly caption: Caption; readonly amount: Amount }[]
  /** Null while they cannot be counted. */
  readonly sums: FilledSums | null
  /** By whom, and on which day, `YYYY-MM-DD` or a moment, or empty; null while nobody has signed. */
  readonly signature: { readonly by: string; readonly on: string } | null
  /** Where anybody finds it by its code; an empty address is not known yet. */
  readonly lookup: { readonly address: string; readonly code: string } | null
  /** Who has converted it to paper, and on which day; null where it is the electronic invoice that is shown. */
  readonly conversion: { readonly by: string; readonly on: string } | null
  readonly mark: InvoiceMark | null
}
