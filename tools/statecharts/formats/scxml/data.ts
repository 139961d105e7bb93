import type { Chart, ChartTransition, Named } from '../../../charts/chart.ts'
import { freeName, type FileIds } from './names.ts'

/** What a delay lasts that the program sets: long enough to expire nobody's session, and what a timer of 32 bits can count. */
const dayInMs = 24 * 60 * 60 * 1000

/** A variable of the data model. */
interface Variable {
  readonly id: string
  /** ECMAScript. */
  readonly expr: string
  /** Whether the program sets the value, and the file has a safe one. */
  readonly isSetByProgram: boolean
}

export interface Data {
  readonly variables: readonly Variable[]
  /** The variable that says whether a guard holds; one for each set of parameters. */
  readonly guard: (guard: Named) => string
  /** The variable that says how long a delay lasts. */
  readonly delay: (delay: string) => string
}

/** `hasFailure_code_token_removed`, a name that ECMAScript takes. */
const identifier = (...words: readonly string[]) =>
  words
    .join('_')
    .replaceAll(/[^A-Za-z0-9$]+/g, '_')
    .replace(/^(?=\d)/, '_')

const guardKey = ({ name, params }: Named) => JSON.stringify([name, params])
const guardName = ({ name, params }: Named) =>
  identifier(name, ...Object.entries(params ?? {}).flatMap(([key, value]) => [key, String(value)]))

const delaysOf = (transitions: readonly ChartTransition[]) =>
  new Map(
    transitions.flatMap(({ trigger }) => (trigger.kind === 'after' ? [[trigger.delay, trigger.lasts] as const] : [])),
  )

/** Variables for the guards and delays of a chart. A guard does not hold until somebody sets its variable. */
export const dataOf = ({ transitions }: Chart, ids: FileIds): Data => {
  const taken = new Set(ids.all)
  const take = (name: string) => {
    const free = freeName(name, taken)
    taken.add(free)
    return free
  }
  const guards = new Map<string, string>()
  for (const { guard } of transitions)
    if (guard !== null && !guards.has(guardKey(guard))) guards.set(guardKey(guard), take(guardName(guard)))
  const lengths = delaysOf(transitions)
  const delays = new Map([...lengths.keys()].map((delay) => [delay, take(identifier(delay))]))
  return {
    variables: [
      ...[...guards.values()].map((id) => ({ id, expr: 'false', isSetByProgram: false })),
      ...[...delays].map(([delay, id]) => {
        const lasts = lengths.get(delay) ?? null
        return { id, expr: `'${lasts ?? dayInMs}ms'`, isSetByProgram: lasts === null }
      }),
    ],
    guard: (guard) => guards.get(guardKey(guard)) ?? '',
    delay: (delay) => delays.get(delay) ?? '',
  }
}
