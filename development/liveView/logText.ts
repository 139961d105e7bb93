import type { LogRow } from './flowWatch.ts'

const timeOf = (at: number) => {
  const time = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, '0')}`
}

/** A row as the log shows it, in texts: the local time, who said it to whom, what, with which fields, and what came of it. */
export const formatRow = ({ at, machine, source, event, fields, resting, transitions }: LogRow) => ({
  time: timeOf(at),
  way: `${source} → ${machine}`,
  event,
  fields: Object.keys(fields).length === 0 ? '' : JSON.stringify(fields),
  outcome: transitions.length === 0 && event !== 'xstate.init' ? '' : (resting ?? []).join(', '),
})

/** The log for a bug report: a line per event, its parts between tabs. */
export const textOfLog = (rows: readonly LogRow[]): string =>
  rows.map((row) => Object.values(formatRow(row)).join('\t').trimEnd()).join('\n')
