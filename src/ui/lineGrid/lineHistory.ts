import { together, type LineChange, type LineRow } from './lineChange.ts'

/** One step that can be taken back and done again. */
export interface LineStep<Row extends LineRow> {
  readonly id: number
  readonly undo: LineChange<Row>
  readonly redo: LineChange<Row>
}

/** Steps by their time; the last one of each list comes next. */
export interface LineHistory<Row extends LineRow> {
  readonly done: readonly LineStep<Row>[]
  readonly undone: readonly LineStep<Row>[]
}

/** Steps that can be taken back. */
export const mostSteps = 200

export const withStep = <Row extends LineRow>({ done }: LineHistory<Row>, step: LineStep<Row>): LineHistory<Row> => ({
  done: [...done, step].slice(-mostSteps),
  undone: [],
})

/** Adds what belongs to a step and came later. */
export const withJoined = <Row extends LineRow>(
  history: LineHistory<Row>,
  joined: LineStep<Row>,
): LineHistory<Row> => ({
  ...history,
  done: history.done.map((step) =>
    step.id === joined.id
      ? { id: step.id, undo: together(joined.undo, step.undo), redo: together(step.redo, joined.redo) }
      : step,
  ),
})

export const withUndone = <Row extends LineRow>(
  { done, undone }: LineHistory<Row>,
  step: LineStep<Row>,
): LineHistory<Row> => ({ done: done.slice(0, -1), undone: [...undone, step] })

export const withRedone = <Row extends LineRow>(
  { done, undone }: LineHistory<Row>,
  step: LineStep<Row>,
): LineHistory<Row> => ({ done: [...done, step], undone: undone.slice(0, -1) })
