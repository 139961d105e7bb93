import * as v from 'valibot'

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      pid: v.number(),
      tid: v.number(),
      dur: v.optional(v.number(), 0),
      tdur: v.optional(v.number(), 0),
      args: v.optional(v.object({ name: v.optional(v.unknown()) })),
    }),
  ),
})

/** What Chromium notes of a page: tasks of its threads, and the page's own marks. */
export const traceCategories = ['toplevel', 'blink.user_timing', '__metadata']

/** Milliseconds of processor time that the longest task of the page took between the marks of a part; a busy machine does not make it longer. */
export const longestTask = (trace: Buffer, part: string): number => {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString('utf8')))
  const markOf = (name: string) => traceEvents.find((event) => event.name === name)
  const [begins, ends] = [markOf(`${part} begins`), markOf(`${part} ends`)]
  if (begins === undefined || ends === undefined) throw new Error(`the page has not marked ${part}`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur }) =>
      name.endsWith('RunTask') && pid === begins.pid && tid === begins.tid && ts + dur >= begins.ts && ts <= ends.ts,
  )
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}
