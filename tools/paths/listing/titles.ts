interface TitledPath {
  readonly id: string
  readonly start: string
  readonly begins: readonly { readonly name: string }[]
  readonly steps: readonly { readonly sentence: string; readonly states: readonly { readonly name: string }[] }[]
}

/** What a path's title says, from the shortest to all that there is: ever more of what comes before its last step. */
const candidatesOf = ({ id, start, begins, steps }: TitledPath): readonly string[] => {
  const sentences = steps.map(({ sentence }) => sentence)
  const last = sentences.at(-1) ?? start
  const before = (steps.at(-2)?.states ?? begins).map(({ name }) => name).join(' + ')
  const longer = sentences.slice(0, -1).map((_, count) => sentences.slice(-2 - count).join(' → '))
  return [
    last,
    `${last} (${before})`,
    `${last} (${before}; ${start})`,
    ...longer,
    ...longer.map((title) => `${title} (${start})`),
    id,
  ]
}

/** A title for each path, by its last step and as much of what comes before as distinguishes it from all others. */
export const titlesOf = (paths: readonly TitledPath[]): readonly string[] => {
  const candidates = paths.map(candidatesOf)
  const counts = new Map<string, number>()
  for (const title of candidates.flatMap((of) => [...new Set(of)])) counts.set(title, (counts.get(title) ?? 0) + 1)
  return candidates.map((of, index) => of.find((title) => counts.get(title) === 1) ?? paths[index]?.id ?? '')
}
