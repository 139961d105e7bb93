import type { Chart } from '../../charts/chart.ts'
import { spelt, triggerName } from '../../charts/drawing/labels.ts'

/** Column heads of the transition table, in order. */
export const tableHead = ['from', 'trigger', 'branch', 'guard', 'to', 'actions', 'description', 'rules'] as const

export type TableRow = readonly [...string[]]

/** A chart as rows, one per arrow, in the order in which the arrows are tried. No cell may read as a date or a formula: spreadsheets make one of `1/3`. */
export const tableOf = ({ id, arrows }: Chart): readonly TableRow[] =>
  arrows.map((arrow) => [
    arrow.source === '' ? id : arrow.source,
    triggerName(arrow),
    arrow.branches > 1 ? `${arrow.branch + 1} of ${arrow.branches}` : '',
    arrow.guard === null ? '' : spelt(arrow.guard),
    arrow.targets.length === 0 ? '' : arrow.targets.join(' + '),
    arrow.actions.map(spelt).join(', '),
    arrow.description ?? '',
    arrow.rules.join(' '),
  ])

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export const csvOf = (chart: Chart): string =>
  `\uFEFF${[tableHead, ...tableOf(chart)].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
