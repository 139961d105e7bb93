import { useState } from 'react'

/** Selected rows of a list, those of other pages included. */
export interface KeptSelection<Row> {
  /** In the order in which they were selected, as the server last answered them. */
  readonly rows: readonly Row[]
  readonly keys: ReadonlySet<string>
  /** How many of them are not among the rows that are shown. */
  readonly elsewhere: number
  /** The keys that are selected now, those of other pages included. */
  readonly select: (keys: ReadonlySet<string>) => void
  readonly clear: () => void
}

/** Keeps selected rows while the list shows other pages, another order, search or filter. `shown` is the page that is shown. */
export const useKeptSelection = <Row>(shown: readonly Row[], rowKey: (row: Row) => string): KeptSelection<Row> => {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const here = new Map(shown.map((row) => [rowKey(row), row]))
  const selected = new Map([...kept].map(([key, row]) => [key, here.get(key) ?? row]))
  return {
    rows: [...selected.values()],
    keys: new Set(selected.keys()),
    elsewhere: [...selected.keys()].filter((key) => !here.has(key)).length,
    select: (keys) => {
      const rows = new Map([...selected, ...here])
      setKept(
        new Map(
          [...keys].flatMap((key) => {
            const row = rows.get(key)
            return row === undefined ? [] : [[key, row]]
          }),
        ),
      )
    },
    clear: () => setKept(new Map()),
  }
}
