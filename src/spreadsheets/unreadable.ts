import type { SpreadsheetFailure } from '../domain/spreadsheet.ts'

/** Ends a reading from within; `readRows` answers its failure. */
export class Unreadable extends Error {
  readonly failure: SpreadsheetFailure

  constructor(failure: SpreadsheetFailure) {
    super(failure.code)
    this.failure = failure
  }
}

export const damaged = (): Unreadable => new Unreadable({ code: 'spreadsheet.damaged' })

/** A file whose last part is missing, as of a download that was broken off. */
export const cutOff = (): Unreadable => new Unreadable({ code: 'spreadsheet.damaged', isCutOff: true })
