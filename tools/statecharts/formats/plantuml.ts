import type { Chart, ChartState } from '../../charts/chart.ts'
import { spelt, triggerName } from '../../charts/drawing/labels.ts'

const idOf = (id: string) => (id === '' ? 'root' : id.replaceAll('.', '__'))

/** A chart as PlantUML, for other people's documents. */
export const plantUmlOf = ({ id, states, arrows }: Chart): string => {
  const childrenOf = (parent: string) => states.filter((state) => state.parent === parent)
  const startOf = ({ initial }: ChartState, indent: string) => (initial === null ? [] : [`${indent}[*] --> ${idOf(initial)}`])
  const written = (state: ChartState, indent: string): string[] => {
    const own = `${indent}state "${state.name}" as ${idOf(state.id)}${state.kind === 'final' ? ' <<end>>' : ''}`
    const notes = [
      ...state.entry.map((action) => `${indent}${idOf(state.id)} : entry / ${spelt(action)}`),
      ...state.exit.map((action) => `${indent}${idOf(state.id)} : exit / ${spelt(action)}`),
      ...state.invokes.map(({ actor }) => `${indent}${idOf(state.id)} : invoke / ${actor}`),
    ]
    const within = childrenOf(state.id)
    if (within.length === 0) return [own, ...notes]
    const regions = within.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}  --`] : []),
      ...written(child, `${indent}  `),
    ])
    return [`${own} {`, ...startOf(state, `${indent}  `), ...regions, `${indent}}`, ...notes]
  }
  const drawn = arrows.flatMap((arrow) => {
    const guard = arrow.guard === null ? '' : ` [${spelt(arrow.guard)}]`
    const effects = arrow.actions.length === 0 ? '' : ` / ${arrow.actions.map(spelt).join(', ')}`
    const targets = arrow.targets.length === 0 ? [arrow.source] : arrow.targets
    return targets.map((target) => `${idOf(arrow.source)} --> ${idOf(target)} : ${triggerName(arrow)}${guard}${effects}`)
  })
  const [root] = states
  const body = root === undefined ? [] : [...startOf(root, ''), ...childrenOf('').flatMap((state) => written(state, ''))]
  return ['@startuml', `title ${id}`, 'hide empty description', ...body, ...drawn, '@enduml', ''].join('\n')
}
