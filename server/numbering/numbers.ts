import type { Counter, Drawn, NumberReason } from '../../src/domain/documents/numbers.ts'
import type { Page, PageRequest } from '../store/page.ts'

/** What is numbered from 1 without gaps: documents of a company under one symbol, which carries its year, of one form. */
export interface Series {
  readonly companyId: string
  readonly year: number
  readonly form: string
  readonly symbol: string
}

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Whether two series of one company are the same. */
export const isSameSeries = (one: Series, other: Series): boolean =>
  one.year === other.year && one.form === other.form && one.symbol === other.symbol

/** The order in which whoever holds several series of a company holds them, so that nobody waits for each other. */
export const bySeries = (one: Series, other: Series): number =>
  one.year - other.year || compared(one.form, other.form) || compared(one.symbol, other.symbol)

/** A number that is out: drawn, and no issued document carries it yet. */
export interface OutstandingNumber extends Drawn {
  /** Whose it is; null where the next document of its day gets it. */
  readonly documentId: string | null
  /** When its reservation ends (ISO 8601 in UTC); empty where it stays with its document. */
  readonly heldUntil: string
  readonly reason: NumberReason
  /** ISO 8601 in UTC. */
  readonly since: string
}

/** A number that waits for somebody, and where. */
export interface NumberWaiting extends OutstandingNumber {
  readonly series: Series
}

/** Whose waiting numbers are asked for. */
export interface WaitingAsked {
  readonly forms: readonly string[]
  /** Null for all. */
  readonly symbol: string | null
}

export interface Numbers {
  /** Holds the symbol until the transaction ends, and says where it stands: a new one at 1. */
  readonly hold: (series: Series) => Promise<Counter>
  /** Where it stands, without holding it; null where none of it was drawn. */
  readonly counter: (series: Series) => Promise<Counter | null>
  readonly setCounter: (series: Series, counter: Counter) => Promise<void>
  /** What these documents hold, whatever the series. */
  readonly ofDocuments: (companyId: string, documentIds: readonly string[]) => Promise<readonly NumberWaiting[]>
  /** Numbers without a document, the lowest first; of one day, or of any for null. */
  readonly free: (series: Series, day: string | null, limit: number) => Promise<readonly OutstandingNumber[]>
  /** Numbers whose reservation has ended. */
  readonly ended: (series: Series, now: string, limit: number) => Promise<readonly OutstandingNumber[]>
  readonly count: (series: Series) => Promise<number>
  readonly insert: (series: Series, numbers: readonly OutstandingNumber[]) => Promise<void>
  readonly remove: (series: Series, numbers: readonly number[]) => Promise<void>
  /** Takes these from their documents, but for those that are used meanwhile. */
  readonly setFree: (
    series: Series,
    numbers: readonly number[],
    why: Pick<OutstandingNumber, 'reason' | 'since'>,
  ) => Promise<void>
  /** Holds these for their documents anew; false where one is used meanwhile. */
  readonly setHeld: (
    series: Series,
    numbers: readonly number[],
    held: Pick<OutstandingNumber, 'heldUntil' | 'reason' | 'since'>,
  ) => Promise<boolean>
  readonly setReason: (
    companyId: string,
    held: { readonly documentId: string; readonly number: number },
    why: Pick<OutstandingNumber, 'reason' | 'since'>,
  ) => Promise<boolean>
  /** Removes the number that a document is issued under; false where the document does not hold it. */
  readonly use: (series: Series, documentId: string, number: number) => Promise<boolean>
  /** A page of what a company has waiting, in the order of its series: without reservations that have an end. */
  readonly waiting: (
    companyId: string,
    asked: WaitingAsked,
    page: Pick<PageRequest, 'number' | 'size'>,
  ) => Promise<Page<NumberWaiting>>
  /** Where reservations have ended, of all companies. */
  readonly seriesWithEnded: (now: string, limit: number) => Promise<readonly Series[]>
}

export interface NumberRepositories {
  readonly numbers: Numbers
}
