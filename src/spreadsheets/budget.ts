import { Unreadable } from './unreadable.ts'

/** Counts what a reading takes, and ends it where that is more than its limit. */
export interface Budget {
  readonly left: number
  /** Ends the reading with `spreadsheet.tooLarge` where no more than `left` may be taken. */
  take(amount: number): void
}

export const budgetOf = (limit: number): Budget => {
  let left = limit
  return {
    get left() {
      return left
    },
    take(amount) {
      left -= amount
      if (left < 0) throw new Unreadable({ code: 'spreadsheet.tooLarge', limit })
    },
  }
}
