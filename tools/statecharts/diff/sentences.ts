import type { ChartArrow } from '../../charts/chart.ts'
import { spelt, triggerName } from '../../charts/drawing/labels.ts'
import type { ArrowPart, Change } from './changes.ts'

const stateName = (id: string) => (id === '' ? 'the flow' : id)

const arrowName = (arrow: ChartArrow) => `${stateName(arrow.source)}: ${triggerName(arrow)}${arrow.branches > 1 ? ` ${arrow.branch + 1}` : ''}`

const partOf: { readonly [Part in ArrowPart]: (arrow: ChartArrow) => string } = {
  source: ({ source }) => stateName(source),
  trigger: triggerName,
  guard: ({ guard }) => (guard === null ? 'no guard' : spelt(guard)),
  targets: ({ targets }) => (targets.length === 0 ? 'no target' : targets.map(stateName).join(' + ')),
  actions: ({ actions }) => (actions.length === 0 ? 'no action' : actions.map(spelt).join(', ')),
  reenters: ({ reenters }) => (reenters ? 'enters anew' : 'stays inside'),
  branch: ({ branch }) => `tried as number ${branch + 1}`,
  description: ({ description }) => (description === null ? 'no description' : `“${description}”`),
  rules: ({ rules }) => (rules.length === 0 ? 'no rules' : rules.join(' ')),
}

const wordOf: { readonly [Part in ArrowPart]: string } = {
  source: 'source', trigger: 'trigger', guard: 'guard', targets: 'target', actions: 'actions', reenters: 'entry', branch: 'order', description: 'description', rules: 'rules',
}

/** A change in one line: `readingToken: onDone(readToken) 1: guard isDone → isFresh`. */
export const sentenceOf = (change: Change): string => {
  switch (change.kind) {
    case 'stateAdded':
      return `state ${change.state} is new`
    case 'stateRemoved':
      return `state ${change.state} is gone`
    case 'stateRenamed':
      return `state ${change.from} is called ${change.state} now`
    case 'stateChanged':
      return `state ${stateName(change.state)}: ${change.part} ${change.from} → ${change.to}`
    case 'arrowAdded':
      return `${arrowName(change.arrow)} → ${partOf.targets(change.arrow)} is new`
    case 'arrowRemoved':
      return `${arrowName(change.arrow)} → ${partOf.targets(change.arrow)} is gone`
    case 'arrowChanged':
      return `${arrowName(change.arrow)}: ${change.parts.map((part) => `${wordOf[part]} ${partOf[part](change.before)} → ${partOf[part](change.arrow)}`).join('; ')}`
  }
}
