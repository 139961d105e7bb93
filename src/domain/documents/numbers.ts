/**
 * Why a number is not used yet: its document is being signed, or what became of that. `keyRefused`: the signing server has refused the PIN,
 * the one-time code or the key; `declined` and `expired`: the holder of a remote signature has; `notRegistered`: the server has refused what
 * was signed; `changed`: the document went on under another symbol or day; `refused`: it was sent under the number and may be corrected.
 */
export const numberReasons = [
  'signing',
  'cancelled',
  'keyRefused',
  'keyUnreachable',
  'declined',
  'expired',
  'failed',
  'notRegistered',
  'ended',
  'deleted',
  'changed',
  'refused',
] as const
export type NumberReason = (typeof numberReasons)[number]

/** How many documents get their numbers at once. */
export const largestBlock = 500
/** How many numbers of one symbol may be out without a document that is issued under them. */
export const mostOutstanding = 1000

/** Numbers begin anew with each year, by the year in the symbol: a document's day lies in it. */
export const isInYear = (day: string, year: number): boolean => day.startsWith(`${String(year).padStart(4, '0')}-`)

/** Where a symbol stands: the number that comes next, and the day of the one before it. */
export interface Counter {
  readonly next: number
  /** Empty where there is none. */
  readonly lastDay: string
}

/** A number that was taken from a counter, with the day that the counter stood at before. */
export interface Drawn {
  readonly number: number
  readonly day: string
  readonly dayBefore: string
}

interface Settled {
  readonly counter: Counter
  /** Numbers that the counter gives out again. */
  readonly givenBack: readonly number[]
}

/**
 * The counter once these numbers have nobody: it goes back over them as far as none that is used or held lies above. The others have to
 * wait for a document of their day, since higher numbers are out.
 */
export const settled = (counter: Counter, without: readonly Drawn[]): Settled => {
  const byNumber = new Map(without.map((drawn) => [drawn.number, drawn]))
  const givenBack: number[] = []
  let { next, lastDay } = counter
  for (let top = byNumber.get(next - 1); top !== undefined; top = byNumber.get(next - 1)) {
    givenBack.push(top.number)
    next = top.number
    lastDay = top.dayBefore
  }
  return { counter: { next, lastDay }, givenBack }
}

/** New numbers from a counter, all of one day. */
export const drawn = ({ next, lastDay }: Counter, day: string, count: number): readonly Drawn[] =>
  Array.from({ length: count }, (_, index) => ({
    number: next + index,
    day,
    dayBefore: index === 0 ? lastDay : day,
  }))
