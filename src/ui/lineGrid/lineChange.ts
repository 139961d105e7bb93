/**
 * A line of a grid. Its id is its own as long as there is the line, and is never its place; the other fields are always there, empty where
 * nothing is given.
 */
export interface LineRow {
  readonly id: string
}

/** New values of some fields of one line. */
export interface SetLine<Row extends LineRow> {
  readonly id: string
  readonly values: Partial<Row>
}

/** A small description of what happens to lines. Lines are named by their ids: those that are gone are left out. */
export type LineChange<Row extends LineRow> =
  | { readonly kind: 'set'; readonly lines: readonly SetLine<Row>[] }
  | { readonly kind: 'insert'; readonly at: number; readonly rows: readonly Row[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'move'; readonly id: string; readonly to: number }
  | { readonly kind: 'together'; readonly changes: readonly LineChange<Row>[] }

export const setLine = <Row extends LineRow>(id: string, values: Partial<Row>): LineChange<Row> => ({
  kind: 'set',
  lines: [{ id, values }],
})

/** Several changes as one, in their order. */
export const together = <Row extends LineRow>(...changes: readonly LineChange<Row>[]): LineChange<Row> => ({
  kind: 'together',
  changes,
})

const withSet = <Row extends LineRow>(rows: readonly Row[], lines: readonly SetLine<Row>[]): readonly Row[] => {
  const values = new Map<string, Partial<Row>>()
  for (const line of lines) values.set(line.id, { ...values.get(line.id), ...line.values })
  return rows.map((row) => {
    const changed = values.get(row.id)
    return changed === undefined ? row : { ...row, ...changed, id: row.id }
  })
}

const withMoved = <Row extends LineRow>(rows: readonly Row[], id: string, to: number): readonly Row[] => {
  const moved = rows.find((row) => row.id === id)
  return moved === undefined ? rows : rows.filter((row) => row !== moved).toSpliced(to, 0, moved)
}

/** The lines after a change. Those that it does not touch stay the same objects. */
export const applyLineChange = <Row extends LineRow>(rows: readonly Row[], change: LineChange<Row>): readonly Row[] => {
  switch (change.kind) {
    case 'set':
      return withSet(rows, change.lines)
    case 'insert':
      return rows.toSpliced(change.at, 0, ...change.rows)
    case 'remove': {
      const removed = new Set(change.ids)
      return rows.filter(({ id }) => !removed.has(id))
    }
    case 'move':
      return withMoved(rows, change.id, change.to)
    case 'together':
      return change.changes.reduce(applyLineChange<Row>, rows)
  }
}

const valuesBefore = <Row extends LineRow>(row: Row, values: Partial<Row>): Partial<Row> => {
  const before = { ...values }
  for (const field in before) before[field] = row[field]
  return before
}

const setBack = <Row extends LineRow>(rows: readonly Row[], lines: readonly SetLine<Row>[]): LineChange<Row> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    kind: 'set',
    lines: lines.flatMap(({ id, values }) => {
      const row = byId.get(id)
      return row === undefined ? [] : [{ id, values: valuesBefore(row, values) }]
    }),
  }
}

const putBack = <Row extends LineRow>(rows: readonly Row[], ids: readonly string[]): LineChange<Row> => {
  const removed = new Set(ids)
  return together(
    ...rows.flatMap((row, at): LineChange<Row>[] => (removed.has(row.id) ? [{ kind: 'insert', at, rows: [row] }] : [])),
  )
}

/** What takes a change back. @param rows the lines as they are before it */
export const inverseOf = <Row extends LineRow>(rows: readonly Row[], change: LineChange<Row>): LineChange<Row> => {
  switch (change.kind) {
    case 'set':
      return setBack(rows, change.lines)
    case 'insert':
      return { kind: 'remove', ids: change.rows.map(({ id }) => id) }
    case 'remove':
      return putBack(rows, change.ids)
    case 'move':
      return { kind: 'move', id: change.id, to: rows.findIndex(({ id }) => id === change.id) }
    case 'together': {
      const inverses: LineChange<Row>[] = []
      let now = rows
      for (const each of change.changes) {
        inverses.unshift(inverseOf(now, each))
        now = applyLineChange(now, each)
      }
      return together(...inverses)
    }
  }
}

/** The first line that a change sets, inserts or moves; undefined where it only removes. */
export const firstLineOf = <Row extends LineRow>(change: LineChange<Row>): string | undefined => {
  switch (change.kind) {
    case 'set':
      return change.lines[0]?.id
    case 'insert':
      return change.rows[0]?.id
    case 'move':
      return change.id
    case 'remove':
      return undefined
    case 'together':
      return change.changes.map(firstLineOf<Row>).find((id) => id !== undefined)
  }
}
