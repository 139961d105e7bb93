import crypto from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { syncBuiltinESMExports } from 'node:module'
import * as v from 'valibot'
import { statementChannel } from '../../../server/store/statements.ts'
import { momentSchema } from './moment.ts'

/** Loaded before a server's program: kills it at one moment of its work, before what happens then has happened. */
const moment = v.parse(v.pipe(v.string(), v.parseJson(), momentSchema), process.env['KILLED_AT'])

let times = 0
const happens = (): void => {
  times += 1
  if (times === moment.time) process.kill(process.pid, 'SIGKILL')
}

if (moment.before === 'signature') {
  const { sign } = crypto
  crypto.sign = new Proxy(sign, {
    apply(target, self, given) {
      happens()
      const signed: unknown = Reflect.apply(target, self, given)
      return signed
    },
  })
  syncBuiltinESMExports()
} else {
  const statement = new RegExp(moment.statement)
  subscribe(statementChannel, (message) => {
    if (statement.test(v.parse(v.object({ sql: v.string() }), message).sql)) happens()
  })
}
