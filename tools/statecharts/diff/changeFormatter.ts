import type { ChartTransition } from '../../charts/chart.ts'
import { isRest } from '../../charts/drawing/labels.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import type { TransitionPart, Change, StatePart } from './changes.ts'
import { contextText, transitionPartTexts, occasionText, statePartTexts, stateText, targetsText } from './parts.ts'
import type { DiffTexts } from './texts.ts'

/** Describes changes in a reader's language, with the chart's own names in parentheses. */
export interface ChangeFormatter {
  /** A change in one line: `transition “Reading token” (readingToken) · “The agent … answers” (onDone(readToken)): condition: … → …`. */
  readonly sentence: (change: Change) => string
  /** What is different, without what it is about and without code; empty where all is said by its being new or gone. */
  readonly difference: (change: Change) => string
}

/** Parts that are shown as their source. */
const isOfCode = (part: StatePart | TransitionPart) =>
  ['guardParams', 'actionParams', 'input', 'output', 'context'].includes(part)

export const changeFormatterOf = (t: DiffTexts, chartTexts: ChartTexts): ChangeFormatter => {
  const state = stateText(t, chartTexts)
  const [stateParts, transitionParts] = [statePartTexts(t, chartTexts), transitionPartTexts(t, chartTexts)]
  const occasion = (transition: ChartTransition) =>
    `${t.transition} ${state(transition.source)} · ${occasionText(t, chartTexts, transition)}`
  const condition = (transition: ChartTransition): readonly string[] =>
    isRest(transition)
      ? [`${t.parts.guard}: ${chartTexts.otherwise}`]
      : transition.guard === null
        ? []
        : [`${t.parts.guard}: ${transitionParts.guard(transition)}`]
  const target = (transition: ChartTransition) => t.leadsTo(targetsText(t, chartTexts, transition))
  const joined = (...parts: readonly string[]) => parts.join(', ')
  const whole = (transition: ChartTransition) =>
    joined(occasion(transition), ...condition(transition), target(transition))
  /** Which of several branches a change is about, by what has not changed of its condition and its target. */
  const branch = (before: ChartTransition, transition: ChartTransition, parts: readonly TransitionPart[]) =>
    transition.branches === 1 && before.branches === 1
      ? occasion(transition)
      : joined(
          occasion(transition),
          ...(parts.includes('guard') ? [] : condition(transition)),
          ...(parts.includes('targets') ? [] : [target(transition)]),
        )
  const place = (next: ChartTransition | null) =>
    next === null ? t.triedLast : t.triedBefore(joined(...condition(next), target(next)))
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
                : part === 'context'
                  ? contextText(t, change.before, change.state)
                  : turned(t.parts[part], stateParts[part](change.before), stateParts[part](change.state)),
          )
          .join('; ')
      case 'transitionChanged':
        return change.parts
          .map((part) =>
            part === 'branch'
              ? turned(t.parts.branch, place(change.next?.before ?? null), place(change.next?.transition ?? null))
              : isDrawn && isOfCode(part)
                ? t.changed(t.parts[part])
                : turned(t.parts[part], transitionParts[part](change.before), transitionParts[part](change.transition)),
          )
          .join('; ')
      case 'stateRenamed':
        return (change.before.name === change.state.name ? t.moved : t.renamed)(
          state(change.before.id),
          state(change.state.id),
        )
      case 'eventRenamed':
        return t.renamed(change.before, `“${chartTexts.event(change.event)}” (${change.event})`)
      case 'stateAdded':
      case 'stateRemoved':
      case 'transitionAdded':
      case 'transitionRemoved':
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
      case 'transitionAdded':
      case 'transitionRemoved':
        return `${change.kind === 'transitionAdded' ? t.isNew : t.isGone}: ${whole(change.transition)}`
      case 'transitionChanged':
        return `${branch(change.before, change.transition, change.parts)}: ${differenceIn(change, false)}`
    }
  }
  return { sentence, difference }
}
