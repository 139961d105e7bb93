/** Mutants that nobody could tell from the chart, by machine and name, each with why. */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
