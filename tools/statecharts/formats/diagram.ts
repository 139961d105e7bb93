import { withAncestors } from '../../charts/ancestors.ts'
import type { Chart, ChartTransition, ChartState } from '../../charts/chart.ts'
import { transitionLabel, linesIn } from '../../charts/drawing/labels.ts'

/** In what the languages of state diagrams differ. */
export interface Dialect {
  /** What stands behind a state that runs beside its siblings, and between two of them. */
  readonly region: { readonly mark: string; readonly divider: readonly string[] }
  /** Whether a state with states in it takes lines of its own; where not, they stand behind its name. */
  readonly hasLinesAround: boolean
  /** Whether a transition is drawn between a state and one around it; where not, it is a line in the state that it leaves. */
  readonly drawsInward: boolean
  /** A text without the signs that the language keeps for itself. */
  readonly plain: (text: string) => string
  /** How it breaks a line in the text of a transition. */
  readonly lineBreak: string
  /** What makes the states in another one run from left to right: transitions have their texts above them, not beside them. */
  readonly leftToRight: readonly string[]
}

/** `onDone(readOption) [else] / keepFailure`. */
const onOneLine = (transition: ChartTransition) => transitionLabel('names', transition).replaceAll('\n', ' ')

const isAround = (outer: string, inner: string) =>
  outer !== inner && (outer === '' || withAncestors(inner).includes(outer))

const leadsInward = ({ source, targets }: ChartTransition) =>
  targets.some((target) => isAround(source, target) || isAround(target, source))

/** How a chart's states and transitions are written in a language. */
const writerOf = ({ id: chartId, states, transitions }: Chart, { drawsInward, plain, lineBreak }: Dialect) => {
  const idOf = (id: string) => (id === '' ? chartId : id.replaceAll('.', '__'))
  const isDrawn = (transition: ChartTransition) =>
    transition.targets.length > 0 && (drawsInward || !leadsInward(transition))
  const lineOf = (transition: ChartTransition) =>
    [onOneLine(transition), ...(transition.targets.length === 0 ? [] : ['to', transition.targets.join(', ')])].join(' ')
  return {
    idOf,
    childrenOf: (parent: string) => states.filter((state) => state.parent === parent),
    isRegion: ({ parent }: ChartState) => states.some(({ id, kind }) => id === parent && kind === 'parallel'),
    linesOf: (state: ChartState) =>
      [
        ...linesIn('names', state),
        ...transitions.filter((transition) => transition.source === state.id && !isDrawn(transition)).map(lineOf),
      ].map(plain),
    drawnTransitions: () =>
      transitions
        .filter(isDrawn)
        .flatMap((transition) =>
          transition.targets.map(
            (target) =>
              `${idOf(transition.source)} --> ${idOf(target)} : ${plain(transitionLabel('names', transition)).replaceAll('\n', lineBreak)}`,
          ),
        ),
  }
}

/**
 * States and transitions of a chart, line by line. A transition that only acts is a line in its state, since a loop would leave the state
 * and enter it again; the state around all is written where it does something.
 */
export const diagramOf = (chart: Chart, dialect: Dialect): readonly string[] => {
  const { region, hasLinesAround, plain, leftToRight } = dialect
  const { idOf, childrenOf, isRegion, linesOf, drawnTransitions } = writerOf(chart, dialect)

  const written = (state: ChartState): readonly string[] => {
    const [id, lines, within] = [idOf(state.id), linesOf(state), inside(state)]
    const ends = state.kind === 'final' ? [`${id} --> [*]`] : []
    const described = lines.map((line) => `${id} : ${line}`)
    const mark = isRegion(state) ? region.mark : ''
    if (within.length === 0) return [`state "${plain(state.name)}" as ${id}${mark}`, ...described, ...ends]
    const label = hasLinesAround ? plain(state.name) : [plain(state.name), ...lines].join(' | ')
    return [
      `state "${label}" as ${id}${mark} {`,
      ...[...leftToRight, ...within].map((line) => `  ${line}`),
      '}',
      ...(hasLinesAround ? described : []),
    ]
  }
  const inside = (state: ChartState): readonly string[] => [
    ...(state.initial === null ? [] : [`[*] --> ${idOf(state.initial)}`]),
    ...childrenOf(state.id).flatMap((child, index) => [
      ...(index > 0 && state.kind === 'parallel' ? region.divider : []),
      ...written(child),
    ]),
  ]

  const roots = chart.states.filter(({ parent }) => parent === null)
  const isNeeded = (root: ChartState) =>
    linesOf(root).length > 0 || chart.transitions.some(({ source, targets }) => [source, ...targets].includes(root.id))
  return [
    ...roots.flatMap((root) => (isNeeded(root) ? written({ ...root, name: chart.id }) : inside(root))),
    ...drawnTransitions(),
  ]
}
