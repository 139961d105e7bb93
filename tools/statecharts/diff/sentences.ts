import type { ChartArrow } from '../../charts/chart.ts'
import { isRest } from '../../charts/drawing/labels.ts'
import type { Wording } from '../../charts/words/wording.ts'
import type { ArrowPart, Change, StatePart } from './changes.ts'
import { arrowPartsTold, occasionTold, statePartsTold, stateTold, targetsTold } from './parts.ts'
import type { DiffTexts } from './texts/en.ts'

/** Tells changes in a reader's language, with the chart's own names in parentheses. */
export interface Teller {
  /** A change in one line: `arrow “Reading token” (readingToken) · “The agent … answers” (onDone(readToken)): condition: … → …`. */
  readonly sentence: (change: Change) => string
  /** What is different, without what it is about and without code; empty where all is said by its being new or gone. */
  readonly difference: (change: Change) => string
}

/** Parts that are told as their source. */
const isOfCode = (part: StatePart | ArrowPart) =>
  ['guardParams', 'actionParams', 'input', 'output', 'context'].includes(part)

export const tellerOf = (t: DiffTexts, wording: Wording): Teller => {
  const state = stateTold(t, wording)
  const [stateParts, arrowParts] = [statePartsTold(t, wording), arrowPartsTold(t, wording)]
  const occasion = (arrow: ChartArrow) => `${t.arrow} ${state(arrow.source)} · ${occasionTold(t, wording, arrow)}`
  const condition = (arrow: ChartArrow): readonly string[] =>
    isRest(arrow)
      ? [`${t.parts.guard}: ${wording.otherwise}`]
      : arrow.guard === null
        ? []
        : [`${t.parts.guard}: ${arrowParts.guard(arrow)}`]
  const target = (arrow: ChartArrow) => t.leadsTo(targetsTold(t, wording, arrow))
  const inWords = (...parts: readonly string[]) => parts.join(', ')
  const whole = (arrow: ChartArrow) => inWords(occasion(arrow), ...condition(arrow), target(arrow))
  /** Which of several branches a change is about, by what has not changed of its condition and its target. */
  const branch = (before: ChartArrow, arrow: ChartArrow, parts: readonly ArrowPart[]) =>
    arrow.branches === 1 && before.branches === 1
      ? occasion(arrow)
      : inWords(
          occasion(arrow),
          ...(parts.includes('guard') ? [] : condition(arrow)),
          ...(parts.includes('targets') ? [] : [target(arrow)]),
        )
  const place = (next: ChartArrow | null) =>
    next === null ? t.triedLast : t.triedBefore(inWords(...condition(next), target(next)))
  const turned = (name: string, before: string, now: string) => `${name}: ${before} → ${now}`

  /** @param isDrawn whether there is no room for code */
  const differenceIn = (change: Change, isDrawn: boolean): string => {
    switch (change.kind) {
      case 'stateChanged':
        return change.parts
          .map((part) =>
            part === 'regions'
              ? turned(
                  t.parts.regions,
                  change.regions.before.map(state).join(', '),
                  change.regions.now.map(state).join(', '),
                )
              : isDrawn && isOfCode(part)
                ? t.changed(t.parts[part])
                : turned(t.parts[part], stateParts[part](change.before), stateParts[part](change.state)),
          )
          .join('; ')
      case 'arrowChanged':
        return change.parts
          .map((part) =>
            part === 'branch'
              ? turned(t.parts.branch, place(change.next?.before ?? null), place(change.next?.arrow ?? null))
              : isDrawn && isOfCode(part)
                ? t.changed(t.parts[part])
                : turned(t.parts[part], arrowParts[part](change.before), arrowParts[part](change.arrow)),
          )
          .join('; ')
      case 'stateRenamed':
        return (change.before.name === change.state.name ? t.moved : t.renamed)(
          state(change.before.id),
          state(change.state.id),
        )
      case 'eventRenamed':
        return t.renamed(change.before, `“${wording.event(change.event)}” (${change.event})`)
      case 'stateAdded':
      case 'stateRemoved':
      case 'arrowAdded':
      case 'arrowRemoved':
        return ''
    }
  }
  const difference = (change: Change) => differenceIn(change, true)
  const sentence = (change: Change): string => {
    switch (change.kind) {
      case 'stateAdded':
      case 'stateRemoved':
        return `${change.kind === 'stateAdded' ? t.isNew : t.isGone}: ${t.state} ${state(change.state.id)}`
      case 'stateRenamed':
        return `${t.state} ${differenceIn(change, false)}`
      case 'eventRenamed':
        return `${t.event} ${differenceIn(change, false)}`
      case 'stateChanged':
        return `${t.state} ${state(change.state.id)}: ${differenceIn(change, false)}`
      case 'arrowAdded':
      case 'arrowRemoved':
        return `${change.kind === 'arrowAdded' ? t.isNew : t.isGone}: ${whole(change.arrow)}`
      case 'arrowChanged':
        return `${branch(change.before, change.arrow, change.parts)}: ${differenceIn(change, false)}`
    }
  }
  return { sentence, difference }
}
