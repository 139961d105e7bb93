import { vietnamDay } from '../../../src/domain/dates.ts'
import { allowsMethod, notCorrectable, type Corrected } from '../../../src/domain/corrections/allowed.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import {
  amountsLeft,
  certificateCorrections,
  methodOf,
  overdrawnAmounts,
  type CertificateAmounts,
} from '../../../src/domain/pitCertificate/corrections.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { ChainedCertificate, PitCertificate, PitCertificateDraft } from './store/pitCertificates.ts'
import type { Repositories } from './store/repositories.ts'

/** The certificate that a draft corrects; empty where it corrects none that the company has. */
const originalOf = ({ given }: PitCertificateDraft): string => given.corrects_sid ?? ''

type Inside = Pick<Repositories, 'pitCertificates'>

/** Whether one is on its way: what was turned down is not, until it is sent again. */
const isOnItsWay = ({ status }: Pick<ChainedCertificate, 'status'>): boolean => status === 'draft' || status === 'sent'

/** What has been done about a certificate, and what its amounts have become. @param by all that correct it */
export const standingOf = (
  { head, content }: Pick<PitCertificate, 'head' | 'content'>,
  by: readonly ChainedCertificate[],
): Corrected & { readonly amounts: CertificateAmounts } => {
  const accepted = by.filter(({ status }) => status === 'accepted')
  const adjustments = accepted.filter(({ content: said }) => methodOf(said.inv_feature) === 'adjust')
  return {
    isAccepted: head.status === 'accepted',
    made: accepted.flatMap(({ content: said }) => methodOf(said.inv_feature) ?? []),
    isPending: by.some(isOnItsWay),
    amounts: amountsLeft(
      content,
      adjustments.map(({ content: said }) => said),
    ),
  }
}

const messages = {
  notAccepted: 'original_is_not_accepted',
  replaced: 'original_is_replaced',
  pending: 'original_is_being_corrected',
} as const

const problemsOf = (
  original: PitCertificate,
  by: readonly ChainedCertificate[],
  content: CertificateContent,
  today: string,
): readonly FieldProblem[] => {
  const method = methodOf(content.inv_feature)
  if (method === null) return []
  const standing = standingOf(original, by)
  const reason = notCorrectable(standing)
  const at = (message: string): readonly FieldProblem[] => [{ field: 'inv_no_ref', message }]
  if (content.inv_date_ref !== original.content.inv_date)
    return [{ field: 'inv_date_ref', message: 'original_has_another_day' }]
  if (methodOf(original.content.inv_feature) === 'adjust') return at('original_is_an_adjustment')
  if (reason !== null) return at(messages[reason])
  if (!allowsMethod(certificateCorrections, method, { today, made: standing.made }))
    return [{ field: 'inv_feature', message: 'correction_is_not_allowed' }]
  return overdrawnAmounts(standing.amounts, content).map((field) => ({ field, message: 'more_than_is_left' }))
}

/**
 * Whether a certificate may correct the one that it names, which is held until the transaction ends: of two corrections at once the second
 * finds the first. What the company has not is of another system, and taken as it is typed.
 */
export const checkCorrection = async (
  { pitCertificates }: Inside,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  content: CertificateContent,
  now: Date,
): Promise<Result<null, ServerRefusal<'pitCertificate.notCorrectable'>>> => {
  if (methodOf(content.inv_feature) === null) return succeed(null)
  const originalId = await pitCertificates.correctedBy(companyId, content)
  if (originalId === '') return succeed(null)
  await pitCertificates.hold(companyId, [originalId])
  const original = await pitCertificates.byId(companyId, originalId)
  if (original === null) return succeed(null)
  const others = (await pitCertificates.correctionsOf(companyId, [originalId])).filter((one) => one.id !== id)
  const fields = problemsOf(original, others, content, vietnamDay(now))
  return fields.length === 0 ? succeed(null) : fail({ reason: 'pitCertificate.notCorrectable', fields })
}

/** Of drafts that are restored, those whose original nobody corrects meanwhile. */
export const stillCorrecting = async (
  { pitCertificates }: Inside,
  companyId: string,
  drafts: readonly PitCertificateDraft[],
): Promise<readonly PitCertificateDraft[]> => {
  const originals = [...new Set(drafts.map(originalOf).filter((id) => id !== ''))]
  if (originals.length === 0) return drafts
  await pitCertificates.hold(companyId, originals)
  const taken = (await pitCertificates.correctionsOf(companyId, originals)).filter(isOnItsWay)
  const isTaken = (draft: PitCertificateDraft): boolean =>
    taken.some(({ correctsId }) => correctsId === originalOf(draft)) ||
    drafts.some((other) => originalOf(other) === originalOf(draft) && other.id < draft.id)
  return drafts.filter((draft) => originalOf(draft) === '' || !isTaken(draft))
}
