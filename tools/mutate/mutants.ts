import { not } from 'xstate'
import { allBranches, invokesIn, statesIn, type Branches, type StatePlace } from './branches.ts'
import { isRecord, listed, partAt, withPart, type Config } from './config.ts'
import { partsOfBranch, partsOfStates } from './partMutants.ts'

/** One deliberate mistake in a chart. */
export interface Mutant {
  /** `readingToken: onDone(readToken) 1 goes to givenUp`, unique in its machine. */
  readonly name: string
  readonly operator: Operator
  readonly config: Config
}

export const operators = [
  'transition dropped',
  'retargeted',
  'guard dropped',
  'guard negated',
  'branches reordered',
  'action dropped',
  'done and error swapped',
  'delay changed',
  'time-out dropped',
  'tag dropped',
  'initial state changed',
  'input changed',
  'output changed',
  'parameter changed',
  'context changed',
  'entering anew changed',
] as const
export type Operator = (typeof operators)[number]

const mutated = (config: Config, place: readonly (string | number)[], part: unknown): Config => {
  const copy = withPart(config, place, part)
  if (!isRecord(copy)) throw new Error('the root was taken out')
  return copy
}

const written = (list: readonly unknown[]): unknown =>
  list.length === 0 ? undefined : list.length === 1 ? list[0] : list

const placeName = ({ state, trigger }: Branches) => `${state.id === '' ? 'the flow' : state.id}: ${trigger}`

const targetOf = (branch: Config) => (typeof branch.target === 'string' ? branch.target : null)

/** Absolute names of the states a transition might go to by mistake: brothers and sisters of its source, and the top states. */
const otherTargets = (config: Config, machineId: string, { state }: Branches, branch: Config): string[] => {
  const parent = state.id.split('.').slice(0, -1).join('.')
  const isNear = ({ id }: StatePlace) =>
    id !== '' && (!id.includes('.') || id.split('.').slice(0, -1).join('.') === parent)
  const now = targetOf(branch)
  const parentPrefix = parent === '' ? '' : `${parent}.`
  const current =
    now === null
      ? state.id
      : now.startsWith('#')
        ? now.slice(machineId.length + 2)
        : now.startsWith('.')
          ? `${state.id}${now}`
          : `${parentPrefix}${now}`
  return statesIn(config)
    .filter((one) => isNear(one) && one.id !== current)
    .map(({ id }) => id)
}

const namedGuard = (guard: unknown): { readonly type: string } => {
  if (typeof guard === 'string') return { type: guard }
  if (isRecord(guard) && typeof guard.type === 'string') return { ...guard, type: guard.type }
  throw new Error('a guard has no name')
}

function* branchMutants(config: Config, machineId: string, branches: Branches): Generator<Mutant> {
  const { place, list, isTimeOut } = branches
  const replaced = (index: number, branch: Config) => mutated(config, place, written(list.with(index, branch)))
  for (const [index, branch] of list.entries()) {
    const name = `${placeName(branches)}${list.length > 1 ? ` ${index + 1}` : ''}`
    yield {
      name: `${name} dropped`,
      operator: isTimeOut ? 'time-out dropped' : 'transition dropped',
      config: mutated(config, place, written(list.toSpliced(index, 1))),
    }
    for (const id of otherTargets(config, machineId, branches, branch))
      yield {
        name: `${name} goes to ${id}`,
        operator: 'retargeted',
        config: replaced(index, { ...branch, target: `#${machineId}.${id}` }),
      }
    const { guard, ...unguarded } = branch
    if (guard !== undefined) {
      yield { name: `${name} without its guard`, operator: 'guard dropped', config: replaced(index, unguarded) }
      yield {
        name: `${name} with its guard negated`,
        operator: 'guard negated',
        config: replaced(index, { ...branch, guard: not(namedGuard(guard)) }),
      }
    }
    for (const [at] of listed(branch.actions).entries())
      yield {
        name: `${name} without action ${at + 1}`,
        operator: 'action dropped',
        config: replaced(index, { ...branch, actions: listed(branch.actions).toSpliced(at, 1) }),
      }
    const at = Array.isArray(partAt(config, place)) ? [...place, index] : place
    yield* partsOfBranch(config, name, branches, at, branch)
    if (index + 1 < list.length)
      yield {
        name: `${name} after its neighbour`,
        operator: 'branches reordered',
        config: mutated(config, place, list.with(index, list.at(index + 1) ?? branch).with(index + 1, branch)),
      }
  }
}

function* stateMutants(config: Config, state: StatePlace, delays: readonly string[]): Generator<Mutant> {
  const { place } = state
  const name = state.id === '' ? 'the flow' : state.id
  for (const when of ['entry', 'exit'])
    for (const [at] of listed(partAt(config, [...place, when])).entries())
      yield {
        name: `${name}: ${when} without action ${at + 1}`,
        operator: 'action dropped',
        config: mutated(config, [...place, when], listed(partAt(config, [...place, when])).toSpliced(at, 1)),
      }
  for (const at of invokesIn(config, place)) {
    const invoke = partAt(config, at)
    if (isRecord(invoke) && invoke.onDone !== undefined && invoke.onError !== undefined)
      yield {
        name: `${name}: ends of ${String(invoke.id)} swapped`,
        operator: 'done and error swapped',
        config: mutated(config, at, { ...invoke, onDone: invoke.onError, onError: invoke.onDone }),
      }
  }
  const after = partAt(config, [...place, 'after'])
  if (!isRecord(after)) return
  for (const delay of Object.keys(after))
    for (const other of delays.filter((one) => one !== delay)) {
      const { [delay]: branch, ...rest } = after
      yield {
        name: `${name}: after ${other} instead of ${delay}`,
        operator: 'delay changed',
        config: mutated(config, [...place, 'after'], { ...rest, [other]: branch }),
      }
    }
}

/** Every mutant of a machine's configuration, in the chart's order. */
export const mutantsOf = (machineId: string, config: Config): readonly Mutant[] => {
  const branches = allBranches(config)
  const delays = [
    ...new Set(branches.filter(({ isTimeOut }) => isTimeOut).map(({ trigger }) => trigger.replace('after ', ''))),
  ]
  return [
    ...branches.flatMap((one) => [...branchMutants(config, machineId, one)]),
    ...statesIn(config).flatMap((state) => [...stateMutants(config, state, delays)]),
    ...partsOfStates(config),
  ]
}
