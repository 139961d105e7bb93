import type { ChartTransition, ChartState, Named } from '../chart.ts'
import type { ChartTexts } from '../translation/chartTexts.ts'

/** What a drawing writes at its states and transitions: the chart's own names, or a language. */
export type Labels = 'names' | ChartTexts

const lineLength = 34

/** Breaks a label into lines of about 34 characters, between words. */
export const wrapped = (text: string): string => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= lineLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** `onDone(readToken)`, `after(untilWarning)`, `after(denialNotice, 1500 ms)`, `signing.retried`: a trigger as a chart spells it. */
export const triggerName = ({ trigger }: ChartTransition): string => {
  switch (trigger.kind) {
    case 'event':
      return trigger.event
    case 'done':
      return `onDone(${trigger.invoke})`
    case 'error':
      return `onError(${trigger.invoke})`
    case 'after':
      return `after(${trigger.delay}${trigger.lasts === null ? '' : `, ${trigger.lasts} ms`})`
    case 'stateDone':
      return 'onDone'
    case 'always':
      return 'always'
  }
}

/** `hasFailure(token.removed)`: a guard or an action with what stands in the chart. */
export const spelt = ({ name, params }: Named): string =>
  params === null ? name : `${name}(${Object.values(params).join(', ')})`

/** What sets a transition off, as a description; null where nobody and nothing does. */
export const triggerSentence = (chartTexts: ChartTexts, { trigger }: ChartTransition): string | null => {
  switch (trigger.kind) {
    case 'event':
      return chartTexts.event(trigger.event)
    case 'done':
      return chartTexts.actor(trigger.actor)
    case 'error':
      return chartTexts.fault(trigger.actor)
    case 'after':
      return chartTexts.delay(trigger.delay)
    case 'stateDone':
    case 'always':
      return null
  }
}

export const stateLabel = (labels: Labels, { name }: ChartState): string =>
  wrapped(labels === 'names' ? name : labels.state(name))

/** Whether a transition is taken where none of the branches before it is. */
export const isRest = ({ guard, branch, branches }: ChartTransition) =>
  guard === null && branches > 1 && branch === branches - 1

/** ` [is signed in]`, ` [otherwise]`: on which condition a transition is taken; empty where on none. */
export const conditionLabel = (labels: Labels, transition: ChartTransition): string => {
  if (isRest(transition)) return ` [${labels === 'names' ? 'else' : labels.otherwise}]`
  const { guard } = transition
  return guard === null ? '' : ` [${labels === 'names' ? spelt(guard) : labels.guard(guard)}]`
}

/** In a language a transition says its description; the trigger and the condition where it has none. */
export const transitionLabel = (labels: Labels, transition: ChartTransition): string => {
  const { actions, description } = transition
  if (labels === 'names') {
    const effects = actions.length === 0 ? '' : `\n/ ${actions.map(spelt).join(', ')}`
    return `${wrapped(`${triggerName(transition)}${conditionLabel(labels, transition)}`)}${effects}`
  }
  if (description !== null) return wrapped(labels.description(description))
  return wrapped(`${triggerSentence(labels, transition) ?? ''}${conditionLabel(labels, transition)}`.trim())
}

/** What a state does, a line for each action and each actor: `on entry / forget user`. */
export const linesIn = (labels: Labels, { entry, exit, invokes }: ChartState): readonly string[] => {
  const [onEntry, onExit] = labels === 'names' ? ['entry', 'exit'] : [labels.onEntry, labels.onExit]
  const actionText = (action: Named) => (labels === 'names' ? spelt(action) : labels.action(action.name))
  return [
    ...entry.map((action) => `${onEntry} / ${actionText(action)}`),
    ...exit.map((action) => `${onExit} / ${actionText(action)}`),
    ...invokes.map(({ actor }) => (labels === 'names' ? `invoke ${actor}` : labels.actor(actor))),
  ]
}
