import type { ListPlace } from '../../api/queries/listPlace.ts'

interface Pages<Row> {
  readonly place: ListPlace
  /** Rows of a page. */
  readonly size: number
  readonly keyOf: (row: Row) => string
  /** Throws the failure of the page. */
  readonly read: (place: ListPlace) => Promise<readonly Row[]>
}

/**
 * All rows that a list shows at a place, on every page and in its order, until a page has fewer rows than it could. A row that moves to
 * another page meanwhile comes once.
 */
export async function* listPages<Row>({ place, size, keyOf, read }: Pages<Row>): AsyncGenerator<readonly Row[]> {
  const seen = new Set<string>()
  for (let page = 0; ; page += 1) {
    const rows = await read({ ...place, page, size })
    const fresh = rows.filter((row) => !seen.has(keyOf(row)))
    for (const row of fresh) seen.add(keyOf(row))
    yield fresh
    if (rows.length < size) return
  }
}

/** The first of the rows on some pages, no more than `most`. */
export async function* firstRows<Row>(
  pages: AsyncIterable<readonly Row[]>,
  most: number,
): AsyncGenerator<readonly Row[]> {
  let left = most
  for await (const rows of pages) {
    yield rows.slice(0, left)
    left -= rows.length
    if (left <= 0) return
  }
}
