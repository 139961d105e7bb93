interface TitledPath {
  readonly id: string
  readonly start: string
  readonly begins: readonly { readonly name: string }[]
  readonly steps: readonly { readonly description: string; readonly states: readonly { readonly name: string }[] }[]
}

/** What a path's title says, from the shortest to all that there is: ever more of what comes before its last step. */
const candidatesOf = ({ id, start, begins, steps }: TitledPath): readonly string[] => {
  const descriptions = steps.map(({ description }) => description)
  const last = descriptions.at(-1) ?? start
  /** The states before the last so many steps. */
  const before = (count: number) => (steps.at(-1 - count)?.states ?? begins).map(({ name }) => name).join(' + ')
  const longer = descriptions.slice(0, -1).map((_, more) => ({
    title: descriptions.slice(-2 - more).join(' → '),
    from: before(2 + more),
  }))
  return [
    last,
    `${last} (${before(1)})`,
    `${last} (${before(1)}; ${start})`,
    ...longer.map(({ title }) => title),
    ...longer.map(({ title }) => `${title} (${start})`),
    // A path may end as another one from the same start does as a whole.
    ...longer.map(({ title, from }) => `${title} (${from}; ${start})`),
    // Or a longer one may end as this does as a whole.
    [start, ...descriptions].join(' → '),
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
