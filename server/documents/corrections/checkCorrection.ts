import { allowedCorrections, allowsMethod, notCorrectable } from '../../../src/domain/corrections/allowed.ts'
import { methodOf } from '../../../src/domain/corrections/features.ts'
import type { CorrectionMethod, CorrectionTable } from '../../../src/domain/corrections/table.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { KeptDraft } from '../heads/describedHeads.ts'
import type { Heads } from '../heads/headsIn.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { Chained, Chains, CorrectingContent } from './chained.ts'
import { contentsOf, isOnItsWay, standingOf } from './standing.ts'

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

/**
 * Whether a document may correct the one that it names, which is held until the transaction ends: of two corrections at once the second finds
 * the first. What the company has not is of another system, and taken as it is typed.
 */
export const checkCorrection = async <Content extends CorrectingContent, Code extends string>(
  kind: CorrectedKind<Content, Code>,
  documents: Correctable<Content>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  content: Content,
  now: Date,
): Promise<Result<null, ServerRefusal<Code>>> => {
  if (methodOf(content.inv_feature) === null) return succeed(null)
  const originalId = await documents.correctedBy(companyId, content)
  if (originalId === '') return succeed(null)
  await documents.hold(companyId, [originalId])
  const original = await documents.whole(companyId, originalId)
  if (original === null) return succeed(null)
  const others = (await documents.correctionsOf(companyId, [originalId])).filter((one) => one.id !== id)
  const isCancelled = (await kind.isCancelled?.(companyId, originalId)) ?? false
  const fields = problemsOf(kind, { ...original, isCancelled }, others, content, vietnamDay(now))
  return fields.length === 0 ? succeed(null) : fail({ reason: kind.refusal, fields })
}

/** The document that a draft corrects; empty where it corrects none that the company has. */
const originalOf = ({ given }: Pick<KeptDraft<unknown>, 'given'>): string => given.corrects_sid ?? ''

/** Of drafts that are restored, those whose original nobody corrects meanwhile. */
export const stillCorrecting = async <Content extends CorrectingContent>(
  documents: Pick<Correctable<Content>, 'hold' | 'correctionsOf'>,
  companyId: string,
  drafts: readonly KeptDraft<Content>[],
): Promise<readonly KeptDraft<Content>[]> => {
  const originals = [...new Set(drafts.map(originalOf).filter((id) => id !== ''))]
  if (originals.length === 0) return drafts
  await documents.hold(companyId, originals)
  const taken = (await documents.correctionsOf(companyId, originals)).filter(isOnItsWay)
  const isTaken = (draft: KeptDraft<Content>): boolean =>
    taken.some(({ correctsId }) => correctsId === originalOf(draft)) ||
    drafts.some((other) => originalOf(other) === originalOf(draft) && other.id < draft.id)
  return drafts.filter((draft) => originalOf(draft) === '' || !isTaken(draft))
}

/** What an accepted document makes of the one that it corrects, if the company has that. */
export const noteCorrection = async (
  { setCorrected }: Pick<Chains<unknown>, 'setCorrected'>,
  companyId: string,
  { id, correctsId, feature }: { readonly id: string; readonly correctsId: string; readonly feature: string },
): Promise<void> => {
  if (correctsId !== '') await setCorrected(companyId, correctsId, { feature, id })
}
