import { folded } from '../../../../src/domain/text.ts'
import type { ShownFlow, ShownPath } from './facts.ts'

const textOf = ({ id, start, steps }: ShownPath) =>
  folded(
    [
      id,
      start,
      ...steps.flatMap(({ description, states, rules }) => [description, ...states.map(({ name }) => name), ...rules]),
    ].join('\n'),
  )

/** The flows with those paths that have every word of the search somewhere: id, start, descriptions, states, rules; without regard to case and diacritics. */
export const matchingFlows = (flows: readonly ShownFlow[], search: string): readonly ShownFlow[] => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return flows
    .map((flow) => ({
      ...flow,
      paths: flow.paths.filter((path) => {
        const text = textOf(path)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ paths }) => paths.length > 0)
}

/** The flows with those of their paths that are named, in that order. */
export const onlyPaths = (flows: readonly ShownFlow[], ids: readonly string[]): readonly ShownFlow[] =>
  flows
    .map((flow) => ({ ...flow, paths: ids.flatMap((id) => flow.paths.find((path) => path.id === id) ?? []) }))
    .filter(({ paths }) => paths.length > 0)
