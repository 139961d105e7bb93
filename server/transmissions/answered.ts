import type { AnsweredRow, RowOutcome } from './correspondent.ts'
import type { Transmission, TransmissionRow } from './transmissions.ts'

/** What became of an answer: of a message with many documents, `applied` where it has moved one of them. */
export interface Taken {
  readonly outcome: RowOutcome
  /** Documents that it names and its message does not carry. */
  readonly strangers: number
}

interface Said<Repositories> {
  readonly row: TransmissionRow
  readonly move: AnsweredRow<Repositories>['move']
}

/** Which document each row of an answer speaks of, in the order of the message: two answers that move the same documents go one way. */
const saidOf = <Repositories>(
  rows: readonly TransmissionRow[],
  answered: readonly AnsweredRow<Repositories>[],
): { readonly said: readonly Said<Repositories>[]; readonly strangers: number } => {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const named = new Set(answered.map(({ key }) => key))
  const said = answered.flatMap(({ key, move }): readonly Said<Repositories>[] => {
    if (key === null) return rows.filter((row) => !named.has(row.key)).map((row) => ({ row, move }))
    const row = byKey.get(key)
    return row === undefined ? [] : [{ row, move }]
  })
  return {
    said: said.toSorted((one, other) => one.row.position - other.row.position),
    strangers: answered.filter(({ key }) => key !== null && !byKey.has(key)).length,
  }
}

/** Moves the documents of a transmission as an answer to it says, each by itself. */
export const applyAnswer = async <Repositories>(
  inside: Repositories,
  transmission: Transmission,
  rows: readonly AnsweredRow<Repositories>[],
  at: string,
): Promise<Taken> => {
  const { companyId } = transmission
  const { said, strangers } = saidOf(transmission.rows, rows)
  const outcomes = new Set<RowOutcome>()
  for (const { row, move } of said) {
    outcomes.add(await move(inside, { companyId, id: row.signedId }, at))
  }
  const outcome = (['applied', 'late'] as const).find((one) => outcomes.has(one)) ?? 'unknown'
  return { outcome, strangers }
}
