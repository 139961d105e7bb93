import { placeOf, type DescribedFlow, type DescribedPath } from './describeFlow.ts'

const pathLines = ({ id, start, begins, steps }: DescribedPath): readonly string[] => [
  `  ${id}  ${start}`,
  `        → ${placeOf(begins)}`,
  ...steps.flatMap(({ description, states }, index) => [
    `    ${String(index + 1).padStart(2)}. ${description}`,
    `        → ${placeOf(states)}`,
  ]),
  '',
]

/** A flow's paths for a terminal: id and start, then each step with the state in which the flow rests after it. */
export const listingOf = ({ machine, name, paths }: DescribedFlow): string =>
  [`${name} (${machine}): ${paths.length}`, '', ...paths.flatMap(pathLines)].join('\n')
