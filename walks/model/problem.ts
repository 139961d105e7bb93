import * as v from 'valibot'

const names = v.pipe(v.array(v.string()), v.readonly())
const text = v.string()

/** What was wrong where a walk failed, as data: the tools describe it in the reader's language (tools/paths/listing/problems). */
export const problemSchema = v.variant('code', [
  /** The flow rests in other states than the path says; `states` are the expected ones. */
  v.object({ code: v.literal('states.other'), states: names, reached: names }),
  /**
   * The buttons are not those of the state: some are not in the view, some are not declared, some are closed though they
   * should be open, some the other way round.
   */
  v.object({
    code: v.literal('buttons.differ'),
    states: names,
    missing: names,
    unexpected: names,
    closed: names,
    open: names,
  }),
  v.object({ code: v.literal('heading.missing'), states: names, heading: text }),
  /** A text that carries a fact, such as the attempts left, is not in the view. */
  v.object({ code: v.literal('fact.missing'), states: names, fact: text }),
  /** A text is in the view that must not be there. */
  v.object({ code: v.literal('text.unexpected'), states: names, text }),
  /** A control that the user needs for the step is not there, or cannot be used. */
  v.object({ code: v.literal('control.unusable'), states: names, control: text }),
  /** A button is open although the flow takes none of its events. */
  v.object({ code: v.literal('control.idle'), states: names, control: text }),
  /** The walk did not end within the time that a whole walk has. */
  v.object({ code: v.literal('unended'), states: names, seconds: v.number() }),
  /** Something else: `detail` says what, in English. */
  v.object({ code: v.literal('other'), states: names, detail: text }),
])
export type Problem = Readonly<v.InferOutput<typeof problemSchema>>

/** Whether a problem shows only by waiting in vain, so that a machine with too much else to do may be its cause. */
export const isFoundByWaiting = ({ code }: Problem): boolean => code !== 'other' && code !== 'control.idle'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

const buttonsDiffer = ({
  missing,
  unexpected,
  closed,
  open,
}: Extract<Problem, { readonly code: 'buttons.differ' }>): string =>
  [
    ...(missing.length > 0 ? [`missing: ${quoted(missing)}`] : []),
    ...(unexpected.length > 0 ? [`not expected: ${quoted(unexpected)}`] : []),
    ...(closed.length > 0 ? [`closed instead of open: ${quoted(closed)}`] : []),
    ...(open.length > 0 ? [`open instead of closed: ${quoted(open)}`] : []),
  ].join('; ')

/** A problem in one English line, with the names of the machine. */
export const problemLine = (problem: Problem): string => {
  const place = `in ${problem.states.join(' + ')}`
  switch (problem.code) {
    case 'states.other':
      return `rests in ${problem.reached.join(' + ')} instead of ${problem.states.join(' + ')}`
    case 'buttons.differ':
      return `${place}: the buttons differ; ${buttonsDiffer(problem)}`
    case 'heading.missing':
      return `${place}: no heading '${problem.heading}' is to be seen`
    case 'fact.missing':
      return `${place}: no text '${problem.fact}' is to be seen`
    case 'text.unexpected':
      return `${place}: the text '${problem.text}' is to be seen`
    case 'control.unusable':
      return `${place}: '${problem.control}' is missing or cannot be used`
    case 'control.idle':
      return `${place}: '${problem.control}' can be pressed, but the flow takes nothing from it there`
    case 'unended':
      return `the walk did not come to an end within ${problem.seconds} seconds`
    case 'other':
      return problem.detail
  }
}

/** The failure of a walk. */
export class WalkError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, cause?: unknown) {
    super(problemLine(problem), { cause })
    this.name = 'WalkError'
    this.problem = problem
  }
}

/** The problem of any failure; what nobody foresaw is `other`, with its message. */
export const problemOf = (error: unknown, states: readonly string[]): Problem =>
  error instanceof WalkError ? error.problem : { code: 'other', states, detail: messageOf(error) }

/** All that a failure says, with its cause. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n${messageOf(error.cause)}`
}
