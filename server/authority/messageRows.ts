/** Whether an answer says that a message was taken in, what the sender has to explain before it is decided, or what was decided of it. */
export type AnswerStep = 'receipt' | 'explanation' | 'decision'

/** Which documents an answer moves, and where to. */
interface Moves<Status extends string> {
  /** Statuses in which it moves a document: receipts come before decisions, which may overtake them. */
  readonly finds: readonly Status[]
  /** The status that it brings, by the code of the outcome in its notice, or under an empty one where that names none. */
  readonly moves: Readonly<Record<string, Status>>
}

/** An answer to a message of a kind. One that answers several messages of the kind has the same outcomes in each. */
export interface AnswerRow<Status extends string> extends Moves<Status> {
  /** MLTDiep. */
  readonly type: string
  readonly step: AnswerStep
  /** What has an outcome of its own in it: the message, each document of the message, or each row of its one document. */
  readonly outcomeOf: 'message' | 'document' | 'row'
  /** Documents of another kind that it moves too, which the rows of the document name. */
  readonly also?: Moves<string> & { readonly kind: string }
  /** Whether it brings the signed document anew, with the authority's code and signature. */
  readonly bringsDocument?: true
}

/** What a kind of documents sends to the authority, and what comes back (docs/decisions/0467). */
export interface MessageRow<Status extends string> {
  /** MLTDiep. */
  readonly type: string
  /** One signed document, many of them, or many in a package that is signed too. */
  readonly carries: 'document' | 'package' | 'signedPackage'
  /** Signed documents in one message at most. */
  readonly maxRows: number
  /** Root of a second signed document that goes behind each; absent where they go alone. */
  readonly companion?: string
  /** What becomes of its documents when the provider does not pass it on. */
  readonly turnedDown: { readonly finds: readonly Status[]; readonly to: Status }
  readonly answers: readonly AnswerRow<Status>[]
}

/** An answer with one outcome for the whole message, or one for each document in it. */
export interface TransmittedAnswer<Status extends string> extends AnswerRow<Status> {
  readonly outcomeOf: 'message' | 'document'
  readonly also?: never
  readonly bringsDocument?: never
}

/** A message with signed documents and no signature of its own, whose answers move them and nothing else. */
export interface TransmittedMessage<Status extends string> extends MessageRow<Status> {
  readonly carries: 'document' | 'package'
  readonly answers: readonly TransmittedAnswer<Status>[]
}

/** The answer of a type, to whichever of the messages; null where it answers none. */
export const answerOfType = <Status extends string>(
  rows: readonly MessageRow<Status>[],
  type: string,
): AnswerRow<Status> | null => rows.flatMap(({ answers }) => answers).find((answer) => answer.type === type) ?? null

/** The row of a message that was sent; null where none of the rows is of its type. */
export const rowOfType = <Row extends MessageRow<string>>(rows: readonly Row[], type: string): Row | null =>
  rows.find((row) => row.type === type) ?? null

/** The types of all answers to these messages, each once. */
export const answerTypesOf = (rows: readonly MessageRow<string>[]): readonly string[] => [
  ...new Set(rows.flatMap(({ answers }) => answers.map(({ type }) => type))),
]
