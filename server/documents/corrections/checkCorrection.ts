import { allowedCorrections, allowsMethod, notCorrectable } from '../../../src/domain/corrections/allowed.ts'
import { methodOf } from '../../../src/domain/corrections/features.ts'
import type { CorrectionMethod, CorrectionTable } from '../../../src/domain/corrections/table.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Heads } from '../heads/headsIn.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { Chained, Chains, CorrectingContent } from './chained.ts'
import { contentsOf, standingOf } from './standing.ts'

/** Documents of a kind whose documents correct one another. */
export type Correctable<Content extends CorrectingContent> = Chains<Content> &
  Pick<Heads<DocumentHead, Content, unknown>, 'wholes' | 'hold'>

/** How a document of a kind corrects several at once. */
interface CorrectedTogether<Content> {
  readonly isOf: (correction: Content) => boolean
  /** What it says about each, in the order in which it names them. */
  readonly partsOf: (correction: Content) => readonly Content[]
  /** What is wrong with those that it corrects, beyond each of them. */
  readonly problems: (originals: readonly Content[]) => readonly FieldProblem[]
}

/** What a kind decides of its corrections. */
export interface CorrectedKind<Content extends CorrectingContent, Code extends string> {
  readonly refusal: Code
  /** What the laws allow of a document. */
  readonly tableOf: (original: Content) => CorrectionTable<string>
  /** The error of the table that a correction is about, where its kind says it; empty where one does not. */
  readonly errorOf?: (correction: Content) => string
  /** Those of the ids that are cancelled by what was said about them, where that is known of the kind. */
  readonly cancelledOf?: (companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Absent of a kind whose documents correct one other. */
  readonly several?: CorrectedTogether<Content>
  /** What is wrong with the amounts of a correction, for what is left of the document that it corrects. */
  readonly amountProblems: (
    original: Content,
    adjustments: readonly Content[],
    correction: Content,
  ) => readonly FieldProblem[]
}

const messages = {
  cancelled: 'original_is_cancelled',
  notAccepted: 'original_is_not_accepted',
  replaced: 'original_is_replaced',
  pending: 'original_is_being_corrected',
} as const

interface Original<Content> {
  readonly head: { readonly status: string }
  readonly content: Content
  readonly isCancelled: boolean
}

/** Whether the law of the day allows the method, of the error that the correction says or else of any. */
const isAllowed = <Content extends CorrectingContent, Code extends string>(
  { tableOf, errorOf }: CorrectedKind<Content, Code>,
  original: Content,
  content: Content,
  { method, ...onDay }: Parameters<typeof allowsMethod>[2] & { readonly method: CorrectionMethod },
): boolean => {
  const table = tableOf(original)
  const error = errorOf?.(content) ?? ''
  if (error === '') return allowsMethod(table, method, onDay)
  return table.errors.includes(error) && allowedCorrections(table, { error, ...onDay }).methods.includes(method)
}

const problemsOf = <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  original: Original<Content>,
  by: readonly Chained<Content>[],
  content: Content,
  today: string,
): readonly FieldProblem[] => {
  const method = methodOf(content.inv_feature)
  if (method === null) return []
  const standing = { ...standingOf(original, by), isCancelled: original.isCancelled }
  const reason = notCorrectable(standing)
  const at = (message: string): readonly FieldProblem[] => [{ field: 'inv_no_ref', message }]
  if (content.inv_date_ref !== original.content.inv_date)
    return [{ field: 'inv_date_ref', message: 'original_has_another_day' }]
  if (methodOf(original.content.inv_feature) === 'adjust') return at('original_is_an_adjustment')
  if (reason !== null) return at(messages[reason])
  if (!isAllowed(kind, original.content, content, { ...standing, method, today }))
    return [{ field: 'inv_feature', message: 'correction_is_not_allowed' }]
  return kind.amountProblems(original.content, contentsOf(standing.adjustments), content)
}

/** A document that is corrected, with what is wrong with correcting it. */
interface Judged<Content> {
  readonly original: Content
  readonly problems: readonly FieldProblem[]
}

/** Those that are corrected, which are held: of two corrections at once the second finds the first. Null for each of another system. */
const judge = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  parts: readonly Content[],
  now: Date,
): Promise<readonly (Judged<Content> | null)[]> => {
  const ids = await documents.correctedByEach(companyId, parts)
  const known = ids.filter((one) => one !== '')
  await documents.hold(companyId, known)
  const originals = new Map((await documents.wholes(companyId, known)).map((one) => [one.head.id, one]))
  const corrections = (await documents.correctionsOf(companyId, known)).filter((one) => one.id !== id)
  const cancelled = await kind.cancelledOf?.(companyId, known)
  return parts.map((part, place) => {
    const originalId = ids[place] ?? ''
    const original = originals.get(originalId)
    if (original === undefined) return null
    const by = corrections.filter(({ correctsId }) => correctsId === originalId)
    const isCancelled = cancelled?.has(originalId) ?? false
    const problems = problemsOf(kind, { ...original, isCancelled }, by, part, vietnamDay(now))
    return { original: original.content, problems }
  })
}

const unknown: FieldProblem = { field: 'inv_no_ref', message: 'original_is_unknown' }
const naming: readonly string[] = ['inv_no_ref', 'inv_date_ref']

/** A problem with one of several is said where it is named. */
const atPlace =
  (place: number) =>
  ({ field, message }: FieldProblem): FieldProblem => ({
    field: naming.includes(field) ? `corrected.${place}.${field}` : field,
    message,
  })

/** What is wrong with several: all of them are the company's own, since their list says what each was. */
const problemsOfSeveral = <Content>(
  { problems }: CorrectedTogether<Content>,
  judged: readonly (Judged<Content> | null)[],
): readonly FieldProblem[] => [
  ...judged.flatMap((one, place) => (one === null ? [unknown] : one.problems).map(atPlace(place))),
  ...problems(judged.flatMap((one) => (one === null ? [] : [one.original]))),
]

/**
 * Whether a document may correct those that it names, which are held until the transaction ends. One that the company has not is of another
 * system, and taken as it is typed.
 */
export const checkCorrection = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  document: { readonly companyId: string; readonly id: string },
  content: Content,
  now: Date,
): Promise<Result<null, ServerRefusal<Code>>> => {
  if (methodOf(content.inv_feature) === null) return succeed(null)
  const several = kind.several?.isOf(content) === true ? kind.several : null
  const judged = await judge(kind, documents, document, several?.partsOf(content) ?? [content], now)
  const fields = several === null ? judged.flatMap((one) => one?.problems ?? []) : problemsOfSeveral(several, judged)
  return fields.length === 0 ? succeed(null) : fail({ reason: kind.refusal, fields })
}
