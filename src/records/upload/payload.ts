/** Rows that are written as JSON in one go. */
const atOnce = 2_000

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The rows as JSON, made piece by piece so that the page stays alive. */
export const payloadOf = async (rows: readonly unknown[]): Promise<Blob> => {
  const pieces: string[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    pieces.push(JSON.stringify(rows.slice(at, at + atOnce)).slice(1, -1))
    await nextTurn()
  }
  return new Blob(['[', pieces.join(','), ']'], { type: 'application/json' })
}
