import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Assertion } from './assertions.ts'

/** What the user sees while the flow rests in a state. */
export interface StateView {
  /** Headings by which the user knows where they are. */
  readonly headings: readonly string[]
  /** Names of all buttons that can be pressed. With `closed` these are all buttons in the view. */
  readonly open: readonly string[]
  /** Names of all buttons that are in the view but cannot be pressed. */
  readonly closed: readonly string[]
  /** Texts that carry facts, such as the attempts left or a tax code. */
  readonly facts: readonly string[]
  /** Texts that must not be there. */
  readonly absent?: readonly string[]
  /** True for a dialog that hides everything behind it, such as the views of other regions; the first of several lies on top. */
  readonly isModal?: boolean
  /** What else must be seen: fields, pictures. */
  readonly assert?: Assertion
}

/** Views of one dialog's steps, by heading, buttons that can be pressed, and facts. */
export const stepsOf =
  (title: string) =>
  (heading: string, open: readonly string[], facts: readonly string[] = []): StateView => ({
    headings: [title, heading],
    open,
    closed: [],
    facts,
  })

/** Nothing but a title is left of the view. */
export const titleAlone = (title: string): StateView => ({ headings: [title], open: [], closed: [], facts: [] })

/** The view of a state, or how it follows from the chart's context; `passed` never rests. */
export type StateViewOf<Machine extends AnyStateMachine> =
  | StateView
  | ((context: ContextFrom<Machine>) => StateView)
  | 'passed'

/** All that is seen of the states of several regions: of a modal dialog, it alone. */
export const viewOfRegions = (regions: readonly StateView[]): StateView => {
  const modal = regions.find(({ isModal }) => isModal === true)
  const views = modal === undefined ? regions : [modal]
  return {
    headings: views.flatMap(({ headings }) => headings),
    open: views.flatMap(({ open }) => open),
    closed: views.flatMap(({ closed }) => closed),
    facts: views.flatMap(({ facts }) => facts),
    absent: views.flatMap(({ absent = [] }) => absent),
    assert: async () => {
      for (const { assert } of views) await assert?.()
    },
  }
}
