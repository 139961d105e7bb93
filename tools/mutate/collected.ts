export { expect } from 'vitest'

/** A test as a journey file declares it, to be run once per mutant. */
export interface Journey {
  readonly title: string
  readonly run: () => unknown
}

type Body<Row extends readonly unknown[]> = (...row: Row) => unknown

export const journeys: Journey[] = []
const suites: string[] = []

const declare = (title: string, run: () => unknown) => {
  journeys.push({ title: [...suites, title].join(' > '), run })
}

const suite = (title: string, body: () => void) => {
  suites.push(title)
  body()
  suites.pop()
}

const isRow = (row: unknown): row is readonly unknown[] => Array.isArray(row)

const rowsOf = (table: readonly unknown[]) => table.map((row) => (isRow(row) ? row : [row]))

/** Stand for vitest's own in a journey file: they collect what it declares. */
export const it = Object.assign(declare, {
  each: (table: readonly unknown[]) => (title: string, body: Body<readonly unknown[]>) => {
    for (const [index, row] of rowsOf(table).entries()) declare(`${title} (${index + 1})`, () => body(...row))
  },
})
export const test = it
export const describe = Object.assign(suite, {
  each: (table: readonly unknown[]) => (title: string, body: (...row: readonly unknown[]) => void) => {
    for (const [index, row] of rowsOf(table).entries()) suite(`${title} (${index + 1})`, () => body(...row))
  },
})
