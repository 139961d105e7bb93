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
  Pick<Heads<DocumentHead, Content, unknown>, 'whole' | 'hold'>

/** What a kind decides of its corrections. */
export interface CorrectedKind<Content extends CorrectingContent, Code extends string> {
  readonly refusal: Code
  /** What the laws allow of a document. */
  readonly tableOf: (original: Content) => CorrectionTable<string>
  /** The error of the table that a correction is about, where its kind says it; empty where one does not. */
  readonly errorOf?: (correction: Content) => string
  /** Whether what was said about a document cancels it, where that is known of the kind. */
  readonly isCancelled?: (companyId: string, id: string) => Promise<boolean>
  /** What one that corrects several says about each, in the order in which it names them; absent of a kind whose documents correct one. */
  readonly partsOf?: (correction: Content) => readonly Content[]
  /** What is wrong with documents that one corrects at once, beyond each of them. */
  readonly togetherProblems?: (originals: readonly Content[]) => readonly FieldProblem[]
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
  /** Null of one of another system. */
  readonly original: Content | null
  readonly problems: readonly FieldProblem[]
}

/** One that is corrected, which is held: of two corrections at once the second finds the first. */
const judge = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  { companyId, id, originalId }: { readonly companyId: string; readonly id: string; readonly originalId: string },
  content: Content,
  now: Date,
): Promise<Judged<Content>> => {
  await documents.hold(companyId, [originalId])
  const original = originalId === '' ? null : await documents.whole(companyId, originalId)
  if (original === null) return { original, problems: [] }
  const others = (await documents.correctionsOf(companyId, [originalId])).filter((one) => one.id !== id)
  const isCancelled = (await kind.isCancelled?.(companyId, originalId)) ?? false
  const problems = problemsOf(kind, { ...original, isCancelled }, others, content, vietnamDay(now))
  return { original: original.content, problems }
}

const naming: readonly string[] = ['inv_no_ref', 'inv_date_ref']

/** A problem with one of several is said where it is named. */
const atPlace =
  (place: number) =>
  ({ field, message }: FieldProblem): FieldProblem => ({
    field: naming.includes(field) ? `corrected.${place}.${field}` : field,
    message,
  })

/** The same of several: all of them are the company's own, since their list says what each was. */
const judgeSeveral = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  parts: readonly Content[],
  now: Date,
): Promise<readonly FieldProblem[]> => {
  const ids = await documents.correctedByEach(companyId, parts)
  await documents.hold(
    companyId,
    ids.filter((one) => one !== ''),
  )
  const problems: FieldProblem[] = []
  const originals: Content[] = []
  for (const [place, part] of parts.entries()) {
    const judged = await judge(kind, documents, { companyId, id, originalId: ids[place] ?? '' }, part, now)
    if (judged.original === null) problems.push(atPlace(place)({ field: 'inv_no_ref', message: 'original_is_unknown' }))
    else originals.push(judged.original)
    problems.push(...judged.problems.map(atPlace(place)))
  }
  return [...problems, ...(kind.togetherProblems?.(originals) ?? [])]
}

/**
 * Whether a document may correct those that it names, which are held until the transaction ends. One that the company has not is of another
 * system, and taken as it is typed.
 */
export const checkCorrection = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  content: Content,
  now: Date,
): Promise<Result<null, ServerRefusal<Code>>> => {
  if (methodOf(content.inv_feature) === null) return succeed(null)
  const parts = kind.partsOf?.(content) ?? []
  const one = async () => {
    const originalId = await documents.correctedBy(companyId, content)
    return judge(kind, documents, { companyId, id, originalId }, content, now)
  }
  const fields =
    parts.length > 0 ? await judgeSeveral(kind, documents, { companyId, id }, parts, now) : (await one()).problems
  return fields.length === 0 ? succeed(null) : fail({ reason: kind.refusal, fields })
}
