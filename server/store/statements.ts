import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'

/** A statement as the database gets it, and whether it is meant for the rows of all companies. */
export interface Statement {
  readonly sql: string
  readonly isForEveryCompany: boolean
}

const everyCompany = new AsyncLocalStorage<true>()

/** Channel on which statements are published; tests subscribe, to hold that each names the company whose rows it is about (decision 0203). */
export const statementChannel = 'tokhai.statement'

const statements = channel(statementChannel)

/** Runs work that is meant for the rows of all companies: migrations and housekeeping. */
export const forEveryCompany = <Value>(work: () => Promise<Value>): Promise<Value> => everyCompany.run(true, work)

export const publishStatement = (sql: string): void => {
  if (statements.hasSubscribers)
    statements.publish({ sql, isForEveryCompany: everyCompany.getStore() === true } satisfies Statement)
}
