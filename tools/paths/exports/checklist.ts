import type { Sheet } from '../../statecharts/formats/workbook.ts'
import type { Label } from '../listing/readLabels.ts'
import type { DescribedRule } from '../listing/readListed.ts'
import { placeOf, type DescribedFlow, type DescribedPath, type DescribedState } from '../listing/describeFlow.ts'

const widths = [22, 6, 40, 24, 24, 40, 16, 11, 16, 11, 22]

/** As much of a name as a sheet may be called: 31 characters, none of those that Excel refuses. */
const sheetNameOf = (name: string) =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim()

const meaningOf = (states: readonly DescribedState[]) =>
  states.flatMap(({ description }) => description ?? []).join('\n')

const rowsOf = ({ id, start, begins, steps }: DescribedPath): readonly (readonly string[])[] =>
  [{ description: start, fault: null, states: begins, rules: [] }, ...steps].map(
    ({ description, fault, states, rules }, index) => [
      id,
      String(index),
      description,
      fault ?? '',
      placeOf(states),
      meaningOf(states),
      rules.join(' '),
      '',
      '',
      '',
      '',
    ],
  )

/**
 * The paths of a flow as a sheet to be ticked off: a row per step, where row 0 is the start, with the fault to switch on where one causes it; the last four columns are
 * the tester's.
 */
export const checklistOf = ({ name, paths }: DescribedFlow, label: Label): Sheet => {
  const result = label('result')
  const head = [
    label('path'),
    label('step'),
    label('happens'),
    label('fault'),
    label('expected'),
    label('meaning'),
    label('rules'),
    result,
    label('tester'),
    label('date'),
    label('remark'),
  ]
  return {
    name: sheetNameOf(name),
    head,
    rows: paths.flatMap(rowsOf),
    widths,
    choices: { [result]: [label('ok'), label('failed'), label('blocked')] },
  }
}

/** The rules that the check lists name, to be looked up by their ids. */
export const rulesSheetOf = (rules: readonly DescribedRule[], label: Label): Sheet => {
  const known = new Map(rules.map((each) => [each.id, each]))
  return {
    name: label('rules'),
    head: [label('rule'), label('place'), label('says')],
    rows: [...known.values()]
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, place, rule }) => [id, place, rule]),
    widths: [14, 40, 110],
  }
}
