import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel'
import * as v from 'valibot'
import { statementChannel } from '../../../server/store/statements.ts'

const statementSchema = v.object({ sql: v.string() })

/** The statements that the databases of this process get while something is asked. */
export interface Watched {
  readonly during: <Value>(ask: () => Promise<Value>) => Promise<readonly [Value, readonly string[]]>
  readonly close: () => void
}

/** One watcher hears everything: what is asked is asked one after the other. */
export const watchStatements = (): Watched => {
  let statements: string[] = []
  const listen: ChannelListener = (message) => statements.push(v.parse(statementSchema, message).sql)
  subscribe(statementChannel, listen)
  return {
    async during(ask) {
      statements = []
      const answer = await ask()
      return [answer, statements]
    },
    close: () => unsubscribe(statementChannel, listen),
  }
}
