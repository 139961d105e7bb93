import { invokesIn, statesIn, type Branches, type StatePlace } from './branches.ts'
import { isRecord, listed, partAt, withPart, type Config, type Place } from './config.ts'
import type { Mutant, Operator } from './mutants.ts'
import { namesOf, withMistaken } from './sampled.ts'

const changed = (config: Config, name: string, operator: Operator, place: Place, part: unknown): Mutant => {
  const copy = withPart(config, place, part)
  if (!isRecord(copy)) throw new Error('the root was taken out')
  return { name, operator, config: copy }
}

/** One mutant for each name of what stands at a place, or is computed there. */
const partMutants = (config: Config, name: string, operator: Operator, place: Place): readonly Mutant[] => {
  const part = partAt(config, place)
  return namesOf(part).map((one) =>
    changed(config, `${name} with another ${one}`, operator, place, withMistaken(part, one)),
  )
}

const inputMutants = (config: Config, state: string, { place: at }: StatePlace): readonly Mutant[] =>
  invokesIn(config, at).flatMap((invoke) => {
    const name = `${state}: input of ${String(partAt(config, [...invoke, 'id']))}`
    const place = [...invoke, 'input']
    const input = partAt(config, place)
    return typeof input === 'function' || namesOf(input).length > 0
      ? [
          changed(config, `${name} dropped`, 'input changed', place, undefined),
          ...partMutants(config, name, 'input changed', place),
        ]
      : []
  })

const initialMutants = (config: Config, { id, place }: StatePlace): readonly Mutant[] => {
  const states = partAt(config, [...place, 'states'])
  const initial = partAt(config, [...place, 'initial'])
  if (!isRecord(states) || typeof initial !== 'string') return []
  const name = id === '' ? 'the flow' : id
  return Object.keys(states)
    .filter((one) => one !== initial)
    .map((one) => changed(config, `${name} begins in ${one}`, 'initial state changed', [...place, 'initial'], one))
}

const tagMutants = (config: Config, { id, place }: StatePlace): readonly Mutant[] => {
  const tags = listed(partAt(config, [...place, 'tags']))
  return tags.map((tag, at) =>
    changed(config, `${id}: without tag ${String(tag)}`, 'tag dropped', [...place, 'tags'], tags.toSpliced(at, 1)),
  )
}

/** One mutant for each parameter of the actions that stand at a place, one or several. */
const actionMutants = (config: Config, name: string, place: Place): readonly Mutant[] => {
  const actions = partAt(config, place)
  return listed(actions).flatMap((action, at) =>
    isRecord(action)
      ? partMutants(config, `${name} ${at + 1}`, 'parameter changed', [
          ...(Array.isArray(actions) ? [...place, at] : place),
          'params',
        ])
      : [],
  )
}

/** Mistakes in what a state is beside its transitions: its tags, where it begins, what its actors are given, what the flow ends with. */
export const partsOfStates = (config: Config): readonly Mutant[] => [
  ...partMutants(config, 'the flow: context', 'context changed', ['context']),
  ...statesIn(config).flatMap((state) => {
    const name = state.id === '' ? 'the flow' : state.id
    return [
      ...tagMutants(config, state),
      ...initialMutants(config, state),
      ...inputMutants(config, name, state),
      ...actionMutants(config, `${name}: entry`, [...state.place, 'entry']),
      ...actionMutants(config, `${name}: exit`, [...state.place, 'exit']),
      ...partMutants(config, `${name}: output`, 'output changed', [...state.place, 'output']),
    ]
  }),
]

const targetsItself = ({ state }: Branches, { target }: Config) =>
  typeof target === 'string' && (target.startsWith('.') || target === state.id.split('.').at(-1))

/** Mistakes in one branch beside its target: parameters of its guard and its actions, and whether it enters its state anew. */
export const partsOfBranch = (
  config: Config,
  name: string,
  branches: Branches,
  place: Place,
  branch: Config,
): readonly Mutant[] => {
  const { reenter = false, ...rest } = branch
  return [
    ...partMutants(config, `${name}: guard`, 'parameter changed', [...place, 'guard', 'params']),
    ...actionMutants(config, `${name}: action`, [...place, 'actions']),
    ...(reenter === true || targetsItself(branches, branch)
      ? [
          changed(
            config,
            `${name} ${reenter === true ? 'without entering anew' : 'entering anew'}`,
            'entering anew changed',
            place,
            reenter === true ? rest : { ...rest, reenter: true },
          ),
        ]
      : []),
  ]
}
