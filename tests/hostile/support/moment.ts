import * as v from 'valibot'

/** Before which of the signatures that a server makes, or of the statements of one form that it gives to its database; counted from 1. */
export const momentSchema = v.variant('before', [
  v.object({ before: v.literal('signature'), time: v.number() }),
  v.object({ before: v.literal('statement'), statement: v.string(), time: v.number() }),
])
export type Moment = v.InferOutput<typeof momentSchema>

const program = new URL('killedAt.ts', import.meta.url)

/** Settings under which a server kills itself (SIGKILL) at a moment of its work. */
export const killedAt = (moment: Moment): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${program.href}`,
  KILLED_AT: JSON.stringify(moment),
})
