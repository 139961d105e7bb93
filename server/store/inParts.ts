/** Rows of one statement: both databases bound how many values it may have. */
const rowsAtOnce = 500

/** Does work with hundreds of rows at a time, in their order. @param atOnce fewer of them, where each is large */
export const inParts = async <Row>(
  rows: readonly Row[],
  work: (part: readonly Row[]) => Promise<unknown>,
  atOnce = rowsAtOnce,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce) await work(rows.slice(from, from + atOnce))
}
