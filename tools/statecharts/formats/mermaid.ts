import type { Chart, ChartState } from '../../charts/chart.ts'
import { spelt, triggerName } from '../../charts/drawing/labels.ts'

/** Mermaid keeps `:` and `#` for itself. */
const plain = (text: string) => text.replaceAll(':', ' -').replaceAll('#', '').replaceAll(';', ',')

const idOf = (id: string) => (id === '' ? 'root' : id.replaceAll('.', '__'))

/** A chart as a Mermaid state diagram, for other people's documents. */
export const mermaidOf = ({ id, states, arrows }: Chart): string => {
  const childrenOf = (parent: string) => states.filter((state) => state.parent === parent)
  const written = (state: ChartState, indent: string): string[] => {
    const label = [state.name, ...state.entry.map((action) => `entry / ${spelt(action)}`), ...state.invokes.map(({ actor }) => `invoke / ${actor}`)]
    const own = `${indent}state "${plain(label.join(' | '))}" as ${idOf(state.id)}`
    const regions = childrenOf(state.id)
    if (regions.length === 0) return state.kind === 'final' ? [own, `${indent}${idOf(state.id)} --> [*]`] : [own]
    const within = regions.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}  --`] : []),
      ...written(child, `${indent}  `),
    ])
    return [`${own} {`, ...startOf(state, `${indent}  `), ...within, `${indent}}`]
  }
  const startOf = ({ initial }: ChartState, indent: string) => (initial === null ? [] : [`${indent}[*] --> ${idOf(initial)}`])
  const drawn = arrows.flatMap((arrow) => {
    const guard = arrow.guard === null ? '' : ` [${spelt(arrow.guard)}]`
    const effects = arrow.actions.length === 0 ? '' : ` / ${arrow.actions.map(spelt).join(', ')}`
    const targets = arrow.targets.length === 0 ? [arrow.source] : arrow.targets
    return targets.map((target) => `  ${idOf(arrow.source)} --> ${idOf(target)} : ${plain(`${triggerName(arrow)}${guard}${effects}`)}`)
  })
  const [root] = states
  const body = root === undefined ? [] : [...startOf(root, '  '), ...childrenOf('').flatMap((state) => written(state, '  '))]
  return [`---`, `title: ${id}`, `---`, 'stateDiagram-v2', ...body, ...drawn, ''].join('\n')
}
