import type { Stimulus } from '../../../walks/model/stimuli.ts'
import type { Chart } from '../chart.ts'

/** What a text names; the same English word may read differently as a state and as a guard. */
export type TextKind = 'state' | 'guard' | 'action' | 'event' | 'actor' | 'delay' | 'case' | 'start' | 'description'

/** An English text of a chart, which the catalogue `charts` has in every language. */
export interface ChartText {
  readonly kind: TextKind
  readonly text: string
}

/** A machine's descriptions.ts. */
export interface Descriptions {
  readonly events: Readonly<Record<string, string>>
  readonly actors: Readonly<Record<string, string>>
  readonly delays: Readonly<Record<string, string>>
}

const abbreviation = /\b(?:xml|pin|hsm|qr|id)\b/g

/** `isTokenChosen` reads `is token chosen`, `pin.wrong` reads `PIN wrong`. */
export const spaced = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replaceAll(abbreviation, (word) => word.toUpperCase())

/** `askingPermission` reads `Asking permission`. */
export const titled = (name: string): string => spaced(name).replace(/^./, (letter) => letter.toUpperCase())

/** Work that ends in an exception has no code to be read. */
export const unforeseen = 'a fault that nobody foresaw'

/** The last of several branches, which has no condition. */
export const otherwise = 'otherwise'
export const onEntry = 'on entry'
export const onExit = 'on exit'

/** The case of a stimulus, such as `token.removed` of `readToken: token.removed`; null where the event has but one. */
export const caseOf = (stimulus: Stimulus, stimuli: readonly Stimulus[]): string | null => {
  const [subject = '', ...rest] = stimulus.name.split(': ')
  const siblings = stimuli.filter(({ name }) => name.startsWith(`${subject}: `))
  if (stimulus.kind === 'delay' || (stimulus.kind === 'gesture' && siblings.length === 1)) return null
  return stimulus.kind === 'outcome' && 'throws' in stimulus.outcome ? unforeseen : spaced(rest.join(': '))
}

const actionsOf = ({ states, transitions }: Chart) =>
  [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...transitions.flatMap(({ actions }) => actions)].map(
    ({ name }) => name,
  )

const paramsOf = ({ transitions }: Chart) =>
  transitions.flatMap(({ guard }) => Object.values(guard?.params ?? {}).map((value) => spaced(String(value))))

const textsOfKind = (kind: TextKind, texts: readonly (string | null)[]): ChartText[] =>
  [...new Set(texts)].filter((text) => text !== null).map((text) => ({ kind, text }))

/** Every text of a chart, its descriptions and the cases of its flow. */
export const textsOf = (
  chart: Chart,
  descriptions: Descriptions,
  { stimuli, starts }: { readonly stimuli: readonly Stimulus[]; readonly starts: Readonly<Record<string, unknown>> },
): readonly ChartText[] => [
  ...textsOfKind(
    'state',
    chart.states.map(({ name }) => titled(name)),
  ),
  ...textsOfKind(
    'guard',
    chart.transitions.map(({ guard }) => (guard === null ? null : spaced(guard.name))),
  ),
  ...textsOfKind('action', actionsOf(chart).map(spaced)),
  ...textsOfKind('event', Object.values(descriptions.events)),
  ...textsOfKind('actor', Object.values(descriptions.actors)),
  ...textsOfKind('delay', Object.values(descriptions.delays)),
  ...textsOfKind('case', [
    ...stimuli.map((stimulus) => caseOf(stimulus, stimuli)),
    ...paramsOf(chart),
    otherwise,
    onEntry,
    onExit,
  ]),
  ...textsOfKind('start', Object.keys(starts)),
  ...textsOfKind(
    'description',
    [...chart.states, ...chart.transitions].map(({ description }) => description),
  ),
]
