import type { Chart } from '../../charts/chart.ts'
import { spelt, triggerName } from '../../charts/drawing/labels.ts'

/** Column heads of the transition table, in order. */
export const tableHead = ['from', 'trigger', 'branch', 'guard', 'to', 'actions', 'description', 'rules'] as const

export type TableRow = readonly [...string[]]

/** A chart as rows, one per transition, in the order in which the transitions are tried. No cell may read as a date or a formula: spreadsheets make one of `1/3`. */
export const tableOf = ({ id, transitions }: Chart): readonly TableRow[] =>
  transitions.map((transition) => [
    transition.source === '' ? id : transition.source,
    triggerName(transition),
    transition.branches > 1 ? `${transition.branch + 1} of ${transition.branches}` : '',
    transition.guard === null ? '' : spelt(transition.guard),
    transition.targets.length === 0 ? '' : transition.targets.join(' + '),
    transition.actions.map(spelt).join(', '),
    transition.description ?? '',
    transition.rules.join(' '),
  ])

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export const csvOf = (chart: Chart): string =>
  `\uFEFF${[tableHead, ...tableOf(chart)].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
