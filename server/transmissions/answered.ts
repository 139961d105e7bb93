import type { AnsweredRow, Correspondent, RowOutcome } from './correspondent.ts'
import { withoutCompanions, type Transmission, type TransmissionRow } from './transmissions.ts'

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

/** Of a message with many documents, `applied` where it has moved one of them. */
const outcomeOf = (outcomes: ReadonlySet<RowOutcome>): RowOutcome =>
  (['applied', 'late'] as const).find((one) => outcomes.has(one)) ?? 'unknown'

/** Moves the documents of a transmission as an answer to it says, each by itself. */
export const applyAnswer = async <Repositories>(
  inside: Repositories,
  transmission: Transmission,
  rows: readonly AnsweredRow<Repositories>[],
  at: string,
): Promise<Taken> => {
  const { companyId } = transmission
  const { said, strangers } = saidOf(withoutCompanions(transmission.rows), rows)
  const outcomes = new Set<RowOutcome>()
  for (const { row, move } of said) {
    outcomes.add(await move(inside, { companyId, id: row.signedId }, at))
  }
  return { outcome: outcomeOf(outcomes), strangers }
}

/** Gives all documents of a transmission back that was passed on by no provider, or not taken in. @param message why, in its words */
export const turnDownAll = async <Repositories>(
  inside: Repositories,
  turnDown: Correspondent<Repositories>['turnDown'],
  transmission: Transmission,
  message: string,
  at: string,
): Promise<RowOutcome> => {
  const { companyId, messageType, mtdiep } = transmission
  const refused = { message, mtdiep, messageType }
  const outcomes = new Set<RowOutcome>()
  for (const { signedId: id } of withoutCompanions(transmission.rows)) {
    outcomes.add(await turnDown(inside, { companyId, id }, refused, at))
  }
  return outcomeOf(outcomes)
}
