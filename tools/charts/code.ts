/**
 * What stands in a chart as a value, or as a function that computes it, on one line as the source says it. What formatting
 * alone changes in a function is taken away.
 */
export const sourceOf = (value: unknown): string =>
  typeof value === 'function'
    ? String(value)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/,(?= ?[}\])])/g, '')
        .replaceAll(/(?<=[([]) | (?=[)\],])/g, '')
        .trim()
    : JSON.stringify(value)
