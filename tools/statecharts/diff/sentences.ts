import type { ChartArrow } from '../../charts/chart.ts'
import { isRest } from '../../charts/drawing/labels.ts'
import type { Wording } from '../../charts/words/wording.ts'
import type { Change } from './changes.ts'
import { arrowPartsTold, occasionTold, statePartsTold, stateTold, targetsTold } from './parts.ts'
import type { DiffTexts } from './texts/en.ts'

/** Tells changes in a reader's language, with the chart's own names in parentheses. */
export interface Teller {
  /** A change in one line: `arrow “Reading token” (readingToken) · “The agent … answers” (onDone(readToken)): condition: … → …`. */
  readonly sentence: (change: Change) => string
  /** What is different, without what it is about; empty where all is said by its being new or gone. */
  readonly difference: (change: Change) => string
}

export const tellerOf = (t: DiffTexts, wording: Wording): Teller => {
  const state = stateTold(t, wording)
  const [stateParts, arrowParts] = [statePartsTold(t, wording), arrowPartsTold(t, wording)]
  const named = (arrow: ChartArrow) =>
    `${t.arrow} ${state(arrow.source)} · ${occasionTold(t, wording, arrow)}${arrow.branches > 1 ? `, ${t.branch(arrow.branch + 1, arrow.branches)}` : ''}`
  const condition = (arrow: ChartArrow) =>
    isRest(arrow)
      ? `, ${t.parts.guard}: ${wording.otherwise}`
      : arrow.guard === null
        ? ''
        : `, ${t.parts.guard}: ${arrowParts.guard(arrow)}`

  const difference = (change: Change): string => {
    switch (change.kind) {
      case 'stateChanged':
        return change.parts
          .map((part) => `${t.parts[part]}: ${stateParts[part](change.before)} → ${stateParts[part](change.state)}`)
          .join('; ')
      case 'arrowChanged':
        return change.parts
          .map((part) => `${t.parts[part]}: ${arrowParts[part](change.before)} → ${arrowParts[part](change.arrow)}`)
          .join('; ')
      case 'stateRenamed':
        return (change.before.name === change.state.name ? t.moved : t.renamed)(
          state(change.before.id),
          state(change.state.id),
        )
      case 'stateAdded':
      case 'stateRemoved':
      case 'arrowAdded':
      case 'arrowRemoved':
        return ''
    }
  }
  const sentence = (change: Change): string => {
    switch (change.kind) {
      case 'stateAdded':
      case 'stateRemoved':
        return `${change.kind === 'stateAdded' ? t.isNew : t.isGone}: ${t.state} ${state(change.state.id)}`
      case 'stateRenamed':
        return `${t.state} ${difference(change)}`
      case 'stateChanged':
        return `${t.state} ${state(change.state.id)}: ${difference(change)}`
      case 'arrowAdded':
      case 'arrowRemoved':
        return `${change.kind === 'arrowAdded' ? t.isNew : t.isGone}: ${named(change.arrow)}${condition(change.arrow)}, ${t.leadsTo(targetsTold(t, wording, change.arrow))}`
      case 'arrowChanged':
        return `${named(change.arrow)}: ${difference(change)}`
    }
  }
  return { sentence, difference }
}
