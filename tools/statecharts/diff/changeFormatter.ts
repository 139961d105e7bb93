import type { ChartTransition } from '../../charts/chart.ts'
import { isRest } from '../../charts/drawing/labels.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import type { TransitionPart, Change, StatePart } from './changes.ts'
import { contextText, transitionPartTexts, occasionText, statePartTexts, stateText, targetsText } from './parts.ts'
import type { DiffTexts } from './texts.ts'

/** Describes changes in a reader's language, with the chart's own names in parentheses. */
export interface ChangeFormatter {
  /** A change in one line: `transition “Reading token” (readingToken) · “The agent … answers” (onDone(readToken)): condition: … → …`. */
  readonly description: (change: Change) => string
  /** What is different, without what it is about and without code; empty where all is said by its being new or gone. */
  readonly difference: (change: Change) => string
}

/** Parts that are shown as their source. */
const isOfCode = (part: StatePart | TransitionPart) =>
  ['guardParams', 'actionParams', 'input', 'output', 'context'].includes(part)

const turned = (name: string, before: string, now: string) => `${name}: ${before} → ${now}`
const joined = (...parts: readonly string[]) => parts.join(', ')

/** Names transitions: by where they leave and when, by condition and target, and among the branches of one event. */
const transitionNames = (t: DiffTexts, chartTexts: ChartTexts) => {
  const state = stateText(t, chartTexts)
  const { guard } = transitionPartTexts(t, chartTexts)
  const occasion = (transition: ChartTransition) =>
    `${t.transition} ${state(transition.source)} · ${occasionText(t, chartTexts, transition)}`
  const condition = (transition: ChartTransition): readonly string[] =>
    isRest(transition)
      ? [`${t.parts.guard}: ${chartTexts.otherwise}`]
      : transition.guard === null
        ? []
        : [`${t.parts.guard}: ${guard(transition)}`]
  const target = (transition: ChartTransition) => t.leadsTo(targetsText(t, chartTexts, transition))
  return {
    whole: (transition: ChartTransition) => joined(occasion(transition), ...condition(transition), target(transition)),
    /** Which of several branches a change is about, by what has not changed of its condition and its target. */
    branch: (before: ChartTransition, transition: ChartTransition, parts: readonly TransitionPart[]) =>
      transition.branches === 1 && before.branches === 1
        ? occasion(transition)
        : joined(
            occasion(transition),
            ...(parts.includes('guard') ? [] : condition(transition)),
            ...(parts.includes('targets') ? [] : [target(transition)]),
          ),
    /** Where a branch stands: before which other one it is tried. */
    place: (next: ChartTransition | null) =>
      next === null ? t.triedLast : t.triedBefore(joined(...condition(next), target(next))),
  }
}

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>

/** @returns what is different; where `isDrawn` there is no room for code */
const differencesOf = (t: DiffTexts, chartTexts: ChartTexts) => {
  const state = stateText(t, chartTexts)
  const [stateParts, transitionParts] = [statePartTexts(t, chartTexts), transitionPartTexts(t, chartTexts)]
  const { place } = transitionNames(t, chartTexts)
  const regions = ({ before, now }: ChangeOf<'stateChanged'>['regions']) =>
    turned(t.parts.regions, before.map(state).join(', '), now.map(state).join(', '))

  const ofState = (change: ChangeOf<'stateChanged'>, isDrawn: boolean) => (part: StatePart) => {
    if (part === 'regions') return regions(change.regions)
    if (isDrawn && isOfCode(part)) return t.changed(t.parts[part])
    if (part === 'context') return contextText(t, change.before, change.state)
    return turned(t.parts[part], stateParts[part](change.before), stateParts[part](change.state))
  }
  const ofTransition = (change: ChangeOf<'transitionChanged'>, isDrawn: boolean) => (part: TransitionPart) => {
    if (part === 'branch')
      return turned(t.parts.branch, place(change.next?.before ?? null), place(change.next?.transition ?? null))
    if (isDrawn && isOfCode(part)) return t.changed(t.parts[part])
    return turned(t.parts[part], transitionParts[part](change.before), transitionParts[part](change.transition))
  }

  return (change: Change, isDrawn: boolean): string => {
    switch (change.kind) {
      case 'stateChanged':
        return change.parts.map(ofState(change, isDrawn)).join('; ')
      case 'transitionChanged':
        return change.parts.map(ofTransition(change, isDrawn)).join('; ')
      case 'stateRenamed': {
        const { before, state: now } = change
        return (before.name === now.name ? t.moved : t.renamed)(state(before.id), state(now.id))
      }
      case 'eventRenamed':
        return t.renamed(change.before, `“${chartTexts.event(change.event)}” (${change.event})`)
      case 'stateAdded':
      case 'stateRemoved':
      case 'transitionAdded':
      case 'transitionRemoved':
        return ''
    }
  }
}

export const changeFormatterOf = (t: DiffTexts, chartTexts: ChartTexts): ChangeFormatter => {
  const state = stateText(t, chartTexts)
  const { whole, branch } = transitionNames(t, chartTexts)
  const differenceIn = differencesOf(t, chartTexts)
  const difference = (change: Change) => differenceIn(change, true)
  const description = (change: Change): string => {
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
  return { description, difference }
}
