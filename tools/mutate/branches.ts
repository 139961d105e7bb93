import { isRecord, listed, partAt, type Config, type Place } from './config.ts'

/** A state of a configuration, by its place and its dotted name. */
export interface StatePlace {
  readonly place: Place
  readonly id: string
}

/** The branches that one trigger has in one state. */
export interface Branches {
  readonly state: StatePlace
  /** Where the branches stand: one of them, or a list. */
  readonly place: Place
  readonly trigger: string
  readonly isTimeOut: boolean
  readonly list: readonly Config[]
}

const under = (place: Place, id: string, config: unknown): StatePlace[] => {
  const states = partAt(config, [...place, 'states'])
  const inner = isRecord(states) ? Object.keys(states) : []
  return [
    { place, id },
    ...inner.flatMap((name) => under([...place, 'states', name], id === '' ? name : `${id}.${name}`, config)),
  ]
}

/** The root and every state below it. */
export const statesIn = (config: Config): readonly StatePlace[] => under([], '', config)

const asBranch = (branch: unknown): Config => (isRecord(branch) ? branch : { target: branch })

const branchesAt = (
  config: Config,
  state: StatePlace,
  place: Place,
  trigger: string,
  isTimeOut = false,
): Branches[] => {
  const part = partAt(config, place)
  return part === undefined ? [] : [{ state, place, trigger, isTimeOut, list: listed(part).map(asBranch) }]
}

const keysAt = (config: Config, place: Place) => {
  const part = partAt(config, place)
  return isRecord(part) ? Object.keys(part) : []
}

/** Where the actors of a state stand, one or several. */
export const invokesIn = (config: Config, place: Place): readonly Place[] => {
  const invoked = partAt(config, [...place, 'invoke'])
  if (Array.isArray(invoked)) return invoked.map((_, index) => [...place, 'invoke', index])
  return invoked === undefined ? [] : [[...place, 'invoke']]
}

const branchesOf = (config: Config, state: StatePlace): Branches[] => {
  const { place } = state
  return [
    ...keysAt(config, [...place, 'on']).flatMap((event) => branchesAt(config, state, [...place, 'on', event], event)),
    ...keysAt(config, [...place, 'after']).flatMap((delay) =>
      branchesAt(config, state, [...place, 'after', delay], `after ${delay}`, true),
    ),
    ...branchesAt(config, state, [...place, 'always'], 'always'),
    ...branchesAt(config, state, [...place, 'onDone'], 'onDone'),
    ...invokesIn(config, place).flatMap((invoke) =>
      ['onDone', 'onError'].flatMap((end) =>
        branchesAt(config, state, [...invoke, end], `${end}(${String(partAt(config, [...invoke, 'id']))})`),
      ),
    ),
  ]
}

/** Every trigger of every state with its branches. */
export const allBranches = (config: Config): readonly Branches[] =>
  statesIn(config).flatMap((state) => branchesOf(config, state))
